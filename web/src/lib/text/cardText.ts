/** Everything a card says, in words: for the large card, and for whoever hears the table instead of seeing it. */

import type { Edition } from '../edition/edition';
import { slotEffect, tileEffect } from '../edition/edition';
import { t } from './fluent.svelte';
import type { BoardName, View } from '../wire';
import * as words from './words';

export type CardText = { title: string; lines: string[] };

export const cardLabel = ({ title, lines }: CardText): string =>
  [title, ...lines].join('. ').replaceAll('..', '.');

export function buildingText(edition: Edition, n: number, view?: View): CardText {
  const card = edition.buildings[n - 1];
  if (!card) return { title: t('building-none'), lines: [] };
  const offer = view?.buildings.find(({ building }) => building === n);
  return {
    title: words.building(edition, n),
    lines: [
      t('card-cost', { cost: words.payment(undefined, card.price) }),
      ...(card.vp.length > 0 ? [t('card-vp', { vp: words.effect(card.vp) })] : []),
      ...(card.instant.length > 0 ? [t('card-instant', { effect: words.effect(card.instant) })] : []),
      ...(card.symbols.length > 0
        ? [t('card-symbols', { symbols: words.listed(words.tallied(card.symbols.map(words.symbol))) })]
        : []),
      ...(card.permanent ? [words.permanent(card.permanent)] : []),
      ...(offer ? [t('card-copies', { left: offer.left, copies: offer.copies })] : []),
    ],
  };
}

export function captainText(edition: Edition, n: number): CardText {
  const card = edition.captains[n - 1];
  if (!card) return { title: '', lines: [] };
  return {
    title: t('card-captain', { n, roman: words.roman(card.round) }),
    lines: [
      t('card-cost', { cost: words.captainCost(card) }),
      ...(card.instant.length > 0 ? [t('card-instant', { effect: words.effect(card.instant) })] : []),
      ...(card.cannons > 0
        ? [
            t('card-activate', {
              cannons: words.pieces('cannon', card.cannons),
              effect: words.effect(card.reward),
            }),
          ]
        : []),
      ...(card.symbols.length > 0
        ? [t('card-symbols', { symbols: words.listed(words.tallied(card.symbols.map(words.symbol))) })]
        : []),
    ],
  };
}

export function contractText(edition: Edition, n: number, view?: View): CardText {
  const card = edition.contracts[n - 1];
  if (!card) return { title: '', lines: [] };
  const slot = view ? view.contracts.indexOf(n) : -1;
  const bonus = view && slot >= 0 ? slotEffect(edition, slot, view.players) : [];
  return {
    title: t('card-contract', { n }),
    lines: [
      t('card-cost', { cost: words.payment(undefined, card.price) }),
      t('card-contract-vp', { blue: words.vp('blue', card.blue), red: words.vp('red', card.red) }),
      ...(bonus.length > 0 ? [t('card-slot', { effect: words.effect(bonus) })] : []),
    ],
  };
}

export function shipText(edition: Edition, n: number, taken = false): CardText {
  const card = edition.ships[n - 1];
  if (!card) return { title: '', lines: [] };
  return {
    title: t('card-ship', { n }),
    lines: [
      t('card-cost', { cost: words.money(card.cost) }),
      ...card.rows.map((goods, i) => t('card-ship-row', { row: i + 1, goods: words.goods(goods) })),
      ...(taken ? [t('card-ship-taken')] : []),
    ],
  };
}

export function allegianceText(edition: Edition, n: number): CardText {
  const card = edition.allegiances[n - 1];
  if (!card) return { title: '', lines: [] };
  return {
    title: t('card-allegiance', { n }),
    lines: [
      t('card-condition', { condition: words.condition(card.condition) }),
      t('card-vp', { vp: words.vp('red', card.red) }),
    ],
  };
}

/** A step of the Reputation Track, and who stands there. */
export function stepText(edition: Edition, n: number, view: View, names: readonly string[]): CardText {
  const here = view.seats
    .filter(({ reputation }) => reputation === n)
    .map(({ seat }) => words.player(seat, names));
  return {
    title: t('page-step', { n }),
    lines: [
      t('page-step-reward', { effect: words.effect(edition.reputation[n - 1] ?? []) }),
      ...(here.length > 0 ? [t('page-step-here', { players: words.listed(here) })] : []),
    ],
  };
}

export function wishText(edition: Edition, round: number, view: View, names: readonly string[]): CardText {
  const asked = view.wishes.find((wish) => wish.round === round);
  if (!asked) return { title: '', lines: [] };
  const [first = [], second = []] = edition.rewards[round - 1]?.[asked.side] ?? [];
  const counts = asked.symbols.map((n, seat) =>
    t('page-wish-count', { player: words.player(seat, names), n }),
  );
  return {
    title: t('page-wish-title', { roman: words.roman(round) }),
    lines: [
      t('page-wish-asks', {
        symbols: words.listed((edition.wishes[asked.wish - 1] ?? []).map(words.symbol)),
      }),
      t('page-wish-first', { effect: words.effect(first) }),
      t('page-wish-second', { effect: words.effect(second) }),
      counts.join(', '),
    ],
  };
}

/** The rows of an action board, from the top, and its alternative action. */
export function boardText(edition: Edition, place: BoardName, view: View): CardText {
  const board = view.boards[place];
  const acts = view.phase === 'acting' ? board?.row : null;
  const rows = (board?.tiles ?? []).slice(0, view.players === 4 ? 4 : 3).map((tile, i) => {
    const effect = words.effect(tileEffect(edition, place, tile, view.players));
    return t(acts === i + 1 ? 'page-place-row-acts' : 'page-place-row', { n: i + 1, effect });
  });
  return {
    title: words.board(place),
    lines: [
      ...rows.reverse(),
      t('page-place-alternative', { effect: words.effect(edition.boards[place].alternative) }),
    ],
  };
}
