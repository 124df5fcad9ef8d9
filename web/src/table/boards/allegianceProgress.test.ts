import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/contract';
import type { Condition, Edition } from '../../lib/edition/edition';
import type { PlayerBoard } from '../../lib/wire';
import { useMessages } from '../../turns/recorded';
import { progressOf, progressText } from './allegianceProgress';

const groups = ['crown', 'crown', 'trades', 'crown'];
const edition = { buildings: groups.map((group) => ({ group })) } as unknown as Edition;
const board = {
  buildings: [1, 2, 3, 4],
  captains: [{ captain: 3, face_up: true }],
  contracts: [5, 6, 7],
  population: 14,
  reputation: 20,
  money: 14,
  goods: { tobacco: 1, cannon: 2 },
  blue: 12,
  red: 8,
} as unknown as PlayerBoard;

const progress = (condition: Condition, own: PlayerBoard = board) =>
  progressOf(edition, condition, own).map((part) => [progressText(part), part.met]);

describe('the progress of an allegiance', () => {
  beforeEach(() => useMessages('en'));

  it('counts cards', () => {
    expect(progress({ contracts: 4 })).toEqual([['3 of 4 contracts', false]]);
    expect(progress({ one_colour: 3 })).toEqual([['3 of 3 buildings of one colour', true]]);
    expect(progress({ buildings: 5, captains: 1 })).toEqual([
      ['4 of 5 buildings', false],
      ['1 of 1 captain', true],
    ]);
  });

  it('compares tracks, money and goods', () => {
    expect(progress({ population: 19 })).toEqual([['population 14 of 19', false]]);
    expect(progress({ reputation: 20 })).toEqual([['reputation 20 of 20', true]]);
    expect(progress({ money: 20 })).toEqual([['$14 of $20', false]]);
    expect(progress({ goods: { tobacco: 2, cannon: 2 } })).toEqual([
      ['1 of 2 tobacco', false],
      ['2 of 2 cannons', true],
    ]);
  });

  it('tells how far apart the colours are, as long as the chest is open', () => {
    expect(progress({ difference: 4 })).toEqual([['blue and red VP 4 apart, at most 4', true]]);
    expect(progress({ difference: 3 })).toEqual([['blue and red VP 4 apart, at most 3', false]]);
    expect(progressOf(edition, { difference: 3 }, board)[0]?.icon).toBe('blue');
    for (const hidden of [{ blue: null }, { red: null }, { blue: null, red: null }])
      expect(progress({ difference: 20 }, { ...board, ...hidden })).toEqual([
        ['blue and red VP at most 20 apart: hidden in the chest', false],
      ]);
  });

  it.each(LANGUAGES)('has words for all of it in %s', (language) => {
    useMessages(language);
    const all: Condition = {
      buildings: 5,
      one_colour: 4,
      captains: 4,
      contracts: 3,
      population: 19,
      reputation: 20,
      difference: 5,
      money: 20,
      goods: { barrel: 1 },
    };
    for (const [text] of [...progress(all), ...progress(all, { ...board, blue: null })])
      expect(text).not.toMatch(/progress-|\{|undefined/);
  });
});
