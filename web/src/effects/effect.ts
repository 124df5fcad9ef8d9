/** What a card, tile or track step gives: options, each a list of icons resolved from left to right. */

import { DECLINABLE, RESOURCES, type SYMBOLS } from '../lib/contract';
import type { Declinable, Icon, Resource } from '../lib/wire';

export type EffectName = Icon['icon'];
export type Good = Resource;
export type Wish = (typeof SYMBOLS)[number];
export type Action = Declinable;

export type EffectIcon = { icon: EffectName; n?: number; less?: number };
export type Effect = EffectIcon[][];

export type Goods = Partial<Record<Good, number>>;
export type Price = Goods & { money?: number };

/** The printed order of the goods. */
export const GOODS: readonly Good[] = RESOURCES;

export const isAction = (icon: EffectName): icon is Action =>
  (DECLINABLE as readonly string[]).includes(icon);

/** The goods of a price, in printed order. */
export const goodsOf = (price: Price): { good: Good; n: number }[] =>
  GOODS.flatMap((good) => (price[good] ? [{ good, n: price[good] }] : []));
