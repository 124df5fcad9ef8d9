/** How fast the others' turns are shown. */

import { AUTOMA } from '../lib/contract';
import type { Asked, Event } from '../lib/wire';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds: what is about to be taken lights up, one decision follows another, a whole turn is read. */
type Times = { lead: number; step: number; turn: number; pass: number };

const TIMES: Record<Speed, Times> = {
  slow: { lead: 700, step: 800, turn: 4000, pass: 1200 },
  normal: { lead: 350, step: 420, turn: 1700, pass: 500 },
  fast: { lead: 120, step: 180, turn: 600, pass: 200 },
  instant: { lead: 0, step: 0, turn: 0, pass: 0 },
  step: { lead: 350, step: 420, turn: Infinity, pass: Infinity },
};

/** More states than this wait: the rest is shown faster, so that nobody falls behind for good. */
const LONG_QUEUE = 60;

const TAKEN = new Set([
  'worker_removed',
  'worker_placed',
  'ship_bought',
  'built',
  'hired',
  'fulfilled',
  'allegiance_taken',
]);

/** How long the pieces that will be taken are lit before they are. */
export const leadOf = (speed: Speed, events: readonly Event[]): number =>
  events.some(({ kind }) => TAKEN.has(kind)) ? TIMES[speed].lead : 0;

/** How long a state stays before the next one; Infinity: until somebody asks for it. */
export function holdOf(speed: Speed, endsTurn: boolean, events: readonly Event[], queued: number): number {
  const times = TIMES[speed];
  const hold = !endsTurn
    ? times.step
    : events.some(({ kind }) => kind === 'ship_passed')
      ? times.pass
      : times.turn;
  return queued > LONG_QUEUE && Number.isFinite(hold) ? Math.min(hold, TIMES.fast.step) : hold;
}

const ENDING = new Set(['turn_ended', 'ship_passed']);

/** Whether a decision completed somebody's turn; `asked` is what is decided next. */
export const endsTurn = (events: readonly Event[], asked: Asked | undefined): boolean =>
  asked === 'ship_turn' ||
  events.some(
    ({ kind, seat, phase }) =>
      ENDING.has(kind) ||
      (kind === 'phase_begins' && phase === 'acting') ||
      (seat === AUTOMA && kind.startsWith('worker_')),
  );

/** How long the Automa's turn is read that came with a player's own decision. */
export const automaHold = (speed: Speed, events: readonly Event[]): number =>
  events.some(({ kind, seat }) => seat === AUTOMA && kind.startsWith('worker_')) ? TIMES[speed].turn : 0;

/** How long the last turn of a round is read before the round's end is shown. */
export const roundEndDelay = (speed: Speed): number => Math.min(TIMES[speed].turn, TIMES.normal.turn);
