import { expect, it } from 'vitest';
import { NOW, person, stamp, tableOf } from './sample';
import { graceFor, turnClock } from './turnClock';

const table = (left: number, time_up = false) =>
  tableOf([person(0), person(1)], { pace: 'relaxed', clock: { ends: stamp(-left), time_up } });

it('counts down, presses in the end, and stops', () => {
  expect(turnClock(tableOf([person(0)]), NOW)).toBeNull();
  expect(turnClock(table(120), NOW)).toEqual({ left: 120_000, pressing: false, up: false });
  expect(turnClock(table(20), NOW)).toMatchObject({ pressing: true, up: false });
  expect(turnClock(table(31), NOW)?.pressing).toBe(false);
  expect(turnClock(table(30), NOW)?.pressing).toBe(true);
  expect(turnClock(table(-5), NOW)).toEqual({ left: 0, pressing: true, up: true });
});

it('stands still once the game is over', () => {
  expect(turnClock({ ...table(20), stage: 'over' }, NOW)).toBeNull();
});

it('says so where the time was up before', () => {
  expect(turnClock(table(200, true), NOW)?.up).toBe(true);
});

it('gives those who play by correspondence a day before a bot may play', () => {
  expect(graceFor('correspondence')).toEqual({ grace: 86_400 });
  expect(graceFor('relaxed')).toEqual({});
});
