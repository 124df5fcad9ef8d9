import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The settings of a browser whose system prefers what these queries name. */
async function settingsWith(...preferred: string[]) {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: preferred.includes(media) }),
  );
  return import('./settings.svelte');
}

it('follows the system: dark where it is dark, still where it wants less motion', async () => {
  const { applySettings } = await settingsWith(
    '(prefers-color-scheme: dark)',
    '(prefers-reduced-motion: reduce)',
  );
  const stop = applySettings();
  flushSync();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'reduced' });
  stop();
});

it('is light and moving where the system says nothing', async () => {
  const { applySettings } = await settingsWith();
  const stop = applySettings();
  flushSync();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', motion: 'full' });
  stop();
});
