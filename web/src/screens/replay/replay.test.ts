import { describe, expect, it } from 'vitest';
import type { Step } from '../../lib/wire';
import { asSeen, roundMarks } from './replay.svelte';

const step = (round: number, phase: string): Step => ({ seat: 0, action: 0, round, phase, events: 0 });

describe('a replay', () => {
  it('knows where the rounds and the end begin', () => {
    const steps = [
      step(1, 'shipping'),
      step(1, 'acting'),
      step(2, 'shipping'),
      step(3, 'acting'),
      step(5, 'acting'),
      step(5, 'last_captains'),
      step(5, 'over'),
    ];
    expect(roundMarks(steps)).toEqual([
      { round: 1, step: 0 },
      { round: 2, step: 3 },
      { round: 3, step: 4 },
      { round: 5, step: 5 },
      { round: 'end', step: 6 },
    ]);
  });

  it('keeps what was chosen in secret', () => {
    const events = [
      { kind: 'conversion_chosen', seat: 0, blue: 2, red: 0 },
      { kind: 'conversion_chosen', seat: 1, blue: 0, red: 1 },
    ];
    expect(asSeen(events, 1)).toEqual([{ kind: 'conversion_chosen', seat: 0 }, events[1]]);
  });
});
