/** What a person has chosen for this browser. */

import { isLanguage, preferredLanguage, setLanguage } from './text/fluent.svelte';
import type { Language } from './wire';
import { loadStored, saveStored } from './storage';
import type { Pace } from '../turns/pace';

type Theme = 'light' | 'dark' | 'system';
type Motion = 'full' | 'reduced' | 'system';

/** How long the end of a round is shown. */
export const ROUND_PAUSES = ['wait', 'long', 'short', 'never'] as const;

type Settings = {
  theme: Theme;
  motion: Motion;
  /** How fast the others' turns are shown. */
  pace: Pace;
  roundPause: (typeof ROUND_PAUSES)[number];
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
  pace: 'normal',
  roundPause: 'wait',
  sound: false,
  soundForOthers: false,
  notify: false,
  language: null,
  name: '',
  players: 4,
  bot: null,
};

export const settings = $state<Settings>({ ...initial, ...loadStored<Partial<Settings>>('settings', {}) });

export const language = (): Language =>
  isLanguage(settings.language) ? settings.language : preferredLanguage(navigator.languages);

export function chooseLanguage(chosen: Language): Promise<void> {
  settings.language = chosen;
  return setLanguage(chosen);
}

const darkQuery = matchMedia('(prefers-color-scheme: dark)');
const reducedMotionQuery = matchMedia('(prefers-reduced-motion: reduce)');

export const reducedMotion = (): boolean =>
  settings.motion === 'reduced' || (settings.motion === 'system' && reducedMotionQuery.matches);

/** Keeps the choices, and shows them on the document. Called once, at the start. */
export function applySettings(): () => void {
  const show = () => {
    const root = document.documentElement;
    root.dataset.theme =
      settings.theme === 'system' ? (darkQuery.matches ? 'dark' : 'light') : settings.theme;
    root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
  };
  darkQuery.addEventListener('change', show);
  reducedMotionQuery.addEventListener('change', show);
  return $effect.root(() => {
    $effect(() => {
      saveStored('settings', settings);
      show();
    });
  });
}
