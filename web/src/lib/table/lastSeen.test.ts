import { expect, it } from 'vitest';
import { withoutClosedChests } from './lastSeen';
import type { Colour, Event, PlayerBoard } from '../wire';

const board = (seat: number, blue: number | null) => ({ seat, blue }) as PlayerBoard;
const vp = (seat: number, colour: Colour, points: number): Event => ({
  kind: 'vp',
  seat,
  colour,
  points,
});

it('leaves out what went into a closed chest, also before it closed, and nothing else (ALG-02)', () => {
  const money: Event = { kind: 'money', seat: 1, amount: 5 };
  const round: Event = { kind: 'round_begins', seat: null, round: 2 };
  const events = [vp(1, 'blue', 7), vp(2, 'red', 4), money, vp(1, 'blue', 1), vp(1, 'red', 3), round];
  expect(withoutClosedChests(events, { seats: [board(0, 2), board(1, null), board(2, 0)] })).toEqual([
    vp(2, 'red', 4),
    money,
    round,
  ]);
});
