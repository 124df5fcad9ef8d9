import { describe, expect, it } from 'vitest';
import { blueFirstEffect, isColourChoice } from './colourOrder';
import type { Effect } from './effect';

const red: Effect[number] = [{ icon: 'red', n: 2 }];
const blue: Effect[number] = [{ icon: 'blue', n: 2 }];

describe('a choice of colours', () => {
  it('has blue left and red right', () => {
    expect(blueFirstEffect([red, blue])).toEqual([blue, red]);
    expect(blueFirstEffect([blue, red])).toEqual([blue, red]);
  });

  it('is none where a side has no colour, or both', () => {
    const other: Effect[number] = [{ icon: 'build' }];
    expect(blueFirstEffect([red, other])).toEqual([red, other]);
    expect(isColourChoice([red, [...blue, ...red]])).toBe(false);
    expect(isColourChoice([blue])).toBe(false);
    expect(isColourChoice([red, blue])).toBe(true);
  });
});
