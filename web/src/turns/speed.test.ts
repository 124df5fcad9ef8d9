import { describe, expect, it } from 'vitest';
import type { Event } from '../lib/wire';
import { holdOf, leadOf } from './speed';

const built: Event[] = [{ kind: 'built', seat: 1, building: 3 }];
const passed: Event[] = [{ kind: 'ship_passed', seat: 1 }];

describe('the speed', () => {
  it('holds a whole turn longer than a decision, and a pass shorter', () => {
    expect(holdOf('normal', true, built, 1)).toBeGreaterThan(holdOf('normal', false, built, 1));
    expect(holdOf('normal', true, passed, 1)).toBeLessThan(holdOf('normal', true, built, 1));
    expect(holdOf('slow', true, built, 1)).toBeGreaterThan(holdOf('fast', true, built, 1));
  });

  it('is nothing when instant, and waits for ever step by step', () => {
    expect(holdOf('instant', true, built, 1)).toBe(0);
    expect(holdOf('step', true, built, 1)).toBe(Infinity);
    expect(holdOf('step', false, built, 1)).toBeLessThan(1000);
  });

  it('lights up only what is taken, and hurries when much waits', () => {
    expect(leadOf('normal', built)).toBeGreaterThan(0);
    expect(leadOf('normal', [{ kind: 'money', seat: 1, amount: 2, cause: 'effect' }])).toBe(0);
    expect(holdOf('slow', true, built, 100)).toBeLessThan(holdOf('fast', true, built, 1));
  });
});
