/** How much of each table this browser's seats have seen, so that whoever comes back is told the rest. */

import { recall, remember } from '../storage';
import type { Event, State, View } from '../wire';

type Seen = { seat: string; generation: string; events: number };
type Looking = Pick<State, 'you' | 'holds' | 'generation'>;

const MOST = 120;

/** Who looks; nobody does while a curtain is down between several people. */
function looker(table: string, { you, holds }: Looking): string | null {
  return you === null && holds.length > 0 ? null : `${table}:${you ?? 'watching'}`;
}

/** How many events this seat has seen; null where it has never looked, or the table was restored. */
export function lastSeen(table: string, looking: Looking): number | null {
  const seat = looker(table, looking);
  const found = recall<Seen[]>('seen', []).find((one) => one.seat === seat);
  return found && found.generation === looking.generation ? found.events : null;
}

export function keepSeen(table: string, looking: Looking, events: number): void {
  const seat = looker(table, looking);
  if (seat === null) return;
  const others = recall<Seen[]>('seen', []).filter((one) => one.seat !== seat);
  remember('seen', [{ seat, generation: looking.generation, events }, ...others].slice(0, MOST));
}

/** The events that may be summed up: not what went into a chest that is closed by now, for its owner alone knows the total (ALG-02). */
export function summable(events: readonly Event[], { seats }: Pick<View, 'seats'>): Event[] {
  const closed = new Set(seats.filter(({ blue }) => blue === null).map(({ seat }) => seat));
  return events.filter(({ kind, seat }) => kind !== 'vp' || seat === null || !closed.has(seat));
}
