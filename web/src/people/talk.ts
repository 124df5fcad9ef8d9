/** What people may say to each other: a few words, which each reads in their own language. */

import type { Phrase, Reaction, Stage, State } from '../lib/wire';

export type Said = { kind: 'said'; seat: number; phrase: Phrase | null; reaction: Reaction | null };

const PHRASES_BY_STAGE: Record<'before' | 'during' | 'after', readonly Phrase[]> = {
  before: ['hello', 'good_luck', 'one_moment', 'back_soon', 'thanks', 'sorry', 'goodbye'],
  during: [
    'well_played',
    'ouch',
    'your_turn',
    'one_moment',
    'back_soon',
    'thanks',
    'sorry',
    'hello',
    'good_luck',
    'play_on',
    'goodbye',
  ],
  after: ['good_game', 'well_played', 'thanks', 'another_game', 'goodbye'],
};

/** The phrases that make sense now, the likeliest first. */
export const phrasesAt = (stage: Stage): readonly Phrase[] =>
  PHRASES_BY_STAGE[stage === 'gathering' ? 'before' : stage === 'playing' ? 'during' : 'after'];

/** Whether there is anybody to talk to. */
export const canTalk = (state: State): boolean =>
  state.you !== null &&
  state.seats.some(({ seat, kind, taken }) => kind === 'human' && taken && !state.holds.includes(seat));
