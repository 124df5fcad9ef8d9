/** Effects in words. In the page's language; in English where there is none, as in the gallery. */

import { isAction, type Effect, type EffectIcon, type EffectName } from './effect';

type EffectWords = {
  amount: (icon: EffectName, n: number) => string;
  less: (icon: EffectName, less: number) => string;
  and: string;
  or: string;
};

const nouns: Record<EffectName, [one: string, many: string]> = {
  wheat: ['wheat', 'wheat'],
  wood: ['wood', 'wood'],
  ore: ['ore', 'ore'],
  barrel: ['barrel', 'barrels'],
  tobacco: ['tobacco', 'tobacco'],
  cannon: ['cannon', 'cannons'],
  cube: ['cube of your choice', 'cubes of your choice'],
  money: ['', ''],
  blue: ['blue VP', 'blue VP'],
  red: ['red VP', 'red VP'],
  star: ['star', 'stars'],
  population: ['population', 'population'],
  expansion: ['expansion', 'expansions'],
  all_expansions: ['all expansions', 'all expansions'],
  trade: ['Trade', 'Trade'],
  build: ['Build', 'Build'],
  captain: ['Captain', 'Captain'],
  contract: ['Contract', 'Contract'],
};

/** Icons without a number. */
const isBare = (icon: EffectName): boolean => icon === 'all_expansions' || isAction(icon);

const words: EffectWords = {
  amount: (icon, n) => {
    if (icon === 'money') return `$${n}`;
    const noun = nouns[icon][n === 1 ? 0 : 1];
    return isBare(icon) ? noun : `${n} ${noun}`;
  },
  less: (icon, less) => (icon === 'build' ? `${less} cube less` : `$${less} less`),
  and: ', ',
  or: ' or ',
};

let describer = $state.raw<((effect: Effect) => string) | null>(null);

/** Sets how effects are described from now on. */
export const setDescriber = (how: (effect: Effect) => string): void => void (describer = how);

export function describeEffect(effect: Effect): string {
  if (describer) return describer(effect);
  return effect.map((option) => option.map(describeIcon).join(words.and)).join(words.or);
}

function describeIcon({ icon, n = 1, less }: EffectIcon): string {
  const amount = words.amount(icon, n);
  return less ? `${amount} (${words.less(icon, less)})` : amount;
}
