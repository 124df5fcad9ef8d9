/** The row of a player's cards: through a round each keeps its place, and new ones are added at the end. */

import type { PlayerBoard } from '../../lib/wire';

export type OwnedCard = { kind: 'building' | 'captain' | 'contract'; n: number };
export type Shelf = { round: number; cards: readonly OwnedCard[]; places: number };

/** A player seldom gets more cards in a round; those lie on the last place until the next. */
const SPARE = 5;

const isSame = (a: OwnedCard, b: OwnedCard): boolean => a.kind === b.kind && a.n === b.n;

export function cardsOf({
  buildings,
  captains,
  contracts,
}: Pick<PlayerBoard, 'buildings' | 'captains' | 'contracts'>): OwnedCard[] {
  return [
    ...buildings.map((n) => ({ kind: 'building' as const, n })),
    ...captains.map(({ captain: n }) => ({ kind: 'captain' as const, n })),
    ...contracts.map((n) => ({ kind: 'contract' as const, n })),
  ];
}

/** A new round sorts the cards by their kind and makes room. */
export function arrange(shelf: Shelf | null, round: number, cards: readonly OwnedCard[]): Shelf {
  if (shelf?.round !== round) return { round, cards, places: cards.length + SPARE };
  const stay = shelf.cards.filter((card) => cards.some((one) => isSame(one, card)));
  const come = cards.filter((card) => !shelf.cards.some((one) => isSame(one, card)));
  return { ...shelf, cards: [...stay, ...come] };
}
