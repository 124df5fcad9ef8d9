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

it('parses a language once, and says at once what it has said before', async () => {
  const { setMessages, t } = await fresh();
  setMessages('en', 'two = Two { $things }');
  expect([t('two', { things: 'cups' }), t('two', { things: 'pots' }), t('two', { things: 'cups' })]).toEqual([
    'Two cups',
    'Two pots',
    'Two cups',
  ]);
  setMessages('en', 'two = Deux { $things }');
  expect(t('two', { things: 'cups' })).toBe('Deux cups');
});

it('tells French messages whether a name begins with a vowel', async () => {
  const { setMessages, t } = await fresh();
  setMessages('fr', 'of = { $elides -> \n    [yes] d’{ $player }\n   *[no] de { $player }\n }');
  const of = (player: string) => t('of', { player });
  expect(['Ada', 'Élise', 'Œdipe', 'Yves', 'Ben', 'Hugo'].map(of)).toEqual([
    'd’Ada',
    'd’Élise',
    'd’Œdipe',
    'd’Yves',
    'de Ben',
    'de Hugo',
  ]);
});

it('takes names in its language, else in English', async () => {
  const { localName, setMessages } = await fresh();
  setMessages('de', '');
  expect(localName({ en: 'Church', de: 'Kirche' })).toBe('Kirche');
  expect(localName({ en: 'Church', fr: 'Église' })).toBe('Church');
  expect(localName({ fr: 'Église' })).toBeUndefined();
});
