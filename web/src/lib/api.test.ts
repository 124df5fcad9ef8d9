import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from './api';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const asked = (): [string, RequestInit] => fetched.mock.lastCall!;

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ fine: true })));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => void vi.unstubAllGlobals());

it('asks at the address of a thing, with what is odd in its name escaped', async () => {
  const ASKED: [() => Promise<unknown>, string][] = [
    [() => api.info(), '/api/info'],
    [() => api.edition('a/b?'), '/api/editions/a%2Fb%3F'],
    [() => api.tableEdition('t'), '/api/tables/t/edition'],
    [() => api.gameEdition('g'), '/api/games/g/edition'],
    [() => api.tableSummary('t'), '/api/tables/t'],
    [() => api.game('g'), '/api/games/g'],
    [() => api.replayMap('g'), '/api/games/g/map'],
    [() => api.gameEvents('g', null), '/api/games/g/events'],
    [() => api.gameEvents('g', 2), '/api/games/g/events?seat=2'],
    [() => api.replayStep('g', 7, null), '/api/games/g/replay?step=7'],
    [() => api.replayStep('g', 7, 0), '/api/games/g/replay?step=7&seat=0'],
    [() => api.lab('a b'), '/api/lab?edition=a%20b'],
    [() => api.labRun('r'), '/api/lab/runs/r'],
  ];
  for (const [ask, path] of ASKED) {
    expect(await ask()).toEqual({ fine: true });
    expect(asked()).toEqual([path, {}]);
  }
  expect(api.editionFile('a b')).toBe('/api/editions/a%20b/file');
  expect(api.recordAddress('g')).toBe('/api/games/g/record');
});

it('posts what is wished', async () => {
  const POSTED: [() => Promise<unknown>, string, object][] = [
    [() => api.newTable({ seats: [] }), '/api/tables', { seats: [] }],
    [() => api.join('t', { name: 'A' }), '/api/tables/t/join', { name: 'A' }],
    [() => api.invite('t', { host: 'h', seat: 2 }), '/api/tables/t/invite', { host: 'h', seat: 2 }],
    [() => api.renewLink('t', { host: 'h' }), '/api/tables/t/link', { host: 'h' }],
    [() => api.checkLink('t', { token: 'k' }), '/api/tables/t/check_link', { token: 'k' }],
    [() => api.myTables({ tables: [] }), '/api/mine', { tables: [] }],
    [() => api.uploadRecord({ a: 1 }), '/api/records', { a: 1 }],
    [() => api.newLabRun({ edition: 'e', games: 40 }), '/api/lab/runs', { edition: 'e', games: 40 }],
    [() => api.stopLabRun('r'), '/api/lab/runs/r/stop', {}],
    [() => api.review('g', 3), '/api/games/g/review?since=3', {}],
    [() => api.tryPosition('g', { turn: 2 } as never), '/api/games/g/review/position', { turn: 2 }],
    [() => api.judgeTurn('g', { turn: 5 } as never), '/api/games/g/review/turn', { turn: 5 }],
  ];
  for (const [ask, path, body] of POSTED) {
    expect(await ask()).toEqual({ fine: true });
    const headers = { 'Content-Type': 'application/json' };
    expect(asked()).toEqual([path, { method: 'POST', headers, body: JSON.stringify(body) }]);
  }
  const file = new Blob(['x']);
  await api.uploadEdition(file, 'fr');
  expect(asked()).toEqual([
    '/api/editions?language=fr',
    { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: file },
  ]);
});

const failing = async (answer: () => Promise<Response>): Promise<api.Failure> => {
  fetched.mockImplementation(answer);
  return (await api.info().catch((error: unknown) => error)) as api.Failure;
};

it('turns whatever goes wrong into a code', async () => {
  expect((await failing(() => Promise.reject(new TypeError()))).code).toBe('offline');
  const coded = await failing(() => Promise.resolve(Response.json({ code: 'bad_key' }, { status: 403 })));
  expect([coded.code, coded.problems, coded.message]).toEqual(['bad_key', [], 'bad_key']);
  const plain = (status: number) => failing(() => Promise.resolve(new Response('<html>', { status })));
  expect([(await plain(500)).code, (await plain(502)).code, (await plain(404)).code]).toEqual([
    'broken',
    'broken',
    'bad_request',
  ]);
  const problems = [{ line: 3 }];
  const bad = await failing(() =>
    Promise.resolve(Response.json({ code: 'bad_edition', problems }, { status: 400 })),
  );
  expect(bad.problems).toEqual(problems);
});

it('asks the engine in this browser where that plays', async () => {
  const request = vi.fn(() => Promise.resolve(Response.json({ here: true })));
  vi.resetModules();
  vi.doMock('../offline/localPlay', () => ({ playsHere: () => true }));
  vi.doMock('../offline/engine/engine', () => ({ request }));
  const { info } = await import('./api');
  expect(await info()).toEqual({ here: true });
  expect(request).toHaveBeenCalledExactlyOnceWith('/api/info', {});
  expect(fetched).not.toHaveBeenCalled();
  vi.doUnmock('../offline/localPlay');
  vi.doUnmock('../offline/engine/engine');
  vi.resetModules();
});
