import { describe, expect, it } from 'vitest';
import type { Event } from '../lib/wire';
import { recordedGame } from './recorded';
import { roundEndAfter, roundEndOf, wishPlaces } from './roundEnd';

const { events } = recordedGame(4);

describe('the end of a round', () => {
  it('is complete when the next ships come', () => {
    expect(roundEndOf(events.slice(0, 264))).toBeNull();
    const end = roundEndOf(events.slice(0, 274), 241);
    expect(end).toMatchObject({
      round: 1,
      from: 242,
      to: 264,
      captains: [12, 11, 10, 8],
      contracts: [],
      first: 3,
      victory: null,
      income: [
        { seat: 3, amount: 11 },
        { seat: 0, amount: 11 },
        { seat: 1, amount: 11 },
        { seat: 2, amount: 12 },
      ],
    });
    expect(end?.podium.map(({ seat, place, gains }) => [seat, place, gains.blue])).toEqual([
      [0, 1, 2],
      [1, 1, 2],
    ]);
    expect(end?.population.map(({ population }) => population)).toEqual([12, 11, 11, 11]);
  });

  it('shows the first place above the second, whoever is first in turn order', () => {
    const begin = { kind: 'phase_begins', seat: null } as const;
    const placed = [
      { kind: 'round_begins', seat: null, round: 1 },
      { ...begin, phase: 'acting' },
      { ...begin, phase: 'wishing' },
      { kind: 'wish_place', seat: 2, place: 2, symbols: 1 },
      { kind: 'wish_place', seat: 0, place: 1, symbols: 2 },
      { kind: 'vp', seat: 0, colour: 'red', points: 3, cause: 'effect' },
      { ...begin, phase: 'growing' },
      { ...begin, phase: 'shipping' },
    ] as Event[];
    expect(roundEndOf(placed)?.podium.map(({ seat, place, gains }) => [place, seat, gains.red])).toEqual([
      [1, 0, 3],
      [2, 2, 0],
    ]);
  });

  it('keeps who was first and second, whatever they have later', () => {
    expect(wishPlaces(events.slice(0, 242), 1)).toEqual([]);
    expect(wishPlaces(events.slice(0, 264), 1).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(wishPlaces(events, 1)).toEqual(wishPlaces(events.slice(0, 264), 1));
    expect(wishPlaces(events.slice(0, 264), 2)).toEqual([]);
  });

  it('is shown once: not again for later events', () => {
    expect(roundEndOf(events.slice(0, 300), 264)?.to).toBe(264);
    expect(roundEndOf(events.slice(0, 300), 265)).toBeNull();
    expect(roundEndOf(events.slice(0, 300), 280)).toBeNull();
  });

  it('is not seen in the set-up, and after the last round has no next one', () => {
    expect(roundEndOf(events.slice(0, 60))).toBeNull();
    const last = roundEndOf(events);
    expect(last).toMatchObject({ round: 5, first: null, captains: [], income: [] });
    expect(last?.podium).toHaveLength(2);
  });

  it('is found again from where its wishes begin, once it is complete', () => {
    expect(roundEndAfter(events, 242)).toEqual(roundEndOf(events.slice(0, 274)));
    expect(roundEndAfter(events.slice(0, 264), 242)).toBeNull();
    expect(roundEndAfter(events, 265)?.round).toBe(2);
  });

  it('has nobody on the podium where nobody met a wish, and none of what came before', () => {
    const begin = { kind: 'phase_begins', seat: null } as const;
    const end = roundEndOf([
      { ...begin, phase: 'wishing' },
      { kind: 'population', seat: 1, steps: 1, population: 4 },
      { ...begin, phase: 'growing' },
      { kind: 'population', seat: 0, steps: 1, population: 3 },
      { kind: 'money', seat: 0, amount: 5, cause: 'effect' },
      { kind: 'contract_shown', seat: null, contract: 7, slot: 1 },
      { ...begin, phase: 'last_captains' },
    ]);
    expect(end).toEqual({
      round: 1,
      from: 0,
      to: 6,
      podium: [],
      population: [{ seat: 0, population: 3 }],
      captains: [],
      contracts: [7],
      first: null,
      victory: null,
      income: [],
    });
  });

  it('at two players shows the victory type', () => {
    expect(roundEndOf(recordedGame(2).events.slice(0, 142))).toMatchObject({
      round: 1,
      victory: 'blue',
      first: 1,
    });
  });
});
