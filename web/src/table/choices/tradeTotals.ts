/** The scale of a Trade: the totals of the pieces on it. */

import type { QuoteJson, Trade } from '../../lib/wire';

export type Pan = 'sold' | 'bought';
export type TradeTotals = Omit<Trade, 'sold' | 'bought'> & {
  /** Nothing more can be laid: it closes by itself. */ closed: boolean;
};

/**
 * Null where the Trade closes by itself and the server says no more. `before` are the totals so far; `pan` is
 * the side that has changed since, so the other side's total stays.
 */
export function tradeTotals(quote: QuoteJson, before: TradeTotals | null, pan: Pan): TradeTotals | null {
  if (quote.trade) return { ...quote.trade, closed: false };
  const traded = quote.events.find(({ kind }) => kind === 'traded');
  if (!traded) return null;
  const amount = traded.amount ?? 0;
  const earned = pan === 'bought' ? (before?.earned ?? 0) : amount + (before?.spent ?? 0);
  const tokens = quote.events.filter(({ kind, paid }) => kind === 'expansion' && paid);
  const cost = tokens.reduce((sum, token) => sum + (token.cost ?? 0), 0);
  return {
    earned,
    spent: earned - amount,
    amount: amount - cost,
    bonus_sold: traded.bonus_sold ?? null,
    bonus_bought: traded.bonus_bought ?? null,
    expansions: tokens.length,
    expansion_cost: cost,
    closed: true,
  };
}
