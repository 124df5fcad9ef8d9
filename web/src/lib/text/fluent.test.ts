import { beforeEach, expect, it, vi } from 'vitest';

const TEXTS: Record<string, string> = {
  '/api/text/en.ftl': 'hello = Hello',
  '/api/text/fr.ftl': 'hello = Bonjour',
  '/api/text/en/rules.ftl': 'rule = A rule',
  '/api/text/fr/rules.ftl': 'rule = Une règle',
};
const fetched = vi.fn((address: string) =>
  Promise.resolve(new Response(TEXTS[address] ?? null, { status: TEXTS[address] === undefined ? 404 : 200 })),
);

/** The module as it is when a page has just been opened. */
async function fresh() {
  vi.resetModules();
  return import('./fluent.svelte');
}

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

it('fetches a part when it is first needed, and with every language from then on', async () => {
  const { setLanguage, loadTexts, t } = await fresh();
  await setLanguage('en');
  expect(t('rule')).toBe('rule');
  await loadTexts('rules');
  expect([t('hello'), t('rule')]).toEqual(['Hello', 'A rule']);
  await setLanguage('fr');
  expect([t('hello'), t('rule')]).toEqual(['Bonjour', 'Une règle']);
});

it('fetches nothing twice', async () => {
  const { setLanguage, loadTexts } = await fresh();
  await setLanguage('en');
  await loadTexts('rules');
  await loadTexts('rules');
  await setLanguage('fr');
  await setLanguage('en');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(Object.keys(TEXTS).sort());
});

it('shows what it has where a part cannot be fetched, and tries again later', async () => {
  const { setLanguage, loadTexts, t } = await fresh();
  await setLanguage('en');
  await expect(loadTexts('learn')).rejects.toThrow();
  expect(t('hello')).toBe('Hello');
  await setLanguage('fr');
  expect(t('hello')).toBe('Bonjour');
  await expect(loadTexts('learn')).rejects.toThrow();
});

it('shows the language that was chosen last', async () => {
  const { setLanguage, loadTexts, currentLanguage, t } = await fresh();
  await setLanguage('en');
  await Promise.all([setLanguage('fr'), loadTexts('rules')]);
  expect(currentLanguage()).toBe('fr');
  expect(t('rule')).toBe('Une règle');
});
