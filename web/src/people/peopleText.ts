/** Sentences about the people of a table. */

import { currentLanguage, t } from '../lib/text/fluent.svelte';
import * as words from '../lib/text/words';
import { duration } from './duration';
import type { Note } from './people.svelte';
import type { Said } from './talk';

/** "for 3 minutes" */
export function sinceText(since: number, now: number): string {
  const { unit, n } = duration(now - since);
  return t(`people-since-${unit}`, { n });
}

/** "3m": where there is little room. */
export function sinceShort(since: number, now: number): string {
  const { unit, n } = duration(now - since);
  const style = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'narrow' } as const;
  return new Intl.NumberFormat(currentLanguage(), style).format(n);
}

/** "in 3 minutes": rounded up, so that nobody comes too early. */
export function untilText(until: number, now: number): string {
  const left = Math.max(1000, until - now);
  const { unit, n } = duration(left < 60_000 ? left + 999 : left + 59_999);
  return t(`page-in-${unit}`, { n });
}

/** What has happened among the people, in one sentence. */
export function noteText(note: Exclude<Note, Said>, names: readonly string[]): string {
  const player = words.player(note.seat, names);
  if (note.kind !== 'nudged') return t(`people-news-${note.kind}`, { player });
  return note.by === null
    ? t('talk-time-up', { player })
    : t('talk-nudge', { player, by: words.player(note.by, names) });
}
