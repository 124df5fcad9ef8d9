/** What somebody did while one was away, in sum: cards by number, and what was gained and spent. */

import type { Event } from '../../lib/wire';

export type MissedTotals = {
  seat: number;
  built: number[];
  hired: number[];
  fulfilled: number[];
  ships: number[];
  allegiance: number | null;
  money: number;
  blue: number;
  red: number;
  stars: number;
  population: number;
};

const nothing = (seat: number): MissedTotals => ({
  seat,
  built: [],
  hired: [],
  fulfilled: [],
  ships: [],
  allegiance: null,
  money: 0,
  blue: 0,
  red: 0,
  stars: 0,
  population: 0,
});

function add(sum: MissedTotals, event: Event): void {
  if (event.kind === 'built' && event.building) sum.built.push(event.building);
  else if (event.kind === 'hired' && event.captain) sum.hired.push(event.captain);
  else if (event.kind === 'fulfilled' && event.contract) sum.fulfilled.push(event.contract);
  else if (event.kind === 'ship_bought' && event.ship) sum.ships.push(event.ship);
  else if (event.kind === 'allegiance_taken' && event.allegiance) sum.allegiance = event.allegiance;
  else if (event.kind === 'money') sum.money += event.amount ?? 0;
  else if (event.kind === 'vp' && event.colour) sum[event.colour] += event.points ?? 0;
  else if (event.kind === 'star') sum.stars += 1;
  else if (event.kind === 'population') sum.population += event.steps ?? 0;
}

/** Something was done, or a figure has changed. */
const hasContent = ({ seat: _, ...sum }: MissedTotals): boolean =>
  Object.values(sum).some((part) => (Array.isArray(part) ? part.length > 0 : Boolean(part)));

/** One sum for each of the others, in the order of their seats; whoever did nothing is left out. */
export function summarizeMissed(events: readonly Event[], except: number | null): MissedTotals[] {
  const sums = new Map<number, MissedTotals>();
  for (const event of events) {
    const { seat } = event;
    if (seat === null || seat > 3 || seat === except) continue;
    const sum = sums.get(seat) ?? nothing(seat);
    sums.set(seat, sum);
    add(sum, event);
  }
  return [...sums.values()].filter(hasContent).sort((a, b) => a.seat - b.seat);
}
