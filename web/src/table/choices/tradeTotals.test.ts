import { expect, it } from 'vitest';
import type { Event, QuoteJson, Trade } from '../../lib/wire';
import { tradeTotals } from './tradeTotals';

const quote = (trade: Trade | null, events: Partial<Event>[] = []) =>
  ({ trade, events, reveals: false }) as unknown as QuoteJson;
const open: Trade = {
  sold: { wood: 1 },
  bought: {},
  earned: 4,
  spent: 0,
  bonus_sold: 'wood',
  bonus_bought: null,
  expansions: 0,
  expansion_cost: 0,
  amount: 4,
};

it('takes an open Trade as the engine weighs it', () => {
  expect(tradeTotals(quote(open), null, 'sold')).toMatchObject({
    earned: 4,
    spent: 0,
    amount: 4,
    closed: false,
  });
});

it('weighs a Trade that its last piece closes by what has happened', () => {
  const sold = tradeTotals(quote(open), null, 'sold');
  const bought = tradeTotals(
    quote(null, [
      { kind: 'traded', seat: 0, amount: -2, bonus_sold: 'wood', bonus_bought: 'cannon' },
      { kind: 'expansion', seat: 0, cost: 1, paid: true },
      { kind: 'expansion', seat: 0, cost: 3, paid: false },
    ]),
    sold,
    'bought',
  );
  expect(bought).toEqual({
    earned: 4,
    spent: 6,
    amount: -3,
    bonus_sold: 'wood',
    bonus_bought: 'cannon',
    expansions: 1,
    expansion_cost: 1,
    closed: true,
  });
  const last = tradeTotals(
    quote(null, [{ kind: 'traded', seat: 0, amount: 7, bonus_sold: 'wood' }]),
    sold,
    'sold',
  );
  expect(last).toMatchObject({ earned: 7, spent: 0, amount: 7, closed: true });
});

it('leaves out what the server has not answered yet', () => {
  expect(tradeTotals(quote(null), null, 'sold')).toBeNull();
});
