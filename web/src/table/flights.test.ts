import { expect, test } from 'vitest';
import type { Event } from '../lib/wire';
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

test('a worker that is placed flies to its board, the Automa’s from the order of play', () => {
  expect(
    flightsOf([
      { kind: 'worker_placed', seat: 3, board: 'market', row: 1 },
      { kind: 'worker_placed', seat: 4, board: 'tavern', row: 1 },
    ]),
  ).toEqual([
    { icon: 'worker', seat: 3, from: 'seat-3', to: 'board-market' },
    { icon: 'worker', seat: 4, from: 'order', to: 'board-tavern' },
  ]);
});

test('what a card, the track or a wish gives comes from there', () => {
  const gains: [Event, string][] = [
    [{ kind: 'hired', seat: 0, captain: 2 }, 'captain-2'],
    [{ kind: 'fulfilled', seat: 0, contract: 3, slot: 1, colour: 'red' }, 'contract-3'],
    [{ kind: 'allegiance_taken', seat: 0, allegiance: 4 }, 'allegiance-4'],
    [{ kind: 'star', seat: 0, step: 5 }, 'track'],
    [{ kind: 'wish_place', seat: 0, place: 1, symbols: 2 }, 'wishes'],
    [{ kind: 'turn_ended', seat: 0 }, 'wishes'],
  ];
  for (const [event, from] of gains)
    for (const [gain, icon] of [
      [{ kind: 'money', amount: 2, cause: 'effect' }, 'money'],
      [{ kind: 'goods', resource: 'ore', pieces: 1, cause: 'effect' }, 'ore'],
      [{ kind: 'population', steps: 1 }, 'population'],
    ] as const)
      expect(flightsOf([event, { ...gain, seat: 0 }]).at(-1)).toEqual({
        icon,
        seat: 0,
        from,
        to: 'seat-0',
      });
});

test('nothing flies for an event of nobody, or of another kind', () => {
  expect(
    flightsOf([
      { kind: 'population', seat: null, steps: 1 },
      { kind: 'lost', seat: 0, resource: 'ore' },
      { kind: 'limited', seat: 0, colour: 'red', points: 2 },
    ]),
  ).toEqual([]);
});
