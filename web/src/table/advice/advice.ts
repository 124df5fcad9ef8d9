/** What the captain would do: each option as one thing to do, with its reasons as sentences. */

import { GOODS, type Good } from '../../effects/effect';
import { codeOf } from '../../lib/codes';
import type { Edition } from '../../lib/edition/edition';
import { actionText } from '../../lib/text/actions';
import { hintReasonText } from '../../lib/text/hintReasons';
import { t } from '../../lib/text/fluent.svelte';
import * as words from '../../lib/text/words';
import type { HintOption, HintReason, LegalAction } from '../../lib/wire';

/** A reason as a sentence, and whether it speaks for the option or against it. */
export type Argument = { text: string; inFavour: boolean };

export type Suggestion = {
  action: LegalAction;
  /** All that a click does: a Trade is suggested as a whole. */
  codes: readonly number[];
  text: string;
  /** How it differs from the best other option. */
  reasons: readonly Argument[];
  governor: number;
  pirateKing: number;
  winner: number;
};

/** What a Trade lays on the scale. */
export type TradePlan = { sold: Record<Good, number>; bought: Record<Good, number> };

const CLOSE = codeOf('close');
const goodOf = (kind: 'sell' | 'buy', code: number): Good | undefined =>
  GOODS.find((resource) => codeOf(kind, { resource }) === code);

/** The part of a turn that belongs to the Trade in which it begins; empty where it begins with none. */
export function tradeCodes(plan: readonly number[]): number[] {
  const end = plan.findIndex((code) => !goodOf('sell', code) && !goodOf('buy', code));
  const laid = end < 0 ? [...plan] : plan.slice(0, end);
  return plan[laid.length] === CLOSE ? [...laid, CLOSE] : laid;
}

export function tradePlan(codes: readonly number[]): TradePlan {
  const count = (kind: 'sell' | 'buy') =>
    Object.fromEntries(
      GOODS.map((good) => [good, codes.filter((code) => goodOf(kind, code) === good).length]),
    ) as Record<Good, number>;
  return { sold: count('sell'), bought: count('buy') };
}

const listOf = (goods: Record<Good, number>): string =>
  words.goods(Object.fromEntries(GOODS.flatMap((good) => (goods[good] ? [[good, goods[good]]] : []))));
const none = (goods: Record<Good, number>): boolean => GOODS.every((good) => goods[good] === 0);

function tradeText({ sold, bought }: TradePlan): string {
  if (none(bought)) return none(sold) ? t('advice-no-trade') : t('page-scale-sell', { goods: listOf(sold) });
  if (none(sold)) return t('page-scale-buy', { goods: listOf(bought) });
  return t('advice-trade', { sold: listOf(sold), bought: listOf(bought) });
}

/** What was found by playing on weighs by its case alone. */
const IN_FAVOUR = ['wins', 'richer', 'better'];
function speaksFor({ name, points, about }: HintReason): boolean {
  if (name === 'played-on') return IN_FAVOUR.includes(about.case ?? '');
  if (name === 'titles') return (about.chance ?? 0) >= (about.instead ?? 0);
  return points >= 0;
}

function reasonsOf(
  edition: Edition,
  reasons: readonly HintReason[],
  names: readonly string[],
): readonly Argument[] {
  const all = reasons.map((reason) => ({
    text: hintReasonText(edition, reason, names),
    inFavour: speaksFor(reason),
  }));
  return all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i);
}

const signature = ({ codes }: Suggestion): string => codes.join();

/** The options that can be taken now, the best first; those that are the same Trade only once. */
export function suggestionsOf(
  edition: Edition,
  options: readonly HintOption[],
  legal: readonly LegalAction[],
  names: readonly string[],
): Suggestion[] {
  const all = options.flatMap((option): Suggestion[] => {
    const action = legal.find(({ code }) => code === option.action);
    if (!action) return [];
    const trade = tradeCodes(option.plan ?? []);
    const trading = ['sell', 'buy', 'close'].includes(action.kind) && trade.length > 0;
    return [
      {
        action,
        codes: trading ? trade : [action.code],
        text: trading ? tradeText(tradePlan(trade)) : actionText(edition, action),
        reasons: reasonsOf(edition, option.reasons, names),
        governor: option.governor,
        pirateKing: option.pirate_king,
        winner: option.winner,
      },
    ];
  });
  return all.filter((one, i) => all.findIndex((other) => signature(other) === signature(one)) === i);
}
