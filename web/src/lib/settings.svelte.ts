/** What a person has chosen for this browser. */

import { isLanguage, preferred, speak, type Language } from './text/fluent.svelte';
import { recall, remember } from './storage';

export type Theme = 'light' | 'dark' | 'system';
export type Motion = 'full' | 'reduced' | 'system';

type Settings = {
  theme: Theme;
  motion: Motion;
  /** A bell on one's own turn, and on everybody's. */
  sound: boolean;
  soundForOthers: boolean;
  notify: boolean;
  language: Language | null;
  name: string;
  players: 2 | 3 | 4;
  bot: string | null;
};

const initial: Settings = {
  theme: 'system',
  motion: 'system',
  sound: false,
  soundForOthers: false,
  notify: false,
  language: null,
  name: '',
  players: 4,
  bot: null,
};

export const settings = $state<Settings>({ ...initial, ...recall<Partial<Settings>>('settings', {}) });

export const language = (): Language =>
  isLanguage(settings.language) ? settings.language : preferred(navigator.languages);

export function chooseLanguage(chosen: Language): Promise<void> {
  settings.language = chosen;
  return speak(chosen);
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export const quiet = (): boolean =>
  settings.motion === 'reduced' || (settings.motion === 'system' && still.matches);

/** Keeps the choices, and shows them on the document. Called once, at the start. */
export function applySettings(): () => void {
  const show = () => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    root.dataset.motion = quiet() ? 'reduced' : 'full';
  };
  dark.addEventListener('change', show);
  still.addEventListener('change', show);
  return $effect.root(() => {
    $effect(() => {
      remember('settings', settings);
      show();
    });
  });
}
