/** What an action would come to, in a few words: "−$4, +2 blue VP". */

import { GOODS } from '../../effects/effect';
import { t } from './fluent.svelte';
import type { QuoteJson } from '../wire';

export type Change = { icon: string; n: number };

export function changes(quote: QuoteJson): Change[] {
  const all: Change[] = [
    { icon: 'money', n: quote.money },
    ...GOODS.map((good) => ({ icon: good, n: quote.goods[good] ?? 0 })),
    { icon: 'star', n: quote.stars },
    { icon: 'population', n: quote.population },
    { icon: 'expansion', n: quote.expansions },
    { icon: 'blue', n: quote.blue },
    { icon: 'red', n: quote.red },
  ];
  return all.filter(({ n }) => n !== 0);
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export function changesText(quote: QuoteJson): string {
  return changes(quote)
    .map(({ icon, n }) => `${signed(n)} ${t(`page-unit-${icon}`)}`)
    .join(', ');
}
