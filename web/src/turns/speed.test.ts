import { describe, expect, it } from 'vitest';
import { AUTOMA } from '../lib/contract';
import type { Event } from '../lib/wire';
import { automaHold, endsTurn, holdOf, leadOf, roundEndDelay } from './speed';

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

describe('a turn', () => {
  const money: Event = { kind: 'money', seat: 1, amount: 2, cause: 'effect' };
  const worker = (seat: number): Event => ({ kind: 'worker_removed', seat, board: 'market', row: 2 });
  const begins = (phase: Event['phase']): Event => ({ kind: 'phase_begins', seat: null, phase: phase! });

  it('ends by its own event, by the Automa’s, with the phase, or where the next ship is asked for', () => {
    expect(endsTurn([money, { kind: 'turn_ended', seat: 1 }], 'turn')).toBe(true);
    expect(endsTurn(passed, 'turn')).toBe(true);
    expect(endsTurn([worker(AUTOMA)], 'turn')).toBe(true);
    expect(endsTurn([begins('acting')], 'turn')).toBe(true);
    expect(endsTurn([money], 'ship_turn')).toBe(true);
  });

  it('goes on after anything else', () => {
    expect(endsTurn([money, worker(1)], 'trading')).toBe(false);
    expect(endsTurn([begins('wishing')], undefined)).toBe(false);
    expect(endsTurn([{ kind: 'automa_token', seat: AUTOMA, board: 'market', used: true }], 'turn')).toBe(
      false,
    );
    expect(endsTurn([], undefined)).toBe(false);
  });

  it('of the Automa is read as long as any other, where it came with one’s own decision', () => {
    expect(automaHold('slow', [money, worker(AUTOMA)])).toBe(holdOf('slow', true, built, 0));
    expect(automaHold('step', [worker(AUTOMA)])).toBe(Infinity);
    expect(automaHold('slow', [money, worker(1)])).toBe(0);
    expect(automaHold('slow', [{ kind: 'automa_token', seat: AUTOMA }])).toBe(0);
  });

  it('that ends a round is read for a moment before the round’s end, step by step as well', () => {
    expect([roundEndDelay('normal'), roundEndDelay('step')]).toEqual([1700, 1700]);
    expect(roundEndDelay('fast')).toBe(600);
    expect(roundEndDelay('instant')).toBe(0);
  });
});

it('hurries only where more than sixty states wait, but never waits less where somebody steps', () => {
  expect(holdOf('slow', true, built, 60)).toBe(4000);
  expect(holdOf('slow', true, built, 61)).toBe(180);
  expect(holdOf('step', true, built, 61)).toBe(Infinity);
  expect(holdOf('normal', false, passed, 1)).toBe(420);
});
