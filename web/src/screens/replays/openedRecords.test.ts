import { beforeEach, expect, it } from 'vitest';
import { forgetRecord, openedRecords, saveRecord } from './openedRecords';

const record = (game: string, at = '2026-11-01') => ({ game, seats: ['Anja', 'Bo'], at });

beforeEach(() => localStorage.clear());

it('has the latest first, each game once', () => {
  expect(openedRecords()).toEqual([]);
  for (const game of ['a', 'b']) saveRecord(record(game));
  saveRecord(record('a', '2026-11-02'));
  expect(openedRecords()).toEqual([record('a', '2026-11-02'), record('b')]);
});

it('forgets one, and the oldest of more than forty', () => {
  for (let i = 0; i < 41; i += 1) saveRecord(record(`game-${i}`));
  expect(openedRecords()).toHaveLength(40);
  expect(openedRecords().at(-1)?.game).toBe('game-1');
  forgetRecord('game-7');
  expect(openedRecords().map(({ game }) => game)).not.toContain('game-7');
  expect(openedRecords()).toHaveLength(39);
});
