/** The decisions of a game, taken together by turns. */

import { isTurn, type LogEntry } from '../../turns/turns';
import type { Step } from '../../lib/wire';

/** Decisions `from` to `to`, counted from 1, belong to one turn; `entry` tells it in the log. */
export type Turn = { seat: number; from: number; to: number; entry: LogEntry | null };

/** The entry in which a decision of this seat shows, among events `from` up to but not including `to`. */
const entryOf = (entries: readonly LogEntry[], seat: number, from: number, to: number): LogEntry | null =>
  entries.find((entry) => entry.seat === seat && entry.from < to && entry.to > from) ?? null;

/** Every decision in exactly one turn, in order. `before` is the number of events of the set-up. */
export function turnsOf(steps: readonly Step[], entries: readonly LogEntry[], before: number): Turn[] {
  const turns: Turn[] = [];
  let since = before;
  steps.forEach(({ seat, events }, i) => {
    const entry = entryOf(entries, seat, since, events);
    const last = turns.at(-1);
    const same = last?.seat === seat && (entry === null || last.entry === null || entry === last.entry);
    if (last && same) {
      last.to = i + 1;
      last.entry ??= entry;
    } else turns.push({ seat, from: i + 1, to: i + 1, entry });
    since = events;
  });
  return turns;
}

/** Where the game stands after so many decisions: the turn, counted from 1, and 0 before the first. */
export const turnNumberAt = (turns: readonly Turn[], step: number): number =>
  turns.findIndex(({ to }) => step <= to) + (step === 0 ? 0 : 1);

/** The step at which so many turns are complete. */
export const stopOf = (turns: readonly Turn[], turn: number): number =>
  turns[Math.min(turn, turns.length) - 1]?.to ?? 0;

/** The end of this turn, or of the next where this one is complete. */
export const nextStop = (turns: readonly Turn[], step: number): number =>
  turns.find(({ to }) => to > step)?.to ?? step;

/** The end of the turn before. */
export const lastStop = (turns: readonly Turn[], step: number): number =>
  turns.findLast(({ to }) => to < step)?.to ?? 0;

/** The turn is told in one line once it is complete; a secret choice has no line. */
export const isTold = (turn: Turn, step: number): boolean =>
  step === turn.to && turn.entry !== null && isTurn(turn.entry);
