import { expect, test } from 'vitest';
import { describeEffect as say } from './describe.svelte';

test('icons stand from left to right, options with "or" between them', () => {
  expect(
    say([
      [
        { icon: 'money', n: 2 },
        { icon: 'build', less: 1 },
      ],
      [{ icon: 'star', n: 1 }],
    ]),
  ).toBe('$2, Build (1 cube less) or 1 star');
});

test('a captain is cheaper in money, and several goods are in the plural', () => {
  expect(
    say([
      [
        { icon: 'captain', less: 2 },
        { icon: 'barrel', n: 3 },
      ],
    ]),
  ).toBe('Captain ($2 less), 3 barrels');
});
