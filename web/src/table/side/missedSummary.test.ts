import { expect, it } from 'vitest';
import type { Event } from '../../lib/wire';
import { summarizeMissed } from './missedSummary';

const event = (kind: string, seat: number | null, more: Partial<Event> = {}): Event => ({
  kind,
  seat,
  ...more,
});

it('sums up what the others built, hired, fulfilled and gained', () => {
  const sums = summarizeMissed(
    [
      event('money', 1, { amount: -3 }),
      event('built', 1, { building: 4 }),
      event('vp', 1, { colour: 'blue', points: 5 }),
      event('money', 1, { amount: 10 }),
      event('hired', 2, { captain: 14 }),
      event('fulfilled', 2, { contract: 3, slot: 0 }),
      event('vp', 2, { colour: 'red', points: 4 }),
      event('star', 2, { step: 7 }),
      event('built', 0, { building: 1 }),
      event('round_begins', null, { round: 2 }),
    ],
    0,
  );
  expect(sums.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(sums[0]).toMatchObject({ built: [4], money: 7, blue: 5, red: 0 });
  expect(sums[1]).toMatchObject({ hired: [14], fulfilled: [3], red: 4, stars: 1, money: 0 });
});

it('counts ships, allegiances and people, and takes no event for another', () => {
  const sums = summarizeMissed(
    [
      event('population', 3, { steps: 2 }),
      event('ship_bought', 3, { ship: 6 }),
      event('allegiance_taken', 2, { allegiance: 8 }),
      event('ship_passed', 2, { ship: 5 }),
      event('activated', 2, { captain: 9 }),
      event('exchanged', 2, { building: 3 }),
      event('contract_moved', 2, { contract: 4 }),
      event('allegiance_proven', 3, { allegiance: 7 }),
      event('limited', 3, { colour: 'red', points: 1 }),
      event('lost', 3, { steps: 5 }),
    ],
    null,
  );
  const none = { built: [], hired: [], fulfilled: [], ships: [], money: 0, blue: 0, red: 0, stars: 0 };
  expect(sums).toEqual([
    { ...none, seat: 2, allegiance: 8, population: 0 },
    { ...none, seat: 3, ships: [6], allegiance: null, population: 2 },
  ]);
});

it('leaves out events of nobody, and of the Automa', () => {
  expect(summarizeMissed([event('star', null), event('star', 4)], null)).toEqual([]);
});

it('leaves out who did nothing, the Automa, and money that came and went', () => {
  expect(
    summarizeMissed(
      [
        event('worker_removed', 1, { board: 'market' }),
        event('money', 1, { amount: 4 }),
        event('money', 1, { amount: -4 }),
        event('worker_removed', 4, { board: 'market' }),
      ],
      null,
    ),
  ).toEqual([]);
});
