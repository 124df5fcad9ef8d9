import { describe, expect, it } from 'vitest';
import { entriesOf, isTurn } from '../../turns/turns';
import { recordedGame } from '../../turns/recorded';
import { AUTOMA } from '../../lib/contract';
import type { Step } from '../../lib/wire';
import { isTold, lastStop, nextStop, stopOf, turnNumberAt, turnsOf, type Turn } from './turnStops';

/** Who decided is read from the events: a decision without any is of whoever decided before. */
function recordedTurns(players: 2 | 4): { turns: Turn[]; steps: Step[] } {
  const { events, steps: counts } = recordedGame(players);
  const entries = entriesOf(events);
  let seat = 0;
  const steps = counts.slice(1).map((count, i): Step => {
    const own = events
      .slice(counts[i], count)
      .find((event) => typeof event.seat === 'number' && event.seat !== AUTOMA);
    seat = own?.seat ?? seat;
    return { seat, action: 0, round: 1, phase: 'acting', events: count };
  });
  return { turns: turnsOf(steps, entries, counts[0] ?? 0), steps };
}

describe.each([2, 4] as const)('the turns of a replay, %i players', (players) => {
  it('hold every decision once, in order', () => {
    const { turns, steps } = recordedTurns(players);
    expect(turns[0]?.from).toBe(1);
    expect(turns.at(-1)?.to).toBe(steps.length);
    turns.slice(1).forEach((turn, i) => expect(turn.from).toBe((turns[i]?.to ?? 0) + 1));
  });

  it('are far fewer than decisions, and each has one player', () => {
    const { turns, steps } = recordedTurns(players);
    expect(turns.length).toBeLessThan(steps.length / 1.5);
    for (const { seat, from, to } of turns)
      expect(new Set(steps.slice(from - 1, to).map((step) => step.seat))).toEqual(new Set([seat]));
  });

  it('are those of the log, but for a pass that nobody was asked about', () => {
    const { turns } = recordedTurns(players);
    const told = turns.filter((turn) => isTold(turn, turn.to)).map(({ entry }) => entry);
    const logged = entriesOf(recordedGame(players).events).filter(
      (entry) => isTurn(entry) && entry.seat !== AUTOMA,
    );
    expect(new Set(told).size).toBe(told.length);
    const unasked = logged.length - told.length;
    const passes = logged.filter(({ events }) => events.length === 1 && events[0]?.kind === 'ship_passed');
    expect(unasked).toBeGreaterThanOrEqual(0);
    expect(unasked).toBeLessThanOrEqual(Math.min(2, passes.length));
  });
});

describe('moving by turns', () => {
  const turn = (from: number, to: number): Turn => ({ seat: 0, from, to, entry: null });
  const turns = [turn(1, 3), turn(4, 4), turn(5, 9)];

  it('goes to the end of a turn, also from within it', () => {
    expect([0, 2, 3, 4, 6, 9].map((step) => nextStop(turns, step))).toEqual([3, 3, 4, 9, 9, 9]);
    expect([0, 2, 3, 4, 6, 9].map((step) => lastStop(turns, step))).toEqual([0, 0, 0, 3, 4, 4]);
  });

  it('counts turns from 1', () => {
    expect([0, 1, 3, 4, 5, 9].map((step) => turnNumberAt(turns, step))).toEqual([0, 1, 1, 2, 3, 3]);
    expect([0, 1, 3, 99].map((number) => stopOf(turns, number))).toEqual([0, 3, 9, 9]);
  });
});
