/** The end of a round as one thing: wish, population, new cards, the marker, income. */

import type { Colour, Event } from '../lib/wire';
import { addGain, noGains, type Gains } from './deeds';

export type RoundEnd = {
  round: number;
  /** Its events: from the wishes up to the next ships, or to the end of the game. */
  from: number;
  to: number;
  /** The first place above the second, each in turn order. */
  podium: { seat: number; place: number; symbols: number; gains: Gains }[];
  population: { seat: number; population: number }[];
  captains: number[];
  contracts: number[];
  /** Of the next round; null after the last one. */
  first: number | null;
  victory: Colour | null;
  income: { seat: number; amount: number }[];
};

const begins = (event: Event, ...phases: string[]): boolean =>
  event.kind === 'phase_begins' && phases.includes(event.phase ?? '');

/** The round end that these events complete at or after number `since`; the last one if there are several. */
export function roundEndOf(events: readonly Event[], since = 0): RoundEnd | null {
  const ends = (event: Event, i: number) =>
    i >= since && begins(event, 'shipping', 'last_captains') && wishBefore(events, i) >= 0;
  const to = events.findLastIndex(ends);
  return to < 0 ? null : readRoundEnd(events, wishBefore(events, to), to);
}

/** The end of the round whose wishes begin at event number `from`; null while it is not complete. */
export function roundEndAfter(events: readonly Event[], from: number): RoundEnd | null {
  const to = events.findIndex((event, i) => i >= from && begins(event, 'shipping', 'last_captains'));
  return to < 0 ? null : readRoundEnd(events, wishBefore(events, to), to);
}

/** Who was first and second when the wish of a round was granted; nobody while it was not. */
export function wishPlaces(
  events: readonly Event[],
  round: number,
): { seat: number; place: number; symbols: number }[] {
  let at = 0;
  const places = events.flatMap(({ kind, seat, round: begun = 0, place = 1, symbols = 0 }) => {
    if (kind === 'round_begins') at = begun;
    return kind === 'wish_place' && seat !== null && at === round ? [{ seat, place, symbols }] : [];
  });
  return places.sort((a, b) => a.place - b.place);
}

/** Where the wishes began that end at this phase; -1 where it is the first round's. */
function wishBefore(events: readonly Event[], end: number): number {
  for (let i = end - 1; i >= 0; i -= 1) {
    const event = events[i] as Event;
    if (begins(event, 'wishing')) return i;
    if (begins(event, 'shipping', 'acting')) return -1;
  }
  return -1;
}

function readRoundEnd(events: readonly Event[], from: number, to: number): RoundEnd {
  const all = events.slice(from, to);
  const growing = all.findIndex((event) => begins(event, 'growing'));
  const wishing = all.slice(0, growing < 0 ? undefined : growing);
  const gainsOf = (seat: number): Gains => {
    const gains = noGains();
    for (const event of wishing) if (event.seat === seat) addGain(gains, event);
    return gains;
  };
  const seated = (kind: string, read: (event: Event) => boolean = () => true) =>
    all.flatMap((event) =>
      event.kind === kind && event.seat !== null && read(event) ? [{ ...event, seat: event.seat }] : [],
    );
  return {
    round: events.slice(0, from).findLast(({ kind }) => kind === 'round_begins')?.round ?? 1,
    from,
    to,
    podium: seated('wish_place')
      .map(({ seat, place = 1, symbols = 0 }) => ({ seat, place, symbols, gains: gainsOf(seat) }))
      .sort((a, b) => a.place - b.place),
    population: all
      .slice(growing)
      .flatMap((event) =>
        event.kind === 'population' && event.seat !== null
          ? [{ seat: event.seat, population: event.population ?? 0 }]
          : [],
      ),
    captains: all.flatMap(({ kind, captain }) => (kind === 'captain_shown' && captain ? [captain] : [])),
    contracts: all.flatMap(({ kind, contract }) => (kind === 'contract_shown' && contract ? [contract] : [])),
    first: all.find(({ kind }) => kind === 'first_player')?.seat ?? null,
    victory: all.find(({ kind }) => kind === 'victory_shown')?.colour ?? null,
    income: seated('money', ({ cause }) => cause === 'income').map(({ seat, amount = 0 }) => ({
      seat,
      amount,
    })),
  };
}
