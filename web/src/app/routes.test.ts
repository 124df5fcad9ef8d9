import { expect, it } from 'vitest';
import { findRoute, HEADER_PAGES } from './routes';

it('finds a screen by the first part of the address, and another where the second part matters', () => {
  expect(findRoute('replays', '')).not.toBe(findRoute('replays', 'abc'));
  expect(findRoute('rules', 'BLD-04')).toBe(findRoute('rules', ''));
  expect(findRoute('table', 'abc')?.props?.('abc', '')).toEqual({ id: 'abc' });
  expect(findRoute('join', 'abc')?.props?.('abc', 'token')).toEqual({ table: 'abc', token: 'token' });
});

it('finds nothing where there is nothing', () => {
  expect(findRoute('table', '')).toBeNull();
  expect(findRoute('nowhere', 'abc')).toBeNull();
  expect(findRoute('constructor', '')).toBeNull();
});

it('has a screen for every page of the header', () => {
  for (const page of HEADER_PAGES) expect(findRoute(page, ''), page).not.toBeNull();
});
