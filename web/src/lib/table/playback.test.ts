import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { received, states } from '../../recorded/sessions';
import { settings } from '../settings.svelte';
import type { Event, MissedAnswer, State } from '../wire';
import { eventsAfter, missedStates, Playback } from './playback.svelte';

const [base] = states(4) as [State];
const state = (revision: number, ...events: Event[]): State => ({
  ...base,
  revision,
  events,
  events_from: 0,
  view: null,
});
const money: Event = { kind: 'money', seat: 1, amount: 2, cause: 'effect' };
const built: Event = { kind: 'built', seat: 1, building: 3 };
const ended: Event = { kind: 'turn_ended', seat: 1 };

let shown: number[];
let playback: Playback;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  shown = [];
  playback = new Playback(({ revision }) => shown.push(revision));
  pass(10_000);
});
afterEach(() => {
  playback.stop();
  vi.useRealTimers();
});

describe('states', () => {
  it('follow one another at the speed that is set: a decision, then the next', () => {
    playback.add([state(1, money), state(2, money)]);
    playback.add([state(3, money)]);
    expect(playback.queued).toBe(3);
    playback.start();
    pass(0);
    expect([shown, playback.queued]).toEqual([[1], 2]);
    pass(419);
    expect(shown).toEqual([1]);
    pass(1);
    expect(shown).toEqual([1, 2]);
    pass(420);
    expect([shown, playback.queued]).toEqual([[1, 2, 3], 0]);
  });

  it('light up what they take before it goes', () => {
    playback.add([state(1, built)]);
    playback.start();
    pass(0);
    expect([shown, playback.announced, playback.queued]).toEqual([[], [built], 1]);
    pass(349);
    expect(shown).toEqual([]);
    pass(1);
    expect([shown, playback.announced, playback.queued]).toEqual([[1], [], 0]);
  });

  it('stand longer where a turn is complete, and nothing is asked meanwhile', () => {
    playback.add([state(1, money, ended), state(2, money)]);
    playback.start();
    pass(0);
    expect([shown, playback.holding]).toEqual([[1], true]);
    pass(1699);
    expect(shown).toEqual([1]);
    pass(1);
    expect([shown, playback.holding]).toEqual([[1, 2], false]);
  });

  it('stop holding by themselves where nothing follows', () => {
    playback.add([state(1, ended)]);
    playback.start();
    pass(0);
    expect(playback.holding).toBe(true);
    pass(1700);
    expect(playback.holding).toBe(false);
  });

  it('wait to be asked for, step by step', () => {
    settings.speed = 'step';
    playback.add([state(1, ended), state(2, built)]);
    playback.start();
    pass(100_000);
    expect([shown, playback.holding]).toEqual([[1], true]);
    playback.next();
    pass(0);
    expect(playback.announced).toEqual([built]);
    playback.next();
    expect(shown).toEqual([1, 2]);
  });
});

it('pauses and goes on', () => {
  playback.add([state(1, money), state(2, money)]);
  playback.start();
  pass(0);
  playback.pause();
  playback.start();
  pass(5000);
  expect(shown).toEqual([1]);
  playback.resume();
  pass(0);
  expect(shown).toEqual([1, 2]);
});

it('gives out all that waits, what is announced first', () => {
  playback.add([state(1, built), state(2, money)]);
  playback.start();
  pass(0);
  playback.catchingUp = true;
  expect(playback.takeAll().map(({ revision }) => revision)).toEqual([1, 2]);
  expect([playback.queued, playback.announced, playback.holding, playback.catchingUp]).toEqual([
    0,
    [],
    false,
    false,
  ]);
  pass(10_000);
  expect(shown).toEqual([]);
  expect(playback.takeAll()).toEqual([]);
});

it('lets a turn be read that was shown at once', () => {
  playback.hold(1700);
  expect(playback.holding).toBe(true);
  playback.add([state(1, money)]);
  playback.start();
  pass(1699);
  expect(shown).toEqual([]);
  pass(1);
  expect([shown, playback.holding]).toEqual([[1], false]);
  playback.hold(0);
  expect(playback.holding).toBe(false);
});

describe('what was missed', () => {
  it('comes before what waits, quicker the more there is, without holding or lighting up', () => {
    playback.add([state(9, money)]);
    playback.add(
      Array.from({ length: 4 }, (_, i) => state(i + 1, built, ended)),
      true,
    );
    playback.catchingUp = true;
    playback.start();
    pass(0);
    expect([shown, playback.holding, playback.announced]).toEqual([[1], false, []]);
    pass(419);
    expect(shown).toEqual([1]);
    pass(1);
    expect(shown).toEqual([1, 2]);
    pass(3000);
    expect([shown, playback.catchingUp]).toEqual([[1, 2, 3, 4, 9], false]);
  });

  it('is over within seconds, however much it is', () => {
    playback.add(Array.from({ length: 12 }, (_, i) => state(i + 1, money)));
    playback.catchingUp = true;
    playback.start();
    pass(0);
    pass(217);
    expect(shown).toEqual([1]);
    pass(2);
    expect(shown).toEqual([1, 2]);
    playback.takeAll();
    playback.add(Array.from({ length: 200 }, (_, i) => state(100 + i, money)));
    playback.catchingUp = true;
    playback.start();
    pass(0);
    pass(90);
    expect(shown.slice(2)).toEqual([100, 101]);
  });

  it('is each step with nothing to decide, and then the table with all its events', () => {
    const { steps } = received(4).find((one): one is MissedAnswer => one.type === 'missed_steps')!;
    const last = states(4).at(-1)!;
    const all = missedStates(last, steps, [money, built]);
    expect(all).toHaveLength(steps.length + 1);
    expect(all[0]).toMatchObject({
      stage: 'playing',
      legal: [],
      view: steps[0]?.view,
      events: steps[0]?.events,
    });
    expect(all.at(-1)).toEqual({ ...last, events: [money, built], events_from: 0 });
  });
});

it('puts the events of a state after those that stay', () => {
  expect(eventsAfter([money, built], { ...state(1, ended), events_from: 1 })).toEqual([money, ended]);
});
