import { afterEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../recorded/fakeServer';
import { openSocket } from './socket';

afterEach(() => void vi.unstubAllGlobals());

it('leads to the server that the page came from, encrypted where the page was', () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const addresses = ['https:', 'http:'].map((protocol) => {
    vi.stubGlobal('location', { protocol, host: 'example.org:8642' });
    openSocket();
    return FakeSocket.last.address;
  });
  expect(addresses).toEqual(['wss://example.org:8642/api/socket', 'ws://example.org:8642/api/socket']);
});

it('leads to the engine where this browser plays by itself', async () => {
  vi.resetModules();
  const line = vi.fn();
  const engine = vi.fn(() => Promise.resolve('the engine'));
  vi.doMock('../../offline/localPlay', () => ({ playsHere: () => true }));
  vi.doMock('../../offline/engine/engine', () => ({ engine }));
  vi.doMock('../../offline/engine/engineSocket', () => ({ EngineSocket: line }));
  const { openSocket: open } = await import('./socket');
  open();
  expect(await line.mock.lastCall?.[0]).toBe('the engine');
  for (const name of ['localPlay', 'engine/engine', 'engine/engineSocket'])
    vi.doUnmock(`../../offline/${name}`);
  vi.resetModules();
});
