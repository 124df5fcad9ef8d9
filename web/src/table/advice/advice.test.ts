import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../lib/codes';
import { recordedEdition, useMessages } from '../../turns/recorded';
import type { HintOption, LegalAction } from '../../lib/wire';
import { suggestionsOf, tradeCodes, tradePlan } from './advice';

const ore = { resource: 'ore' as const };
const sell = codeOf('sell', ore);
const buy = codeOf('buy', { resource: 'cannon' });
const close = codeOf('close');
const endTurn = codeOf('end_turn');

const option = (action: number, plan: number[]): HintOption => ({
  action,
  governor: 0.4,
  pirate_king: 0.1,
  winner: 0.5,
  blue: 20,
  red: 10,
  reasons: [{ name: 'money', points: 1, about: { n: 3 } }],
  plan,
});
const legal: LegalAction[] = [
  { code: sell, kind: 'sell', args: ore, context: {} },
  { code: close, kind: 'close', args: {}, context: {} },
];

beforeAll(() => useMessages('en'));

describe('advice', () => {
  it('takes a Trade as a whole', () => {
    expect(tradeCodes([sell, sell, buy, close, endTurn])).toEqual([sell, sell, buy, close]);
    expect(tradeCodes([sell, endTurn])).toEqual([sell]); // it closed with its last piece
    expect(tradeCodes([endTurn])).toEqual([]);
    expect(tradeCodes([sell, sell])).toEqual([sell, sell]);
    const { sold, bought } = tradePlan([sell, sell, buy, close]);
    expect([sold.ore, bought.cannon, sold.wood]).toEqual([2, 1, 0]);
  });

  it('names the whole Trade, and the reasons as sentences', () => {
    const options = [option(sell, [sell, sell, buy, close]), option(close, [close, endTurn])];
    const [trade, nothing] = suggestionsOf(recordedEdition(), options, legal, []);
    expect(trade?.text).toBe('Sell 2 ore, buy 1 cannon');
    expect(trade?.codes).toEqual([sell, sell, buy, close]);
    expect(trade?.reasons).toEqual([{ text: 'It leaves you with $3 more.', inFavour: true }]);
    expect(nothing?.text).toBe('Trade nothing');
  });

  it('names a Trade that only sells, or only buys', () => {
    const cannon: LegalAction = { code: buy, kind: 'buy', args: { resource: 'cannon' }, context: {} };
    const texts = suggestionsOf(
      recordedEdition(),
      [option(sell, [sell, sell, close]), option(buy, [buy, close])],
      [...legal, cannon],
      [],
    ).map(({ text }) => text);
    expect(texts).toEqual(['Sell 2 ore', 'Buy 1 cannon']);
  });

  it('takes no more than one step of what is no Trade, or has no plan', () => {
    const end: LegalAction = { code: endTurn, kind: 'end_turn', args: {}, context: {} };
    const { plan: _, ...planless } = option(sell, []);
    const codes = suggestionsOf(
      recordedEdition(),
      [option(endTurn, [sell, close]), planless as HintOption],
      [...legal, end],
      [],
    ).map((one) => one.codes);
    expect(codes).toEqual([[endTurn], [sell]]);
  });

  it('says a reason once', () => {
    const reasons = [1, 1, 2].map((n) => ({ name: 'money', points: 1, about: { n } }));
    const [one] = suggestionsOf(recordedEdition(), [{ ...option(sell, []), reasons }], legal, []);
    expect(one?.reasons).toHaveLength(2);
  });

  it('tells what speaks for an option from what speaks against it', () => {
    const reasons = [
      { name: 'played-on', points: 0, about: { case: 'loses', chance: 40, instead: 50 } },
      { name: 'played-on', points: 0, about: { case: 'wins', chance: 50, instead: 40 } },
      { name: 'titles', points: 0, about: { chance: 10, instead: 20 } },
      { name: 'titles', points: -1, about: { chance: 20, instead: 20 } },
      { name: 'money', points: -1, about: { n: 3 } },
      { name: 'reputation', points: 0, about: { n: 1 } },
    ];
    const [one] = suggestionsOf(recordedEdition(), [{ ...option(sell, []), reasons }], legal, []);
    expect(one?.reasons.map(({ inFavour }) => inFavour)).toEqual([false, true, false, true, false, true]);
  });

  it('leaves out what is not legal any more, and what comes to the same', () => {
    const twice = [option(sell, [sell, close]), option(sell, [sell, close]), option(endTurn, [])];
    expect(suggestionsOf(recordedEdition(), twice, legal, [])).toHaveLength(1);
  });
});
