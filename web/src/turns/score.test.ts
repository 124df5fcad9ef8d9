import { describe, expect, it } from 'vitest';
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
    expect(usedSources(breakdown ? [breakdown] : [])).toEqual(['buildings', 'boards', 'track', 'limit']);
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

  it('of a cube is the piece whose cube has not come yet', () => {
    const step =
      edition.reputation.findIndex((effect) => effect.flat().some(({ icon }) => icon === 'cube')) + 1;
    const turn: Event[] = [
      { kind: 'action_taken', seat: 1, board: 'governor', alternative: true, side: 1 },
      { kind: 'star', seat: 1, step },
    ];
    expect(sourceOfChoice(edition, turn, 1, 'cube', 4)).toEqual({ of: 'track', step });
    turn.push({ kind: 'goods', seat: 1, resource: 'ore', pieces: 1, cause: 'effect' });
    expect(sourceOfChoice(edition, turn, 1, 'cube', 4)).toEqual({ of: 'board', board: 'governor' });
  });
});
