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
const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
};
afterEach(() => {
  line.close();
  hide(false);
  vi.restoreAllMocks();
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

/** A line of somebody who does not play. */
function watch(): FakeSocket {
  line.close();
  line = new Connection(
    () => ({ type: 'hello', table: 't' }),
    () => {},
    (state) => states.push(state),
  );
  FakeSocket.last.open();
  return FakeSocket.last;
}
const pings = (socket: FakeSocket): number => socket.sent.filter(({ type }) => type === 'ping').length;

it('asks a player’s line after a second of silence, a watcher’s after five, a hidden page’s after twenty', () => {
  const playing = FakeSocket.last;
  vi.advanceTimersByTime(999);
  expect(pings(playing)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(pings(playing)).toBe(1);
  const watching = watch();
  vi.advanceTimersByTime(4999);
  expect(pings(watching)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(pings(watching)).toBe(1);
  hide(true);
  const hidden = watch();
  vi.advanceTimersByTime(19_999);
  expect(pings(hidden)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(pings(hidden)).toBe(1);
});

it('gives each answer to whoever asked, and every message to the table', async () => {
  line.close();
  const heard: string[] = [];
  line = new Connection(
    () => ({ type: 'hello', table: 't', keys: ['k'] }),
    ({ type }) => heard.push(type),
    () => {},
  );
  const early = line.request({ type: 'hint' });
  expect(await early).toBeNull();
  FakeSocket.last.open();
  const first = line.request({ type: 'hint' });
  const second = line.request({ type: 'rematch' });
  const [, hint, rematch] = FakeSocket.last.sent;
  expect([hint, rematch]).toMatchObject([{ type: 'hint' }, { type: 'rematch' }]);
  const idOf = (sent: typeof hint): unknown => sent && 'id' in sent && sent.id;
  expect(idOf(hint)).not.toBe(idOf(rematch));
  FakeSocket.last.answer({ type: 'error', code: 'busy', answer: idOf(rematch) });
  FakeSocket.last.answer({ type: 'presence', seats: [], watchers: 0 });
  expect(await second).toMatchObject({ type: 'error', code: 'busy' });
  FakeSocket.last.part();
  expect(await first).toBeNull();
  expect(heard).toEqual(['error', 'presence']);
});

it('tries again later and later, but never more than ten seconds apart, until it is open', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const waits = Array.from({ length: 7 }, () => {
    const before = FakeSocket.last;
    before.part();
    let waited = 0;
    while (FakeSocket.last === before && waited < 20_000) {
      vi.advanceTimersByTime(10);
      waited += 10;
    }
    return waited;
  });
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  FakeSocket.last.open();
  const open = FakeSocket.last;
  open.part();
  vi.advanceTimersByTime(390);
  expect(FakeSocket.last).toBe(open);
  vi.advanceTimersByTime(10);
  expect(FakeSocket.last).not.toBe(open);
});

it('spreads out those who come back at once', () => {
  const waited = [0, 0.999].map((random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    FakeSocket.last.open();
    const before = FakeSocket.last;
    before.part();
    let ms = 0;
    for (; FakeSocket.last === before && ms < 2000; ms += 10) vi.advanceTimersByTime(10);
    return ms;
  });
  expect(waited).toEqual([300, 500]);
});

it('is made anew at once where the network is back, and is left alone while nobody looks', () => {
  FakeSocket.last.part();
  const gone = FakeSocket.last;
  hide(true);
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.last).toBe(gone);
  hide(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.last).not.toBe(gone);
  const anew = FakeSocket.last;
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.last).toBe(anew);
});

it('that is closed asks nobody and stays closed', async () => {
  const socket = FakeSocket.last;
  const asked = line.request({ type: 'rematch' });
  line.close();
  expect(await asked).toBeNull();
  expect(socket.readyState).toBe(2);
  socket.part();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.last).toBe(socket);
  expect(states).toEqual(['connecting', 'open']);
});
