import { expect, it } from 'vitest';
import { describeEffect as say, setDescriber } from './describe.svelte';
import type { EffectIcon } from './effect';

const icons = (...all: EffectIcon[]): string => say([all]);

it('reads icons from left to right, with "or" between the options', () => {
  expect(
    say([
      [
        { icon: 'money', n: 2 },
        { icon: 'build', less: 1 },
      ],
      [{ icon: 'star', n: 1 }],
      [{ icon: 'trade' }],
    ]),
  ).toBe('$2, Build (1 cube less) or 1 star or Trade');
  expect(say([])).toBe('');
});

it('says how much cheaper an action is: a captain in money, a building in cubes', () => {
  expect(icons({ icon: 'captain', less: 2 })).toBe('Captain ($2 less)');
  expect(icons({ icon: 'build', less: 1 }, { icon: 'captain', less: 0 })).toBe(
    'Build (1 cube less), Captain',
  );
});

it('counts what there is one or several of, and nothing that has no number', () => {
  expect(icons({ icon: 'barrel', n: 3 }, { icon: 'barrel' })).toBe('3 barrels, 1 barrel');
  expect(icons({ icon: 'cube', n: 2 }, { icon: 'cube', n: 1 })).toBe(
    '2 cubes of your choice, 1 cube of your choice',
  );
  expect(icons({ icon: 'all_expansions' }, { icon: 'expansion', n: 1 }, { icon: 'contract' })).toBe(
    'all expansions, 1 expansion, Contract',
  );
  expect(icons({ icon: 'money' }, { icon: 'blue', n: 4 })).toBe('$1, 4 blue VP');
});

it('says it in the words that the page sets, from then on', () => {
  setDescriber((effect) => `${effect.length} Möglichkeiten`);
  expect(say([[{ icon: 'star' }], [{ icon: 'trade' }]])).toBe('2 Möglichkeiten');
});
