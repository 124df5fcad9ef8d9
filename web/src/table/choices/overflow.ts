/** Goods that don't fit: how many are too many, and what room for all of them costs. */

import type { PlayableTable } from '../../lib/table/tableModel.svelte';
import type { LegalAction, View } from '../../lib/wire';

const sum = (goods: Partial<Record<string, number>>): number =>
  Object.values(goods).reduce((all: number, n) => all + (n ?? 0), 0);

/** How many pieces of those stored and arriving have no square. */
export function excessOf({ pending, seats }: Pick<View, 'pending' | 'seats'>): number {
  const board = pending?.asked === 'overflow' ? seats[pending.seat] : undefined;
  return board ? Math.max(0, sum(board.goods) + sum(pending?.arriving ?? {}) - board.squares) : 0;
}

/** What it costs to expand so often that everything fits; null where it can't be done. */
export async function expandAllPrice(
  table: PlayableTable,
  expand: LegalAction,
  times: number,
): Promise<number | null> {
  const quote = await table.quotes.of(Array<number>(times).fill(expand.code));
  if (!quote || !('events' in quote)) return null;
  return quote.events.reduce(
    (price, { kind, cause, amount = 0 }) =>
      kind === 'money' && cause === 'expansion' ? price - amount : price,
    0,
  );
}
