/** How long whoever is to move may still think, at a table with a clock. */

import type { Pace, State } from '../lib/wire';
import { timeOf } from './presence';

const DAY = 24 * 3600 * 1000;
/** From when on the clock presses. */
const PRESSING: Record<Pace, number> = { none: 0, relaxed: 30_000, correspondence: 3 * 3600 * 1000 };
/** Whoever plays by correspondence is not there most of the time: a bot may play for them after a day. */
const CORRESPONDENCE_GRACE = DAY / 1000;

export type TurnClock = { left: number; pressing: boolean; up: boolean };

export function turnClock(state: State, now: number): TurnClock | null {
  const ends = state.stage === 'playing' ? timeOf(state.clock?.ends ?? null) : null;
  if (ends === null || !state.clock) return null;
  const left = Math.max(0, ends - now);
  return { left, pressing: left <= PRESSING[state.pace], up: state.clock.time_up || left === 0 };
}

/** What a table with this pace is created with, besides the pace itself. */
export const graceFor = (pace: Pace): { grace?: number } =>
  pace === 'correspondence' ? { grace: CORRESPONDENCE_GRACE } : {};
