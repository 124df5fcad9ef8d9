import { expect, it, vi } from 'vitest';
import { completeLink, siteAddress, sitePath } from './base';

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

it('completes the links of the page as they are followed, and no others', async () => {
  const followed = (html: string, complete = completeLink) => {
    document.body.innerHTML = html;
    document.body.onclick = (event) => {
      complete(event);
      event.preventDefault();
    };
    document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    document.body.onclick = null;
    return document.querySelector('a')?.getAttribute('href');
  };
  expect(followed('<a href="/rules"><b>x</b></a>')).toBe('/rules');
  vi.resetModules();
  vi.stubEnv('BASE_URL', '/tearum/');
  const { completeLink: inFolder } = await import('./base');
  vi.unstubAllEnvs();
  expect(followed('<a href="/rules?q=tea"><b>x</b></a>', inFolder)).toBe('/tearum/rules?q=tea');
  expect(followed('<a href="/tearum/rules"><b>x</b></a>', inFolder)).toBe('/tearum/rules');
  expect(followed('<a href="https://example.org/"><b>x</b></a>', inFolder)).toBe('https://example.org/');
  expect(followed('<a><b>x</b></a>', inFolder)).toBeNull();
  expect(followed('<b>x</b>', inFolder)).toBeUndefined();
  expect(() => inFolder(new Event('click'))).not.toThrow();
});
