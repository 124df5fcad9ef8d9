import { beforeAll, expect, it } from 'vitest';
import { textsOf } from '../../recorded/fakeServer';
import type { QuoteJson } from '../wire';
import { setMessages } from './fluent.svelte';
import { changes, changesText, signed } from './quote';

const quote = {
  money: -4,
  goods: { ore: 2, wheat: -1, wood: 0 },
  stars: 1,
  population: 0,
  expansions: 3,
  blue: 5,
  red: -2,
} as unknown as QuoteJson;

beforeAll(() => setMessages('en', textsOf('en')));

it('lists what changes, money first and points last', () => {
  expect(changes(quote)).toEqual([
    { icon: 'money', n: -4 },
    { icon: 'wheat', n: -1 },
    { icon: 'ore', n: 2 },
    { icon: 'star', n: 1 },
    { icon: 'expansion', n: 3 },
    { icon: 'blue', n: 5 },
    { icon: 'red', n: -2 },
  ]);
});

it('gives every change its sign', () => {
  expect([signed(3), signed(-3)]).toEqual(['+3', '−3']);
  expect(changesText(quote)).toBe(
    '−4 $, −1 wheat, +2 ore, +1 star, +3 warehouse squares, +5 blue VP, −2 red VP',
  );
});
