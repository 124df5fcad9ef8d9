/** How many events of each table this browser has seen, so that a player who comes back is shown the rest. */

import { loadStored, saveStored } from '../storage';
import type { Event, State, View } from '../wire';

type Seen = { seat: string; generation: string; events: number };
type Viewer = Pick<State, 'you' | 'holds' | 'generation'>;

const MAX_ENTRIES = 120;

/** Who looks; nobody does while a curtain is down between several people. */
function viewerName(table: string, { you, holds }: Viewer): string | null {
  return you === null && holds.length > 0 ? null : `${table}:${you ?? 'watching'}`;
}

/** How many events this seat has seen; null where it has never looked, or the table was restored. */
export function lastSeen(table: string, viewer: Viewer): number | null {
  const seat = viewerName(table, viewer);
  const found = loadStored<Seen[]>('seen', []).find((one) => one.seat === seat);
  return found && found.generation === viewer.generation ? found.events : null;
}

/** The number of the first event that this seat has not seen; null where it has seen all, or never looked. */
export function firstUnseen(
  table: string,
  state: Viewer & Pick<State, 'view' | 'events' | 'events_from'>,
): number | null {
  const seen = lastSeen(table, state);
  const all = state.events_from + state.events.length;
  return seen !== null && state.view !== null && seen < all ? seen : null;
}

export function saveLastSeen(table: string, viewer: Viewer, events: number): void {
  const seat = viewerName(table, viewer);
  if (seat === null) return;
  const others = loadStored<Seen[]>('seen', []).filter((one) => one.seat !== seat);
  saveStored('seen', [{ seat, generation: viewer.generation, events }, ...others].slice(0, MAX_ENTRIES));
}

/** Leaves out what went into a chest that is closed by now: only its owner may know the total (ALG-02). */
export function withoutClosedChests(events: readonly Event[], { seats }: Pick<View, 'seats'>): Event[] {
  const closed = new Set(seats.filter(({ blue }) => blue === null).map(({ seat }) => seat));
  return events.filter(({ kind, seat }) => kind !== 'vp' || seat === null || !closed.has(seat));
}
