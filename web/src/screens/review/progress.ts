/** How a review grows: what the server sends is added to what is known. */

import type { ReviewParts, ReviewProgress, ReviewSeat, ReviewStep, ReviewTurn } from '../../lib/wire';

const POLL_INTERVAL = 1000;
const TURNING_POINTS = 5;

export const PARTS = ['skill', 'luck', 'others', 'remainder'] as const satisfies (keyof ReviewParts)[];

/** The lines of an account: the parts, and below the others what their mistakes gave. */
export const FIGURES = ['skill', 'luck', 'others', 'given', 'remainder'] as const;
export type Figure = { name: (typeof FIGURES)[number]; value: number; error: number };

export const figuresOf = ({ parts, errors, given, given_error }: ReviewSeat): Figure[] =>
  FIGURES.map((name) =>
    name === 'given'
      ? { name, value: given, error: given_error }
      : { name, value: parts[name], error: errors[name] },
  );

/** The turns before `since` are known already, and stay as they are; the first look is sent once. */
export const merged = (known: ReviewProgress | null, answer: ReviewProgress): ReviewProgress => ({
  ...answer,
  since: 0,
  graph: answer.graph.length > 0 ? answer.graph : (known?.graph ?? []),
  turns: [...(known?.turns.slice(0, answer.since) ?? []), ...answer.turns],
});

/** Asks until the review is done or nobody wants to know; a lost connection is no end. */
export async function pollReview(
  ask: (since: number) => Promise<ReviewProgress>,
  see: (progress: ReviewProgress) => void,
  refused: (error: unknown) => boolean,
  signal: AbortSignal,
): Promise<void> {
  let known: ReviewProgress | null = null;
  while (!signal.aborted) {
    try {
      const answer = await ask(known?.turns.length ?? 0);
      if (signal.aborted) return;
      known = merged(known, answer);
      see(known);
      if (known.stage === 'done') return;
    } catch (error) {
      if (signal.aborted || refused(error)) return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}

/** A seat's chance to win after the deal and after each turn that is reviewed. */
export const chancesOf = ({ deal, turns }: ReviewProgress, seat: number): number[] =>
  [deal, ...turns.map(({ seats }) => seats)].flatMap((steps) => steps[seat]?.after ?? []);

/** The standard errors of these chances. */
export const errorsOf = ({ deal, turns }: ReviewProgress, seat: number): number[] =>
  [deal, ...turns.map(({ seats }) => seats)].flatMap((steps) => steps[seat]?.error ?? []);

/** The same as a first look has it, for every turn of the game. */
export const firstLook = ({ graph }: ReviewProgress, seat: number): number[] =>
  graph.flatMap((chances) => chances[seat] ?? []);

/** The chance after so many turns: as it is reviewed, else by the first look. */
export const chanceAt = (progress: ReviewProgress, seat: number, at: number): number | undefined =>
  chancesOf(progress, seat)[at] ?? firstLook(progress, seat)[at];

/** The chance of each title after so many turns; nothing where they are not reviewed yet. */
export const titlesAt = ({ deal, turns }: ReviewProgress, seat: number, at: number): ReviewStep | undefined =>
  (at === 0 ? deal : turns[at - 1]?.seats)?.[seat];

/** A seat's mistakes, as numbers of turns. */
export const mistakesOf = ({ turns }: ReviewProgress, seat: number): number[] =>
  turns.flatMap((turn, i) => (turn.seat === seat && turn.mistake ? i : []));

/** The mistake that lost most, whoever made it. */
export const costliest = ({ turns }: ReviewProgress): number | undefined =>
  byLoss(
    turns,
    turns.flatMap(({ mistake }, i) => (mistake ? i : [])),
  )[0];

/** The turning points of the game, or the mistakes that cost one seat most, in the order of the game. */
export const turningPoints = (progress: ReviewProgress, seat: number | null): number[] =>
  seat === null
    ? progress.turning_points
    : byLoss(progress.turns, mistakesOf(progress, seat))
        .slice(0, TURNING_POINTS)
        .sort((a, b) => a - b);

const byLoss = (turns: readonly ReviewTurn[], some: readonly number[]): number[] =>
  some.toSorted((a, b) => (turns[b]?.loss ?? 0) - (turns[a]?.loss ?? 0));

/** What the bars of all parts must have room for, errors included. */
export type Range = { below: number; above: number };

export function rangeOf(seats: readonly ReviewSeat[]): Range {
  const ends = seats.flatMap((seat) =>
    figuresOf(seat).flatMap(({ value, error }) => [value - error, value + error]),
  );
  return { below: Math.min(-0.02, ...ends), above: Math.max(0.02, ...ends) };
}
