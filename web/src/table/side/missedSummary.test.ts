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
