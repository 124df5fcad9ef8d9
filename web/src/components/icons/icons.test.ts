import { expect, it } from 'vitest';
import { countIcons, iconName } from './iconSize';
import { roman } from './roman';

it('lays out up to three pieces one by one, and writes more, money, points and people as a number', () => {
  expect(countIcons([[{ icon: 'wood', n: 3 }, { icon: 'star' }]])).toBe(4);
  expect(countIcons([[{ icon: 'wood', n: 4 }]])).toBe(1);
  expect(
    countIcons([[{ icon: 'money', n: 3 }], [{ icon: 'red', n: 2 }], [{ icon: 'population', n: 2 }]]),
  ).toBe(3);
  expect(countIcons([[{ icon: 'trade', n: 2 }]])).toBe(1);
  expect(countIcons([])).toBe(0);
});

it('draws every effect with the icon of its name', () => {
  expect([iconName('all_expansions'), iconName('barrel')]).toEqual(['allExpansions', 'barrel']);
});

it('numbers rounds in Roman figures', () => {
  expect([1, 2, 3, 4, 5].map(roman)).toEqual(['I', 'II', 'III', 'IV', 'V']);
  expect(roman(6)).toBe('6');
});
