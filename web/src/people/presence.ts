/** Who is at the table, whom it waits for, and what those who wait may do. */

import type { PresenceKind, Seat, State } from '../lib/wire';

/** After how long a person who is here, and to move, may be reminded. */
const THINKING_TIME = 30_000;
/** As the server has it: between two reminders of the same person. */
const REMINDER_PAUSE = 120_000;

/** `stand_in`: a bot plays for a person. `returned`: that person is here again. */
export type SeatPresence = PresenceKind | 'stand_in' | 'returned';

export function presenceOf(seat: Seat): SeatPresence {
  if (seat.presence !== 'bot') return seat.presence;
  if (seat.kind === 'bot') return 'bot';
  return seat.connected ? 'returned' : 'stand_in';
}

/** Milliseconds of the server's time stamps. */
export const timeOf = (stamp: string | null): number | null => (stamp === null ? null : Date.parse(stamp));

export type Waiting = {
  seat: number;
  /** Null while the person is here. */
  awaySince: number | null;
  /** From when on they may be reminded; null where that makes no sense, or is not for this page to do. */
  remindFrom: number | null;
  /** Until when the last reminder counts. */
  remindedUntil: number;
  /** Letting a bot play; null while it is not for this page to decide. */
  standIn: StandIn | null;
};

export type StandIn = {
  from: number;
  /** The host decides alone. */
  alone: boolean;
  votes: number;
  needed: number;
  voted: boolean;
};

/** The person the table waits for, if it is somebody else. `since` is when their turn began. */
export function waitingFor(state: State, since: number): Waiting | null {
  const toMove = state.stage === 'playing' ? state.view?.to_move : null;
  const seat = state.seats.find((one) => one.seat === toMove);
  if (!seat || seat.kind !== 'human' || seat.bot !== null || state.holds.includes(seat.seat)) return null;
  const awaySince = seat.presence === 'here' ? null : timeOf(seat.away_since);
  const plays = state.holds.length > 0;
  const nudged = timeOf(seat.nudged);
  const remindedUntil = nudged === null ? 0 : nudged + REMINDER_PAUSE;
  const remindFrom = Math.max(awaySince === null ? since + THINKING_TIME : 0, remindedUntil);
  return {
    seat: seat.seat,
    awaySince,
    remindFrom: plays ? remindFrom : null,
    remindedUntil,
    standIn: awaySince !== null && (plays || state.host) ? standInOf(state, seat) : null,
  };
}

function standInOf(state: State, seat: Seat): StandIn | null {
  const from = timeOf(seat.stand_in_from);
  if (from === null) return null;
  const here = state.seats.filter((one) => one.kind === 'human' && one.bot === null && one.connected);
  return {
    from,
    alone: state.host,
    votes: here.filter((one) => seat.stand_in_votes.includes(one.seat)).length,
    needed: Math.floor(here.length / 2) + 1,
    voted: state.holds.every((own) => seat.stand_in_votes.includes(own)) && state.holds.length > 0,
  };
}

/** One's own seats that a bot plays. */
export const seatsToTakeBack = (state: State): Seat[] =>
  state.stage === 'playing'
    ? state.seats.filter((seat) => state.holds.includes(seat.seat) && presenceOf(seat) === 'returned')
    : [];

export type Vote = {
  agreed: number[];
  waitingFor: number[];
  /** Whether this page has agreed; null for those who only watch. */
  agrees: boolean | null;
};

/** The vote to abandon the game, while there is one. */
export function abandonVote(state: State): Vote | null {
  if (state.stage !== 'playing' || !state.abandon || state.abandon.agreed.length === 0) return null;
  const { agreed, waiting_for } = state.abandon;
  return {
    agreed,
    waitingFor: waiting_for,
    agrees: state.holds.length > 0 ? state.holds.some((seat) => agreed.includes(seat)) : null,
  };
}

export type PresenceNews = { kind: 'left' | 'stand_in' | 'plays_again'; seat: number };

/** What everybody at the table should hear of: a bot plays for somebody, or somebody plays again. */
export function presenceNews(before: readonly Seat[], after: readonly Seat[]): PresenceNews[] {
  return after.flatMap((seat, i): PresenceNews[] => {
    const was = before[i];
    if (!was || seat.kind !== 'human' || was.kind !== 'human' || !was.taken) return [];
    if (was.bot === null && seat.bot !== null)
      return [{ kind: seat.left ? 'left' : 'stand_in', seat: seat.seat }];
    if (was.bot !== null && seat.bot === null) return [{ kind: 'plays_again', seat: seat.seat }];
    return [];
  });
}
