import { beforeEach, expect, it, vi } from 'vitest';
import { address, filesOf, filesToPlay, keep, missing, type Parts } from './parts';

const OLD: Parts = {
  folder: 'assets/engine-1/',
  engine: { 'assets/engine-1/python.zip': 3, 'assets/engine-1/engine.pack': 4 },
  page: { 'assets/table-a.js': 2, 'api/text/fr/people.ftl': 1 },
  answers: {},
};
const NEW: Parts = {
  ...OLD,
  engine: { 'assets/engine-1/python.zip': 3, 'assets/engine-2/engine.pack': 5 },
  page: { 'assets/table-b.js': 2, 'api/text/fr/people.ftl': 1 },
};
const silent = (): void => undefined;
let kept: Map<string, Response>;
let fetched: string[];

beforeEach(() => {
  kept = new Map();
  fetched = [];
  const cache = {
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: (url: string) => Promise.resolve(kept.delete(url)),
    put: async (url: string, answer: Response) => {
      await answer.clone().arrayBuffer(); // the stream is read, as a real cache does
      kept.set(url, answer);
    },
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(new Response('x'.repeat(2)));
  });
  return () => vi.unstubAllGlobals();
});

const addresses = (...parts: Record<string, number>[]): string[] =>
  parts.flatMap((files) => Object.keys(files).map(address)).sort();

it('fetches only the engine where nothing more was asked for', async () => {
  await keep(await filesToPlay(OLD), silent);
  expect([...kept.keys()].sort()).toEqual(addresses(OLD.engine));
  expect(await missing(filesOf(OLD))).toEqual(Object.keys(OLD.page));
});

it('leaves a kept game whole when the engine starts', async () => {
  await keep(filesOf(OLD), silent);
  fetched = [];
  await keep(await filesToPlay(OLD), silent);
  expect(fetched).toEqual([]);
  expect(await missing(filesOf(OLD))).toEqual([]);
});

it('brings a kept game up to date as a whole, and forgets what is old', async () => {
  await keep(filesOf(OLD), silent);
  fetched = [];
  await keep(await filesToPlay(NEW), silent);
  expect([...kept.keys()].sort()).toEqual(addresses(NEW.engine, NEW.page));
  expect(fetched.sort()).toEqual([address('assets/engine-2/engine.pack'), address('assets/table-b.js')]);
});

it('counts what was fetched', async () => {
  const seen: number[] = [];
  await keep(OLD.engine, (loaded) => seen.push(loaded));
  expect(seen[0]).toBe(0);
  expect(seen.at(-1)).toBe(4);
});
