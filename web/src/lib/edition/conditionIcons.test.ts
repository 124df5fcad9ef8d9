import { expect, it } from 'vitest';
import { conditionIcons } from './conditionIcons';

it('shows each part with its figure', () => {
  expect(conditionIcons({ buildings: 5, captains: 4 })).toEqual([
    { icon: 'build', n: 5 },
    { icon: 'captain', n: 4 },
  ]);
  expect(conditionIcons({ contracts: 2, population: 12, reputation: 6, money: 20 })).toEqual([
    { icon: 'contract', n: 2 },
    { icon: 'population', n: 12 },
    { icon: 'star', n: 6 },
    { icon: 'money', n: 20 },
  ]);
});

it('shows copies after buildings of one colour', () => {
  expect(conditionIcons({ one_colour: 4 })).toEqual([{ icon: 'build', n: 4 }, { icon: 'copies' }]);
});

it('shows goods after everything else, a single one without a figure', () => {
  expect(conditionIcons({ money: 3, goods: { barrel: 1, tobacco: 2 } })).toEqual([
    { icon: 'money', n: 3 },
    { icon: 'barrel' },
    { icon: 'tobacco', n: 2 },
  ]);
});

it('shows how far the colours may be apart, also where that is nothing', () => {
  expect(conditionIcons({ difference: 0 })).toEqual([{ icon: 'blue' }, { icon: 'red', n: '±0' }]);
});
