/** Sounds of the table. They are fetched with the first one that is heard. */

import { settings } from '../settings.svelte';
import type { Event } from '../wire';

export type SoundName = 'piece' | 'coin' | 'card' | 'bell';

const CARDS = new Set([
  'ship_bought',
  'built',
  'hired',
  'activated',
  'fulfilled',
  'allegiance_taken',
  'allegiance_proven',
]);
const PIECES = new Set(['worker_removed', 'worker_placed', 'goods', 'expansion', 'star', 'population']);

/** One sound for what happened, however much it was: a card before a piece, a piece before coins. */
export function soundOf(events: readonly Event[]): SoundName | null {
  const some = (kinds: ReadonlySet<string>): boolean => events.some(({ kind }) => kinds.has(kind));
  if (some(CARDS)) return 'card';
  if (some(PIECES)) return 'piece';
  return events.some(({ kind, amount }) => kind === 'money' && amount) ? 'coin' : null;
}

/** What somebody hears of events: nothing with sounds off, nothing of the others unless it is wanted. */
export function heardSound(
  events: readonly Event[],
  you: number | null,
  { sound, soundForOthers }: { sound: boolean; soundForOthers: boolean },
): SoundName | null {
  if (!sound) return null;
  return soundOf(soundForOthers ? events : events.filter(({ seat }) => seat === you));
}

export function playSound(name: SoundName): void {
  const { sound, volume } = settings;
  if (!sound || volume <= 0) return;
  void import('./synth').then(({ synthesise }) => synthesise(name, (volume / 100) * 0.4));
}
