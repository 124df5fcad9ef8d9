import { describe, expect, it } from 'vitest';
import type { Result } from '../lib/wire';
import { tieNotes } from './ties';

const score = (blue: number, red: number, proven = true) => ({ blue, red, proven, allegiance: 1 });
const result = (part: Partial<Result>): Result => ({
  governors: [0],
  pirate_kings: [1],
  winners: [0, 1],
  victory: null,
  stopped: false,
  scores: [score(30, 20), score(20, 30)],
  ...part,
});

describe('ties', () => {
  it('are not spoken of where there is none', () => {
    expect(tieNotes(result({}))).toEqual([]);
    expect(tieNotes(result({ stopped: true, scores: [score(1, 1), score(1, 1)] }))).toEqual([]);
  });

  it('for Governor are broken by red, for Pirate King by blue', () => {
    expect(tieNotes(result({ scores: [score(30, 25), score(30, 24)], pirate_kings: [0] }))).toEqual([
      { note: 'governor', seats: [0, 1], winner: 0 },
    ]);
    expect(tieNotes(result({ scores: [score(25, 30), score(24, 30)], pirate_kings: [0] }))).toEqual([
      { note: 'king', seats: [0, 1], winner: 0 },
    ]);
  });

  it('are among those with the most, not with the least', () => {
    const three = result({
      scores: [score(20, 9), score(30, 25), score(30, 20)],
      governors: [1],
      pirate_kings: [1],
    });
    expect(tieNotes(three)).toEqual([{ note: 'governor', seats: [1, 2], winner: 1 }]);
    const last = result({
      scores: [score(20, 9), score(20, 8), score(30, 7)],
      governors: [2],
      pirate_kings: [0],
    });
    expect(tieNotes(last)).toEqual([]);
  });

  it('can be shared', () => {
    const equal = result({ scores: [score(30, 30), score(30, 30)], governors: [0, 1], pirate_kings: [0, 1] });
    expect(tieNotes(equal)).toEqual([
      { note: 'governor', seats: [0, 1], winner: null },
      { note: 'king', seats: [0, 1], winner: null },
    ]);
  });

  it('tell who had more blue but no proven allegiance, and only of the colour that decides', () => {
    const ahead = result({ scores: [score(30, 20), score(36, 30, false)] });
    expect(tieNotes(ahead)).toEqual([{ note: 'unproven', seats: [1] }]);
    expect(tieNotes({ ...ahead, victory: 'red' })).toEqual([]);
    expect(tieNotes(result({ scores: [score(30, 20), score(29, 30, false)] }))).toEqual([]);
    const level = result({ scores: [score(30, 20), score(30, 30, false)] });
    expect(tieNotes(level)).toEqual([{ note: 'unproven', seats: [1] }]);
    const reds = { scores: [score(25, 30), score(24, 30)], pirate_kings: [0] };
    expect(tieNotes(result({ ...reds, victory: 'blue' }))).toEqual([]);
    expect(tieNotes(result({ ...reds, pirate_kings: [] }))).toEqual([]);
    expect(tieNotes(result({ scores: [score(30, 20), score(30, 30)], governors: [] }))).toEqual([]);
  });
});
