/** What travels over the table when something happens: an icon from where it lay to where it goes. */

import type { IconName } from '../art/icons';
import type { Event } from '../lib/wire';

export type Flight = { icon: IconName | 'worker'; seat: number; from: string; to: string };

const MAX_FLIGHTS = 14;
const STAGGER = 45;
const SPREAD = 250;
const ORIGINS: Record<string, (event: Event) => string> = {
  worker_removed: ({ board }) => `board-${board}`,
  worker_placed: ({ board }) => `board-${board}`,
  ship_bought: ({ ship }) => `ship-${ship}`,
  built: ({ building }) => `building-${building}`,
  hired: ({ captain }) => `captain-${captain}`,
  fulfilled: ({ contract }) => `contract-${contract}`,
  allegiance_taken: ({ allegiance }) => `allegiance-${allegiance}`,
  star: () => 'track',
  wish_place: () => 'wishes',
};
const CARDS: Record<string, IconName> = {
  built: 'build',
  hired: 'captain',
  fulfilled: 'contract',
  star: 'star',
};

/** They set out one after another; many of them closer together, so that all have arrived soon. */
export const delayOf = (i: number, of: number): number => i * Math.min(STAGGER, SPREAD / of);

/** Things come from the piece that was spoken of last, or will be first, and payments go there. */
export function flightsOf(events: readonly Event[]): Flight[] {
  const flights: Flight[] = [];
  const first = events.find(({ kind }) => kind in ORIGINS);
  let origin = (first && ORIGINS[first.kind]?.(first)) ?? 'wishes';
  for (const event of events) {
    const { kind, seat } = event;
    origin = ORIGINS[kind]?.(event) ?? origin;
    if (seat === null) continue;
    const home = seat > 3 ? 'order' : `seat-${seat}`;
    const fly = (icon: Flight['icon'], gained: boolean) =>
      flights.push({ icon, seat, from: gained ? origin : home, to: gained ? home : origin });
    if (kind === 'worker_removed') fly('worker', true);
    else if (kind === 'worker_placed') fly('worker', false);
    else if (kind === 'money' && event.cause !== 'income') fly('money', (event.amount ?? 0) > 0);
    else if (kind === 'goods' && event.resource) fly(event.resource, (event.pieces ?? 0) > 0);
    else if (kind === 'vp' && event.colour) fly(event.colour, (event.points ?? 0) > 0);
    else if (kind === 'population') fly('population', true);
    else if (CARDS[kind]) fly(CARDS[kind], true);
  }
  return flights.slice(0, MAX_FLIGHTS);
}
