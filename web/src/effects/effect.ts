/** What a card, tile or track step gives: options, each a list of icons resolved from left to right. */

import { COLOURS, DECLINABLE, RESOURCES } from '../lib/contract';
import type { Colour, Declinable, Icon, Resource, WishSymbol } from '../lib/wire';

export type EffectName = Icon['icon'];
export type Good = Resource;
export type Wish = WishSymbol;
export type Action = Declinable;
export type Plated = 'money' | Colour;

export type EffectIcon = { icon: EffectName; n?: number; less?: number };
export type Effect = EffectIcon[][];

export type Goods = Partial<Record<Good, number>>;
export type Price = Goods & { money?: number };

/** The printed order of the goods. */
export const GOODS: readonly Good[] = RESOURCES;

export const isAction = (icon: EffectName): icon is Action =>
  (DECLINABLE as readonly string[]).includes(icon);

export const isColour = (icon: EffectName): icon is Colour => (COLOURS as readonly string[]).includes(icon);

/** Whose number stands on the icon. */
export const isPlated = (icon: EffectName): icon is Plated => icon === 'money' || isColour(icon);

/** The goods of a price, in printed order. */
export const goodsOf = (price: Price): { good: Good; n: number }[] =>
  GOODS.flatMap((good) => (price[good] ? [{ good, n: price[good] }] : []));
