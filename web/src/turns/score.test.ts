import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/effect';
import { slotEffect } from '../lib/edition/edition';
import type { Event } from '../lib/wire';
import { sourceOfChoice } from './effectSources';
import { recordedEdition, recordedGame } from './recorded';
import { breakdownsOf, usedSources } from './score';

const edition = recordedEdition();

describe('where points come from', () => {
  it('adds up to the result, for each player and colour', () => {
    for (const { events, result, players } of [recordedGame(2), recordedGame(4)])
      expect(breakdownsOf(edition, events, players).map(({ total }) => total)).toEqual(
        result.scores.map(({ blue, red }) => ({ blue, red })),
      );
  });

  it('tells a building from the track and the row', () => {
    const turn: Event[] = [
      { kind: 'action_taken', seat: 0, board: 'governor', alternative: false, side: 1 },
      { kind: 'star', seat: 0, step: 3 },
      { kind: 'vp', seat: 0, colour: 'red', points: 1, cause: 'effect' },
      { kind: 'built', seat: 0, building: 18 },
      { kind: 'vp', seat: 0, colour: 'red', points: 3, cause: 'effect' },
      { kind: 'vp', seat: 0, colour: 'blue', points: 9, cause: 'effect' },
      { kind: 'limited', seat: 0, colour: 'red', points: 2 },
    ];
    const [breakdown] = breakdownsOf(edition, turn, 4);
    expect(breakdown?.sources.track).toEqual({ blue: 0, red: 1 });
    expect(breakdown?.sources.buildings).toEqual({ blue: 0, red: 3 });
    expect(breakdown?.sources.boards).toEqual({ blue: 9, red: 0 });
    expect(breakdown?.sources.limit).toEqual({ blue: 0, red: -2 });
    expect(usedSources(breakdown ? [breakdown, breakdownsOf(edition, [], 1)[0]!] : [])).toEqual([
      'buildings',
      'boards',
      'track',
      'limit',
    ]);
  });

  it('tells captains, contracts, endowment and allegiance apart', () => {
    const vp = (points: number, cause: Event['cause'] = 'effect') =>
      ({ kind: 'vp', seat: 1, colour: 'blue', points, cause }) as Event;
    const cards = {
      ...edition,
      captains: [
        { ...edition.captains[0]!, instant: [[{ icon: 'blue', n: 2 }]], reward: [[{ icon: 'blue', n: 3 }]] },
      ],
      endowments: [[[{ icon: 'blue', n: 4 }]]],
    } as typeof edition;
    const [other, breakdown] = breakdownsOf(
      cards,
      [
        { kind: 'endowed', seat: 1, endowment: 1 },
        vp(4),
        { kind: 'action_taken', seat: 1, board: 'tavern', alternative: false, side: 1 },
        { kind: 'hired', seat: 1, captain: 1 },
        vp(2),
        { kind: 'activated', seat: 1, captain: 1 },
        vp(3),
        vp(3),
        vp(5, 'contract'),
        vp(6, 'allegiance'),
        vp(7, 'conversion'),
        vp(8, 'standing'),
      ],
      2,
    );
    const blue = Object.fromEntries(
      Object.entries(breakdown!.sources).map(([source, points]) => [source, points.blue]),
    );
    expect(blue).toEqual({
      endowment: 4,
      captains: 5,
      boards: 3,
      contracts: 5,
      allegiance: 6,
      conversion: 7,
      buildings: 8,
      track: 0,
      wishes: 0,
      limit: 0,
    });
    expect(breakdown!.total).toEqual({ blue: 38, red: 0 });
    expect(other!.total).toEqual({ blue: 0, red: 0 });
  });

  it('gives the wishes what they paid', () => {
    const { events } = recordedGame(4);
    const [ada, ben] = breakdownsOf(edition, events.slice(0, 247), 4);
    expect([ada?.sources.wishes, ben?.sources.wishes]).toEqual([
      { blue: 2, red: 0 },
      { blue: 2, red: 0 },
    ]);
  });
});

