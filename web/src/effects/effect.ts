/** What a card, tile or track step gives: options, each a list of icons resolved from left to right. */

export type Good = 'wheat' | 'wood' | 'ore' | 'barrel' | 'tobacco' | 'cannon';
export type Wish = 'hygiene' | 'security' | 'entertainment';
export type Action = 'trade' | 'build' | 'captain' | 'contract';

export type EffectName =
  Good | Action | 'money' | 'blue' | 'red' | 'star' | 'population' | 'cube' | 'expansion' | 'all_expansions';

export type EffectIcon = { icon: EffectName; n?: number; less?: number };
export type Effect = EffectIcon[][];

export type Goods = Partial<Record<Good, number>>;
export type Price = Goods & { money?: number };

/** The printed order of the goods. */
export const GOODS: readonly Good[] = ['wheat', 'wood', 'ore', 'barrel', 'tobacco', 'cannon'];
export const ACTIONS: readonly Action[] = ['trade', 'build', 'captain', 'contract'];

export const isAction = (icon: EffectName): icon is Action => (ACTIONS as readonly string[]).includes(icon);

/** The goods of a price, in printed order. */
export const goodsOf = (price: Price): { good: Good; n: number }[] =>
  GOODS.flatMap((good) => (price[good] ? [{ good, n: price[good] }] : []));
