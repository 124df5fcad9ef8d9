/** A table of people for the tests of this folder. */

import type { Seat, State, View } from '../lib/wire';

export const NOW = Date.parse('2026-05-01T12:00:00Z');
export const stamp = (secondsAgo: number): string => new Date(NOW - secondsAgo * 1000).toISOString();

export const person = (seat: number, part: Partial<Seat> = {}): Seat => ({
  seat,
  name: ['Anja', 'Bo', 'Cleo', 'Dirk'][seat] ?? '',
  kind: 'human',
  bot: null,
  colour: 'amber',
  taken: true,
  connected: true,
  thinking: false,
  agrees_to_abandon: false,
  presence: 'here',
  away_since: null,
  left: false,
  stand_in_from: null,
  stand_in_votes: [],
  nudged: null,
  ...part,
});

/** Somebody who went away so many seconds ago, at a table with three minutes of grace. */
export const gone = (seat: number, secondsAgo: number, part: Partial<Seat> = {}): Seat =>
  person(seat, {
    connected: false,
    presence: 'away',
    away_since: stamp(secondsAgo),
    stand_in_from: stamp(secondsAgo - 180),
    ...part,
  });

/** A game under way as seat 0 sees it, with seat 1 to move. */
export const tableOf = (seats: Seat[], part: Partial<State> = {}): State =>
  ({
    type: 'state',
    stage: 'playing',
    holds: [0],
    you: 0,
    host: false,
    abandon: null,
    clock: null,
    pace: 'none',
    time_out: 'remind',
    view: { to_move: 1 } as View,
    seats,
    ...part,
  }) as State;
