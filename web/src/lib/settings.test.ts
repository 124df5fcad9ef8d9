import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** What the document says in a browser whose system prefers what these queries name. */
async function shownWith(...preferred: string[]): Promise<DOMStringMap> {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: preferred.includes(media) }),
  );
  const { applySettings } = await import('./settings.svelte');
  const { flushSync } = await import('svelte');
  const stop = applySettings();
  flushSync();
  stop();
  return { ...document.documentElement.dataset };
}

it('follows the system: dark where it is dark, still where it wants less motion', async () => {
  const shown = await shownWith('(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)');
  expect(shown).toMatchObject({ theme: 'dark', motion: 'reduced' });
});

it('is light and moving where the system says nothing', async () => {
  expect(await shownWith()).toMatchObject({ theme: 'light', motion: 'full' });
});

it('still knows a speed that was stored under its old name', async () => {
  vi.resetModules();
  localStorage.setItem('tearum.settings', JSON.stringify({ pace: 'slow', name: 'Anja' }));
  const { settings } = await import('./settings.svelte');
  expect(settings).toMatchObject({ speed: 'slow', name: 'Anja', players: 4 });
  expect(settings).not.toHaveProperty('pace');
  vi.resetModules();
  localStorage.setItem('tearum.settings', JSON.stringify({ pace: 'slow', speed: 'fast' }));
  expect((await import('./settings.svelte')).settings.speed).toBe('fast');
  localStorage.clear();
});

it('asks to confirm what is tapped, always or never, as one likes', async () => {
  const { asksToConfirm, settings } = await import('./settings.svelte');
  const answers = (['touch', 'always', 'never'] as const).map((confirm) => {
    settings.confirm = confirm;
    return [asksToConfirm(true), asksToConfirm(false)];
  });
  expect(answers).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
});

it('shows what is chosen whatever the system prefers, and keeps it for the next time', async () => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  const { applySettings, reducedMotion, settings } = await import('./settings.svelte');
  const { flushSync } = await import('svelte');
  const stop = applySettings();
  flushSync();
  expect({ ...document.documentElement.dataset }).toMatchObject({ text: 'normal', colours: 'standard' });
  Object.assign(settings, { theme: 'light', motion: 'full', textSize: 'large', colours: 'distinct' });
  flushSync();
  stop();
  expect({ ...document.documentElement.dataset }).toMatchObject({
    theme: 'light',
    motion: 'full',
    text: 'large',
    colours: 'distinct',
  });
  expect(reducedMotion()).toBe(false);
  vi.resetModules();
  expect((await import('./settings.svelte')).settings).toMatchObject({ theme: 'light', textSize: 'large' });
  localStorage.clear();
});

it('changes with the system, by day and by night', async () => {
  vi.resetModules();
  const queries = new Map<string, EventTarget & { matches: boolean }>();
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = Object.assign(new EventTarget(), { media, matches: false });
    queries.set(media, query);
    return query;
  });
  const { applySettings, settings } = await import('./settings.svelte');
  const { flushSync } = await import('svelte');
  const stop = applySettings();
  flushSync();
  const become = (media: string, matches: boolean): DOMStringMap => {
    const query = queries.get(media)!;
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
    return { ...document.documentElement.dataset };
  };
  expect(become('(prefers-color-scheme: dark)', true).theme).toBe('dark');
  expect(become('(prefers-color-scheme: dark)', false).theme).toBe('light');
  expect(become('(prefers-reduced-motion: reduce)', true).motion).toBe('reduced');
  settings.theme = 'dark';
  flushSync();
  expect(become('(prefers-color-scheme: dark)', false).theme).toBe('dark');
  stop();
  localStorage.clear();
});

it('speaks the language that was chosen, else the first of the browser’s that there is', async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: ['es-ES', 'de-AT', 'fr'] });
  const { chooseLanguage, language, settings } = await import('./settings.svelte');
  expect(language()).toBe('de');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('hello = Bonjour')));
  await chooseLanguage('fr');
  expect([settings.language, language()]).toEqual(['fr', 'fr']);
  expect(document.documentElement.lang).toBe('fr');
  settings.language = 'es' as never;
  expect(language()).toBe('de');
  vi.stubGlobal('navigator', { languages: ['es'] });
  expect(language()).toBe('en');
});
