import { expect, it } from 'vitest';
import { piecesOf } from './log';

it('names the player and the pieces that an event is about', () => {
  expect(piecesOf({ kind: 'worker_placed', seat: 3, board: 'market', row: 1 })).toEqual([
    'seat-3',
    'board-market',
  ]);
  expect(piecesOf({ kind: 'built', seat: 0, building: 4 })).toEqual(['seat-0', 'building-4']);
  expect(piecesOf({ kind: 'hired', seat: 1, captain: 9 })).toEqual(['seat-1', 'captain-9']);
  expect(piecesOf({ kind: 'contract_shown', seat: null, contract: 5, slot: 1 })).toEqual(['contract-5']);
  expect(piecesOf({ kind: 'ship_bought', seat: 2, ship: 6, ship_row: 1 })).toEqual(['seat-2', 'ship-6']);
  expect(piecesOf({ kind: 'allegiance_taken', seat: 2, allegiance: 7 })).toEqual(['seat-2', 'allegiance-7']);
});

it('names track and wishes by what happens there, and no board of the Automa', () => {
  expect(piecesOf({ kind: 'star', seat: 1, step: 2 })).toEqual(['seat-1', 'track']);
  expect(piecesOf({ kind: 'wish_place', seat: 1, place: 1, symbols: 3 })).toEqual(['seat-1', 'wishes']);
  expect(piecesOf({ kind: 'worker_removed', seat: 4, board: 'tavern', row: 1 })).toEqual(['board-tavern']);
});
