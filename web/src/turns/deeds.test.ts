import { expect, it } from 'vitest';
import type { Event } from '../lib/wire';
import { deedsOf, noGains, placeOf } from './deeds';

const own = { seat: 0 } as const;
const effect = { ...own, cause: 'effect' } as const;
const vp = (points: number): Event => ({ ...effect, kind: 'vp', colour: 'blue', points });
const goods = (resource: Event['resource'], pieces: number, cause: Event['cause']): Event => ({
  ...own,
  kind: 'goods',
  resource,
  pieces,
  cause,
});
const money = (amount: number, cause: Event['cause']): Event => ({ ...own, kind: 'money', amount, cause });

it('gives what comes after a closed chest or a proven allegiance to the deed before it', () => {
  const deeds = deedsOf([
    { ...own, kind: 'built', building: 7 },
    { ...own, kind: 'chest_closed' },
    vp(2),
    goods('ore', -1, 'allegiance'),
    { ...own, kind: 'allegiance_proven', allegiance: 3 },
    { ...effect, kind: 'population', steps: 2 },
  ]);
  expect(deeds).toEqual([
    { kind: 'build', building: 7, paid: {}, gains: { ...noGains(), blue: 2, population: 2 } },
    { kind: 'chest', paid: {}, gains: noGains() },
    { kind: 'proven', allegiance: 3, paid: { ore: 1 }, gains: noGains() },
  ]);
});

it('gives what comes after a Trade, or after something was declined, to the row', () => {
  for (const event of [
    { ...own, kind: 'traded', amount: 4 },
    { ...own, kind: 'declined', declined: 'build' },
  ] as Event[]) {
    const deeds = deedsOf([{ ...own, kind: 'hired', captain: 2 }, event, vp(3)]);
    expect(deeds.map(({ kind, gains }) => [kind, gains.blue])).toEqual([
      ['hire', 0],
      [event.kind === 'traded' ? 'trade' : 'decline', 0],
      ['gain', 3],
    ]);
  }
});

it('tells what was sold from what was bought', () => {
  const [trade] = deedsOf([
    { ...own, kind: 'traded', amount: -3 },
    goods('wheat', -2, 'trade'),
    goods('ore', 1, 'trade'),
    money(-3, 'trade'),
  ]);
  expect(trade).toMatchObject({ sold: { wheat: 2 }, bought: { ore: 1 }, amount: -3, paid: {} });
});

it('sums up what is discarded or lost in a row', () => {
  const deeds = deedsOf([
    vp(1),
    goods('ore', -2, 'discard'),
    { ...own, kind: 'lost', resource: 'ore' },
    { ...own, kind: 'lost', resource: 'wood' },
    { ...own, kind: 'ship_passed' },
    goods('wheat', -1, 'discard'),
  ]);
  expect(deeds.map((deed) => (deed.kind === 'discard' ? deed.goods : deed.kind))).toEqual([
    'gain',
    { ore: 3, wood: 1 },
    'pass',
    { wheat: 1 },
  ]);
});

it('sums up expansions in a row with their price, and tells those that cost nothing apart', () => {
  const expansion = (paid: boolean, cost: number): Event => ({ ...own, kind: 'expansion', paid, cost });
  const deeds = deedsOf([
    expansion(true, 1),
    money(-1, 'expansion'),
    expansion(true, 2),
    money(-2, 'expansion'),
    { ...own, kind: 'built', building: 1 },
    expansion(false, 0),
    expansion(true, 3),
  ]);
  expect(deeds).toMatchObject([
    { kind: 'expand', n: 2, paid: { money: 3 } },
    { kind: 'build', gains: { expansions: 1 } },
    { kind: 'expand', n: 1, paid: { money: 3 } },
  ]);
});

it('lets a deed be paid with money and goods, each deed with its own', () => {
  const deeds = deedsOf([
    money(-4, 'build'),
    goods('wood', -2, 'build'),
    goods('wood', -1, 'build'),
    { ...own, kind: 'built', building: 5 },
    goods('cannon', -1, 'captain'),
    { ...own, kind: 'activated', captain: 9 },
    { ...own, kind: 'built', building: 6 },
  ]);
  expect(deeds.map(({ paid }) => paid)).toEqual([{ money: 4, wood: 3 }, { cannon: 1 }, {}]);
});

it('tells exchanges of different buildings apart', () => {
  const exchange = (building: number): Event[] => [
    { ...own, kind: 'exchanged', building },
    goods('ore', -1, 'exchange'),
    { ...effect, kind: 'star', step: 1 },
  ];
  const deeds = deedsOf([...exchange(4), ...exchange(4), ...exchange(8)]);
  expect(deeds).toMatchObject([
    { building: 4, paid: { ore: 2 }, gains: { stars: 2 } },
    { building: 8, paid: { ore: 1 }, gains: { stars: 1 } },
  ]);
});

it('gives a ship its goods, also after an expansion', () => {
  const deeds = deedsOf([
    money(-6, 'ship'),
    { ...own, kind: 'ship_bought', ship: 4, ship_row: 2 },
    { ...own, kind: 'expansion', paid: true, cost: 1 },
    goods('wheat', 3, 'ship'),
  ]);
  expect(deeds).toMatchObject([
    { kind: 'ship', ship: 4, row: 2, paid: { money: 6 }, gains: { goods: { wheat: 3 } } },
    { kind: 'expand' },
  ]);
});

it('knows where the worker was used, and whether a row or the alternative action', () => {
  const placed: Event = { ...own, kind: 'worker_placed', board: 'market', row: 2 };
  const place = { board: 'market', row: 2, alternative: false, removed: false };
  expect(placeOf([placed])).toEqual(place);
  expect(placeOf([placed, { ...own, kind: 'action_taken', alternative: true }])).toEqual({
    ...place,
    alternative: true,
  });
  expect(placeOf([vp(1), { ...placed, kind: 'worker_removed' }])?.removed).toBe(true);
  expect(placeOf([vp(1)])).toBeNull();
});
