/** A review in words and figures. The Python side says the same. */

import type { Edition } from '../../lib/edition/edition';
import { actionText } from '../../lib/text/actions';
import { t } from '../../lib/text/fluent.svelte';
import * as words from '../../lib/text/words';
import type { LegalAction, ReviewProgress, ReviewTurn, TriedTurnReview } from '../../lib/wire';
import { chanceAt, errorsOf } from './progress';

/** They end something that was said already. */
const SILENT = ['end_turn', 'close'];
const MINUS = '\u2212';

const rounded = (chance: number): number => Math.round(1000 * chance) / 10;

/** A part of the chance as points of 100, with its sign. */
export function pointsText(chance: number): string {
  const points = rounded(chance);
  return (points > 0 ? '+' : points < 0 ? MINUS : '') + t('review-points', { n: Math.abs(points) });
}

export const errorText = (error: number): string => t('review-points', { n: rounded(error) });

export const withError = (chance: number, error: number): string =>
  t('review-with-error', { points: pointsText(chance), error: errorText(error) });

/** What a turn loses, without a sign. */
export const lossText = ({ loss, loss_error }: Pick<ReviewTurn, 'loss' | 'loss_error'>): string =>
  t('review-with-error', { points: errorText(Math.abs(loss)), error: errorText(loss_error) });

/** A turn, action by action; equal ones are counted. */
export function turnLines(edition: Edition, actions: readonly LegalAction[]): string[] {
  const said = actions
    .filter(({ kind }) => !SILENT.includes(kind))
    .map((action) => actionText(edition, action));
  return said.length > 0 ? words.tallied(said) : [t('review-nothing')];
}

export const turnHeading = ({ seat, round }: ReviewTurn, names: readonly string[]): string =>
  t('review-turning-point', { player: words.player(seat, names), roman: words.roman(round) });

/** By how much the chance of each seat moved, the most first. */
export const movements = ({ seats }: ReviewTurn): { seat: number; change: number }[] =>
  seats
    .map(({ before, after }, seat) => ({ seat, change: after - before }))
    .filter(({ change }) => rounded(change) !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));

/** A seat's chance after so many turns, with its standard error where there is one. */
export function chanceText(progress: ReviewProgress, seat: number, at: number): string {
  const chance = words.percent(chanceAt(progress, seat, at) ?? 0);
  const error = words.percent(errorsOf(progress, seat)[at] ?? 0);
  return error === words.percent(0) ? chance : t('review-with-error', { points: chance, error });
}

/** A point of the graph for those who do not see it. */
export function pointText(progress: ReviewProgress, at: number, names: readonly string[]): string {
  const turn = progress.turns[at - 1];
  const where =
    at === 0 ? t('review-after-deal') : t('review-after-turn', { turn: at, turns: progress.total });
  const chances = names.map((name, seat) =>
    t('review-chance', { player: name, percent: words.percent(chanceAt(progress, seat, at) ?? 0) }),
  );
  return [where, ...(turn ? [turnHeading(turn, names)] : []), ...chances].join(', ');
}

/** How a turn that was tried compares with the best one. */
export function verdictText(judged: TriedTurnReview): string {
  const { loss, loss_error } = judged;
  const points = lossText(judged);
  if (loss === 0) return t('review-verdict-best');
  if (loss > loss_error) return t('review-verdict-worse', { points });
  return loss < -loss_error ? t('review-verdict-better', { points }) : t('review-verdict-equal');
}
