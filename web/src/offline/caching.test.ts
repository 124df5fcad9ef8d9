import { expect, it } from 'vitest';
import { assetsIn, cacheKey, isEngine, strategyOf } from './caching';

const ORIGIN = 'https://tearum.example';
const strategy = (path: string, mode = 'cors', method = 'GET') =>
  strategyOf(method, mode, new URL(path, ORIGIN), ORIGIN);

it('takes the page from the server first, so that an update is never stuck', () => {
  expect(strategy('/', 'navigate')).toBe('network_first');
  expect(strategy('/table/abc?x=1', 'navigate')).toBe('network_first');
  expect(cacheKey('navigate', new URL('/table/abc', ORIGIN))).toBe('/');
  for (const name of ['fr', 'fr/people']) expect(strategy(`/api/text/${name}.ftl`)).toBe('network_first');
});

it('keeps only files whose names hold a hash', () => {
  expect(strategy('/assets/index-Bx3k.js')).toBe('cache_first');
  expect(strategy('/service-worker.js')).toBe('none');
});

it('leaves the game, other sites and everything that changes something alone', () => {
  expect(strategy('/api/tables/abc')).toBe('none');
  expect(strategy('/api/lab/runs/x/report/', 'navigate')).toBe('none');
  expect(strategy('/api/tables', 'cors', 'POST')).toBe('none');
  expect(strategy('https://elsewhere.example/assets/a.js')).toBe('none');
});

it('has what a game without a server begins with', () => {
  expect(strategy('/engine.json')).toBe('network_first');
  expect(strategy('/assets/engine-1f/python.zip')).toBe('cache_first');
  expect(isEngine('/assets/engine-1f/python.zip')).toBe(true);
  expect(isEngine('/assets/index-Bx3k.js')).toBe(false);
});

it('finds the files that a page names', () => {
  const html = '<link href="/assets/a.css"><script src="/assets/b.js"></script><link href="/assets/a.css">';
  expect(assetsIn(html)).toEqual(['/assets/a.css', '/assets/b.js']);
});
