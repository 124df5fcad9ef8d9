import encodeQR from 'qr';
import { expect, it } from 'vitest';
import { joinLink, linkProblem, modulesPath } from './invitation';

it('keeps the token of a link behind the "#"', () => {
  expect(joinLink('https://tearum.example', 'abc', 'key')).toBe('https://tearum.example/join/abc#key');
});

it('says why nobody can sit down with a link', () => {
  expect(linkProblem('open')).toBeNull();
  expect(linkProblem('used')).toBe('page-error-link_used');
  expect(linkProblem('full')).toBe('page-error-table_full');
  expect(linkProblem('void')).toBe('page-error-link_void');
  expect(linkProblem('over')).toBe('people-link-over');
});

it('draws the dark modules of a QR code', () => {
  expect(
    modulesPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  const rows = encodeQR(joinLink('https://tearum.example', 'abcdefgh23456789', 'f'.repeat(32)), 'raw');
  expect(rows.length).toBe(rows[0]?.length);
});
