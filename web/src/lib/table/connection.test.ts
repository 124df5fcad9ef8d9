import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../recorded/fakeServer';
import { Connection, type ConnectionState } from './connection';

let states: ConnectionState[];
let line: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  states = [];
  line = new Connection(
    () => ({ type: 'hello', table: 't', keys: ['k'] }),
    () => {},
    (state) => states.push(state),
  );
  FakeSocket.last.open();
  FakeSocket.last.answer({ type: 'state', answer: null });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server is there, and answers every ping. */
function live(ms: number): void {
  for (let passed = 0; passed < ms; passed += 50) {
    vi.advanceTimersByTime(50);
    const asked = FakeSocket.last.sent.at(-1);
    if (asked?.type === 'ping') FakeSocket.last.answer({ type: 'pong', answer: asked.id });
  }
}

it('stays open while the server answers', () => {
  live(30_000);
  expect(states).toEqual(['connecting', 'open']);
});

it('notices within two seconds that nothing comes back', () => {
  live(10_000);
  vi.advanceTimersByTime(2000);
  expect(states.at(-1)).toBe('silent');
  FakeSocket.last.answer({ type: 'presence', seats: [], watchers: 0 });
  expect(states.at(-1)).toBe('open');
});

it('asks at once where the browser says that the network has changed', () => {
  const socket = FakeSocket.last; // a line that another test left open may make a new one
  window.dispatchEvent(new Event('offline'));
  expect(socket.sent.at(-1)?.type).toBe('ping');
  vi.advanceTimersByTime(1000);
  expect(states.at(-1)).toBe('silent');
});

it('makes a dead line anew, and drops what was asked over it', async () => {
  const dead = FakeSocket.last;
  const answer = line.request({ type: 'rematch' });
  vi.advanceTimersByTime(12_000);
  expect(await answer).toBeNull();
  expect(states).toContain('lost');
  expect(FakeSocket.last).not.toBe(dead);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]?.type).toBe('hello');
  dead.part();
  expect(states.at(-1)).toBe('open');
});

it('comes back by itself after the server has gone', () => {
  FakeSocket.last.part();
  expect(states.at(-1)).toBe('lost');
  vi.advanceTimersByTime(600);
  expect(states.at(-1)).toBe('connecting');
});
