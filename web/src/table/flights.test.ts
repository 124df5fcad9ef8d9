import { expect, test } from 'vitest';
import { DURATION_LONG } from '../theme/motion';
import { delayOf, flightsOf } from './flights';

test('a worker leaves the board, what is paid goes to the building, what it gives comes from there', () => {
  expect(
    flightsOf([
      { kind: 'worker_removed', seat: 1, board: 'governor', row: 2 },
      { kind: 'built', seat: 1, building: 4 },
      { kind: 'goods', seat: 1, resource: 'ore', pieces: -4, cause: 'build' },
      { kind: 'vp', seat: 1, colour: 'blue', points: 5, cause: 'effect' },
    ]),
  ).toEqual([
    { icon: 'worker', seat: 1, from: 'board-governor', to: 'seat-1' },
    { icon: 'build', seat: 1, from: 'building-4', to: 'seat-1' },
    { icon: 'ore', seat: 1, from: 'seat-1', to: 'building-4' },
    { icon: 'blue', seat: 1, from: 'building-4', to: 'seat-1' },
  ]);
});

test('what is paid before the ship is named goes to the ship all the same', () => {
  expect(
    flightsOf([
      { kind: 'money', seat: 0, amount: -5, cause: 'ship' },
      { kind: 'ship_bought', seat: 0, ship: 4, ship_row: 1 },
    ]),
  ).toEqual([{ icon: 'money', seat: 0, from: 'seat-0', to: 'ship-4' }]);
});

test('income does not fly, and a storm of events is cut short', () => {
  expect(flightsOf([{ kind: 'money', seat: 0, amount: 10, cause: 'income' }])).toEqual([]);
  const storm = Array.from({ length: 40 }, () => ({ kind: 'population', seat: 0, steps: 1, population: 12 }));
  expect(flightsOf(storm).length).toBeLessThanOrEqual(14);
});

test('a few pieces fly one after another, and many have arrived soon all the same', () => {
  expect([0, 1, 2].map((i) => delayOf(i, 3))).toEqual([0, 45, 90]);
  expect(delayOf(13, 14) + DURATION_LONG).toBeLessThan(600);
});
