import { describe, expect, it } from 'vitest';
import { blueFirst, blueFirstEffect, isColourChoice } from './colourOrder';
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
    expect(isColourChoice([red, red])).toBe(false);
    expect(isColourChoice([red, blue, other])).toBe(false);
    expect(
      isColourChoice([
        [...red, ...other],
        [...other, ...blue],
      ]),
    ).toBe(true);
    expect(isColourChoice([])).toBe(false);
  });

  it('sorts whatever stands for its sides, and leaves what it was given as it is', () => {
    const buttons = [
      { text: 'take red', side: red },
      { text: 'take blue', side: blue },
    ];
    expect(blueFirst(buttons, ({ side }) => side).map(({ text }) => text)).toEqual(['take blue', 'take red']);
    expect(buttons[0]?.text).toBe('take red');
    const [first, second] = buttons as [(typeof buttons)[0], (typeof buttons)[0]];
    expect(blueFirst([first, first], ({ side }) => side)).toEqual([first, first]);
    expect(blueFirst([second, first], ({ side }) => side)).toEqual([second, first]);
  });
});
