/** What an action would change, in a few words: "−$4, +2 blue VP". */

import { GOODS } from '../../effects/effect';
import { COLOURS } from '../contract';
import { t } from './fluent.svelte';
import type { QuoteJson } from '../wire';

type Change = { icon: string; n: number };

export function changes(quote: QuoteJson): Change[] {
  const all: Change[] = [
    { icon: 'money', n: quote.money },
    ...GOODS.map((good) => ({ icon: good, n: quote.goods[good] ?? 0 })),
    { icon: 'star', n: quote.stars },
    { icon: 'population', n: quote.population },
    { icon: 'expansion', n: quote.expansions },
    ...COLOURS.map((colour) => ({ icon: colour, n: quote[colour] })),
  ];
  return all.filter(({ n }) => n !== 0);
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export function changesText(quote: QuoteJson): string {
  return changes(quote)
    .map(({ icon, n }) => `${signed(n)} ${t(`page-unit-${icon}`, { n: Math.abs(n) })}`)
    .join(', ');
}
