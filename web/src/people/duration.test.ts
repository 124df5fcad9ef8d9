import { expect, it } from 'vitest';
import { clockFace, duration } from './duration';

const MINUTE = 60_000;

it('names the unit that people would use', () => {
  expect(duration(-5)).toEqual({ unit: 'seconds', n: 0 });
  expect(duration(59_999)).toEqual({ unit: 'seconds', n: 59 });
  expect(duration(MINUTE)).toEqual({ unit: 'minutes', n: 1 });
  expect(duration(60 * MINUTE - 1)).toEqual({ unit: 'minutes', n: 59 });
  expect(duration(60 * MINUTE)).toEqual({ unit: 'hours', n: 1 });
  expect(duration(48 * 60 * MINUTE - 1)).toEqual({ unit: 'hours', n: 47 });
  expect(duration(48 * 60 * MINUTE)).toEqual({ unit: 'days', n: 2 });
  expect(duration(3.9 * MINUTE)).toEqual({ unit: 'minutes', n: 3 });
  expect(duration(26 * 60 * MINUTE)).toEqual({ unit: 'hours', n: 26 });
  expect(duration(50 * 60 * MINUTE)).toEqual({ unit: 'days', n: 2 });
});

it('counts down as a clock does, and stops at nothing', () => {
  expect(clockFace(247_000)).toBe('4:07');
  expect(clockFace(246_001)).toBe('4:07');
  expect(clockFace(3_750_000)).toBe('1:02:30');
  expect(clockFace(-1)).toBe('0:00');
});
