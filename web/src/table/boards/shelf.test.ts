import { expect, test } from 'vitest';
import { arrange, cardsOf } from './shelf';

const owns = (buildings: number[], captains: number[], contracts: number[]) =>
  cardsOf({ buildings, captains: captains.map((captain) => ({ captain, face_up: true })), contracts });
const names = (shelf: ReturnType<typeof arrange>) => shelf.cards.map(({ kind, n }) => `${kind} ${n}`);

test('what comes during a round is added at the end, and nothing before it moves', () => {
  const start = arrange(null, 2, owns([4], [], [9]));
  const later = arrange(start, 2, owns([4, 7], [1], [9]));
  expect(names(later)).toEqual(['building 4', 'contract 9', 'building 7', 'captain 1']);
  expect(later.places).toBe(start.places);
});

test('what is taken back leaves the others where they lay', () => {
  const bought = arrange(arrange(null, 2, owns([4], [], [9])), 2, owns([4, 7], [], [9]));
  expect(names(arrange(bought, 2, owns([4], [], [9])))).toEqual(['building 4', 'contract 9']);
});

test('a new round sorts by kind and makes room for what may come', () => {
  const before = arrange(arrange(null, 2, owns([4], [], [9])), 2, owns([4, 7], [1], [9]));
  const after = arrange(before, 3, owns([4, 7], [1], [9]));
  expect(names(after)).toEqual(['building 4', 'building 7', 'captain 1', 'contract 9']);
  expect(after.places).toBeGreaterThan(after.cards.length);
});
