/** What a person has chosen for this browser. */

import { isLanguage, preferredLanguage, setLanguage } from './text/fluent.svelte';
import type { Language } from './wire';
import { loadStored, saveStored } from './storage';
import type { Speed } from '../turns/speed';

type Theme = 'light' | 'dark' | 'system';
type Motion = 'full' | 'reduced' | 'system';

/** How long the end of a round is shown. */
export const ROUND_PAUSES = ['wait', 'long', 'short', 'never'] as const;

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
/** Colours as drawn, or such as differ for every kind of colour vision. */
export const COLOUR_SETS = ['standard', 'distinct'] as const;
export const CONFIRMATIONS = ['touch', 'always', 'never'] as const;

type Settings = {
  theme: Theme;
  motion: Motion;
  textSize: (typeof TEXT_SIZES)[number];
  colours: (typeof COLOUR_SETS)[number];
  /** When a choice is shown first and has to be confirmed. */
  confirm: (typeof CONFIRMATIONS)[number];
  /** How fast the others' turns are shown. */
  speed: Speed;
  roundPause: (typeof ROUND_PAUSES)[number];
  /** The one switch for all sounds, and how loud they are, up to 100. */
  sound: boolean;
  volume: number;
  /** Also for what the others do. */
  soundForOthers: boolean;
  notify: boolean;
  vibrate: boolean;
  language: Language | null;
  name: string;
  players: 2 | 3 | 4;
  bot: string | null;
};

const initial: Settings = {
  theme: 'system',
  motion: 'system',
  textSize: 'normal',
  colours: 'standard',
  confirm: 'touch',
  speed: 'normal',
  roundPause: 'wait',
  sound: false,
  volume: 60,
  soundForOthers: false,
  notify: false,
  vibrate: false,
  language: null,
  name: '',
  players: 4,
  bot: null,
};

/** What is stored here. The speed was once stored as `pace`. */
function storedSettings(): Partial<Settings> {
  const { pace, ...stored } = loadStored<Partial<Settings> & { pace?: Speed }>('settings', {});
  return pace ? { speed: pace, ...stored } : stored;
}

export const settings = $state<Settings>({ ...initial, ...storedSettings() });

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

/** Whether a choice is shown first, so that it can be looked at before it counts. */
export const asksToConfirm = (byTouch: boolean): boolean =>
  settings.confirm === 'always' || (settings.confirm === 'touch' && byTouch);

/** Keeps the choices, and shows them on the document. Called once, at the start. */
export function applySettings(): () => void {
  const show = () => {
    const root = document.documentElement;
    root.dataset.theme =
      settings.theme === 'system' ? (darkQuery.matches ? 'dark' : 'light') : settings.theme;
    root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
    root.dataset.text = settings.textSize;
    root.dataset.colours = settings.colours;
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
