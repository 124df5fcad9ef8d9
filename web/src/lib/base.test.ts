import { expect, it } from 'vitest';
import { siteAddress, sitePath } from './base';

it('puts paths into the folder of the page, once', () => {
  expect(siteAddress('/rules', '/tearum/')).toBe('/tearum/rules');
  expect(siteAddress('/tearum/rules', '/tearum/')).toBe('/tearum/rules');
  expect(siteAddress('/', '/tearum/')).toBe('/tearum/');
  expect(siteAddress('/rules', '/')).toBe('/rules');
});

it('finds the path again', () => {
  expect(sitePath('/tearum/table/abc', '/tearum/')).toBe('/table/abc');
  expect(sitePath('/tearum/', '/tearum/')).toBe('/');
  expect(sitePath('/rules', '/')).toBe('/rules');
  expect(sitePath('/rules', '/tearum/')).toBe('/rules');
});
