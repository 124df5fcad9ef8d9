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