describe('the source of a choice', () => {
  it('is the piece that has this effect', () => {
    const turn: Event[] = [
      { kind: 'action_taken', seat: 1, board: 'tavern', alternative: false, side: 1 },
      { kind: 'hired', seat: 1, captain: 5 },
      { kind: 'star', seat: 1, step: 3 },
    ];
    const effect = edition.reputation[2] ?? [];
    expect(sourceOfChoice(edition, turn, 1, effect, 4)).toEqual({ of: 'track', step: 3 });
    expect(sourceOfChoice(edition, turn, 1, [[{ icon: 'money', n: 99 }]], 4)).toEqual({
      of: 'board',
      board: 'tavern',
    });
  });

  it('is a captain, a contract or an endowment, by what it shows', () => {
    const star = [[{ icon: 'star', n: 7 }]];
    const cards = {
      ...edition,
      captains: [{ ...edition.captains[0]!, instant: star, reward: [[{ icon: 'star', n: 8 }]] }],
      endowments: [[[{ icon: 'star', n: 9 }]]],
    } as unknown as typeof edition;
    const source = (event: Event, n: number, seat = 1) =>
      sourceOfChoice(cards, [event], seat, [[{ icon: 'star', n }]] as Effect, 4);
    expect(source({ kind: 'hired', seat: 1, captain: 1 }, 7)).toEqual({ of: 'captain', captain: 1 });
    expect(source({ kind: 'activated', seat: 1, captain: 1 }, 8)).toEqual({ of: 'captain', captain: 1 });
    expect(source({ kind: 'activated', seat: 1, captain: 1 }, 7)).toBeNull();
    expect(source({ kind: 'endowed', seat: 1, endowment: 1 }, 9)).toEqual({ of: 'endowment' });
    expect(source({ kind: 'hired', seat: 0, captain: 1 }, 7)).toBeNull();
    const slot = slotEffect(edition, 1, 4);
    const fulfilled: Event = { kind: 'fulfilled', seat: 1, contract: 9, slot: 2, colour: 'red' };
    expect(sourceOfChoice(edition, [fulfilled], 1, slot, 4)).toEqual({ of: 'contract', contract: 9 });
  });

  it('is forgotten when the turn ends, or a wish is met', () => {
    const hired: Event = { kind: 'hired', seat: 1, captain: 5 };
    const effect = edition.captains[4]!.instant;
    const after = (event: Event) => sourceOfChoice(edition, [hired, event], 1, effect, 4);
    expect(sourceOfChoice(edition, [hired], 1, effect, 4)).toEqual({ of: 'captain', captain: 5 });
    expect(after({ kind: 'turn_ended', seat: 1 })).toBeNull();
    expect(after({ kind: 'wish_place', seat: 1, place: 1, symbols: 2 })).toEqual({ of: 'wish' });
  });

  it('of a cube is the piece whose cube has not come yet', () => {
    const step =
      edition.reputation.findIndex((effect) => effect.flat().some(({ icon }) => icon === 'cube')) + 1;
    const turn: Event[] = [
      { kind: 'action_taken', seat: 1, board: 'governor', alternative: true, side: 1 },
      { kind: 'star', seat: 1, step },
    ];
    expect(sourceOfChoice(edition, turn, 1, 'cube', 4)).toEqual({ of: 'track', step });
    const ore: Event = { kind: 'goods', seat: 1, resource: 'ore', pieces: 1, cause: 'effect' };
    turn.push({ ...ore, pieces: 2 }, { ...ore, cause: 'trade' }, { ...ore, kind: 'lost' });
    expect(sourceOfChoice(edition, turn, 1, 'cube', 4)).toEqual({ of: 'track', step });
    turn.push(ore);
    expect(sourceOfChoice(edition, turn, 1, 'cube', 4)).toEqual({ of: 'board', board: 'governor' });
  });
});
