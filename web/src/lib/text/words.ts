/** Words for single things: names, goods, costs, effects and conditions. The Python side composes the same. */

import { AUTOMA } from '../contract';
import {
  GOODS,
  isAction,
  isColour,
  type Effect,
  type EffectIcon,
  type EffectName,
  type Goods,
} from '../../effects/effect';
import type { Permanent } from '../../effects/permanent';
import type { Captain, Condition, Edition } from '../edition/edition';
import { attribute, currentLanguage, localName, t } from './fluent.svelte';

export const resource = (name: string): string => t(`resource-${name}`);
export const resources = (name: string): string => attribute(`resource-${name}`, 'plural');
export const board = (name: string): string => t(`board-${name}`);
export const atBoard = (name: string): string => attribute(`board-${name}`, 'at');
export const fromBoard = (name: string): string => attribute(`board-${name}`, 'from');
export const phase = (name: string): string => t(`phase-${name}`);
export const roman = (n: number): string => t('roman', { n });
export const symbol = (name: string): string => t(`symbol-${name}`);
export const money = (n: number): string => t('money', { n });
export const vp = (colour: string, n: number): string => t(`vp-${colour}`, { n });
export const vpGained = (colour: string, n: number): string => attribute(`vp-${colour}`, 'gained', { n });
export const pieces = (good: string, n: number): string => t(`goods-${good}`, { n });

export const percent = (share: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(share);

export const building = (edition: Edition, number: number): string =>
  localName(edition.buildings[number - 1]?.name ?? {}) ?? t('building-none');

export function player(seat: number, names: readonly string[]): string {
  if (seat === AUTOMA) return t('player-automa');
  return names[seat] ?? t('player-unnamed', { n: seat + 1 });
}

export function listed(parts: readonly string[], last = 'list-last'): string {
  if (parts.length <= 1) return parts[0] ?? '';
  const most = parts.slice(1, -1).reduce((list, item) => t('list-next', { list, item }), parts[0] ?? '');
  return t(last, { list: most, item: parts[parts.length - 1] ?? '' });
}

/** Equal names in a row become one: "2 × hygiene". */
export function tallied(names: readonly string[]): string[] {
  const runs: { item: string; n: number }[] = [];
  for (const item of names) {
    const last = runs.at(-1);
    if (last?.item === item) last.n += 1;
    else runs.push({ item, n: 1 });
  }
  return runs.map(({ item, n }) => (n > 1 ? t('list-times', { n, item }) : item));
}

const piecesOf = (goods: Goods): string[] =>
  GOODS.flatMap((good) => (goods[good] ? [pieces(good, goods[good])] : []));

export const goods = (all: Goods, last = 'list-last'): string =>
  piecesOf(all).length > 0 ? listed(piecesOf(all), last) : t('goods-none');

/** What is to be paid; money where it is not undefined. */
export function payment(dollars: number | undefined, all: Goods = {}, last = 'list-last'): string {
  const parts = piecesOf(all);
  if (dollars || (dollars !== undefined && parts.length === 0)) parts.unshift(money(dollars));
  return parts.length > 0 ? listed(parts, last) : t('cost-free');
}

/** What a captain costs: a price, or another one instead. */
export function captainCost({ price: { money: dollars, ...rest }, otherPrice }: Captain): string {
  const cost = payment(dollars, rest);
  return otherPrice ? t('list-or', { list: cost, item: goods(otherPrice) }) : cost;
}

export function icon({ icon: kind, n = 1, less = 0 }: EffectIcon): string {
  if (kind === 'money') return money(n);
  if (isColour(kind)) return vp(kind, n);
  if ((GOODS as readonly EffectName[]).includes(kind)) return pieces(kind, n);
  if (kind === 'build' || kind === 'captain') return t(`icon-${kind}`, { less });
  return t(`icon-${kind}`, { n });
}

/** One side of a "/": a "then" wherever an action is on either hand. */
export function option(icons: readonly EffectIcon[]): string {
  let text = '';
  let afterAction = false;
  for (const part of icons) {
    const acts = isAction(part.icon);
    const word = icon(part);
    text = text ? t(acts || afterAction ? 'effect-then' : 'effect-more', { effect: text, icon: word }) : word;
    afterAction = acts;
  }
  return text;
}

export function effect(all: Effect): string {
  if (all.length === 0) return t('effect-none');
  const join = all.some((side) => side.length > 1) ? 'effect-or-long' : 'effect-or';
  return all
    .slice(1)
    .reduce((text, side) => t(join, { effect: text, other: option(side) }), option(all[0] ?? []));
}

export function permanent(it: Permanent): string {
  if (it.kind === 'exchange') return t('permanent-exchange', { give: goods(it.give), take: goods(it.take) });
  return t(`permanent-${it.kind}`, 'n' in it ? { n: it.n } : {});
}

const COUNTED = ['buildings', 'one_colour', 'captains', 'contracts', 'population', 'reputation'] as const;

export function condition(asked: Condition): string {
  if (asked.money) return t('condition-money', { n: asked.money });
  if (asked.goods) return t('condition-goods', { goods: goods(asked.goods) });
  if (asked.difference !== undefined) return t('condition-difference', { n: asked.difference });
  return listed(COUNTED.flatMap((part) => (asked[part] ? [t(`condition-${part}`, { n: asked[part] })] : [])));
}

export const allegiance = (edition: Edition, number: number): string =>
  condition(edition.allegiances[number - 1]?.condition ?? {});
