import { expect, it } from 'vitest';
import { DECLINABLE } from '../lib/contract';
import { goodsOf, isAction, isColour, isPlated, type EffectName } from './effect';

const NAMES: EffectName[] = ['money', 'blue', 'red', 'star', 'ore', ...DECLINABLE];

it('tells actions, colours and what has its number on the icon', () => {
  expect(NAMES.filter(isAction)).toEqual(DECLINABLE);
  expect(NAMES.filter(isColour)).toEqual(['blue', 'red']);
  expect(NAMES.filter(isPlated)).toEqual(['money', 'blue', 'red']);
});

it('lists the goods of a price in printed order, without its money and without what it has none of', () => {
  expect(goodsOf({ cannon: 1, money: 4, ore: 0, wheat: 3, barrel: 2 })).toEqual([
    { good: 'wheat', n: 3 },
    { good: 'barrel', n: 2 },
    { good: 'cannon', n: 1 },
  ]);
  expect(goodsOf({ money: 4 })).toEqual([]);
});
