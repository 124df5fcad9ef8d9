/** What happened in a turn, deed by deed, each with what was paid for it and what it brought. */

import type { Goods, Price } from '../effects/effect';
import type { BoardName, Cause, Colour, Declinable, Event, Resource } from '../lib/wire';

export type Gains = {
  money: number;
  goods: Goods;
  blue: number;
  red: number;
  stars: number;
  population: number;
  /** Expansion tokens removed without paying. */
  expansions: number;
};

type Common = { paid: Price; gains: Gains };
type DeedKind =
  | { kind: 'gain' }
  | { kind: 'ship'; ship: number; row: number }
  | { kind: 'pass' }
  | { kind: 'build'; building: number }
  | { kind: 'hire'; captain: number }
  | { kind: 'activate'; captain: number }
  | { kind: 'fulfil'; contract: number; colour: Colour }
  | { kind: 'trade'; sold: Goods; bought: Goods; amount: number }
  | { kind: 'exchange'; building: number }
  | { kind: 'expand'; n: number }
  | { kind: 'discard'; goods: Goods }
  | { kind: 'allegiance'; allegiance: number }
  | { kind: 'proven'; allegiance: number }
  | { kind: 'chest' }
  | { kind: 'decline'; declined: Declinable };
export type Deed = Common & DeedKind;

/** Where the worker was used. */
export type Place = { board: BoardName; row: number; alternative: boolean; removed: boolean };

export const noGains = (): Gains => ({
  money: 0,
  goods: {},
  blue: 0,
  red: 0,
  stars: 0,
  population: 0,
  expansions: 0,
});

const add = (goods: Goods, resource: Resource | undefined, n: number): void => {
  if (resource) goods[resource] = (goods[resource] ?? 0) + n;
};

/** The deed that a payment with this cause is for. */
const PAID_FOR: Partial<Record<Cause, DeedKind['kind'][]>> = {
  ship: ['ship'],
  build: ['build'],
  captain: ['hire', 'activate'],
  contract: ['fulfil'],
  allegiance: ['proven'],
  exchange: ['exchange'],
};

export function addGain(gains: Gains, event: Event): void {
  if (event.kind === 'money') gains.money += event.amount ?? 0;
  else if (event.kind === 'goods') add(gains.goods, event.resource, event.pieces ?? 0);
  else if (event.kind === 'vp' && event.colour) gains[event.colour] += event.points ?? 0;
  else if (event.kind === 'star') gains.stars += 1;
  else if (event.kind === 'population') gains.population += event.steps ?? 0;
  else if (event.kind === 'expansion') gains.expansions += 1;
}

class Reader {
  deeds: Deed[] = [];
  /** Payments whose deed is still to come. */
  #due = new Map<Cause, Price>();
  /** What gains go to; after a Trade, say, they are the row's again. */
  #target: Deed | null = null;

  read(event: Event): void {
    const begun = this.#deedOf(event);
    if (begun) this.#begin(begun);
    else if (event.kind === 'action_taken') this.#target = null;
    else if (event.kind === 'goods' || event.kind === 'money') this.#moved(event);
    else if (event.kind === 'lost') add(this.#discards().goods, event.resource, 1);
    else if (event.kind === 'expansion' && event.paid) this.#expanded(event);
    else if (['vp', 'star', 'population', 'expansion'].includes(event.kind)) this.#gained(event);
  }

  #deedOf(event: Event): DeedKind | null {
    switch (event.kind) {
      case 'ship_bought':
        return { kind: 'ship', ship: event.ship ?? 0, row: event.ship_row ?? 0 };
      case 'ship_passed':
        return { kind: 'pass' };
      case 'built':
        return { kind: 'build', building: event.building ?? 0 };
      case 'hired':
        return { kind: 'hire', captain: event.captain ?? 0 };
      case 'activated':
        return { kind: 'activate', captain: event.captain ?? 0 };
      case 'fulfilled':
        return { kind: 'fulfil', contract: event.contract ?? 0, colour: event.colour ?? 'blue' };
      case 'traded':
        return { kind: 'trade', sold: {}, bought: {}, amount: event.amount ?? 0 };
      case 'exchanged':
        return { kind: 'exchange', building: event.building ?? 0 };
      case 'allegiance_taken':
        return { kind: 'allegiance', allegiance: event.allegiance ?? 0 };
      case 'allegiance_proven':
        return { kind: 'proven', allegiance: event.allegiance ?? 0 };
      case 'chest_closed':
        return { kind: 'chest' };
      case 'declined':
        return { kind: 'decline', declined: event.declined ?? 'trade' };
      default:
        return null;
    }
  }

  #push<Kind extends DeedKind>(kind: Kind): Common & Kind {
    const deed = { ...kind, paid: {}, gains: noGains() };
    this.deeds.push(deed);
    return deed;
  }

  #begin(kind: DeedKind): void {
    const last = this.deeds.at(-1);
    // The same exchange again and again is one deed.
    if (kind.kind === 'exchange' && last?.kind === 'exchange' && last.building === kind.building) return;
    const deed = this.#push(kind);
    for (const [cause, paid] of this.#due)
      if (PAID_FOR[cause]?.includes(deed.kind)) {
        deed.paid = paid;
        this.#due.delete(cause);
      }
    if (deed.kind !== 'chest' && deed.kind !== 'proven')
      this.#target = deed.kind === 'trade' || deed.kind === 'decline' ? null : deed;
  }

  #moved(event: Event): void {
    const { cause = 'effect' } = event;
    const n = event.kind === 'money' ? (event.amount ?? 0) : (event.pieces ?? 0);
    const trade = this.deeds.findLast((deed) => deed.kind === 'trade');
    if (cause === 'trade' && trade) {
      if (event.kind === 'goods') add(n < 0 ? trade.sold : trade.bought, event.resource, Math.abs(n));
    } else if (cause === 'discard') add(this.#discards().goods, event.resource, -n);
    else if (n < 0 && cause !== 'expansion') this.#pay(cause, event, -n);
    else if (n > 0) this.#gained(event, cause === 'ship' ? 'ship' : undefined);
  }

  /** Paid before the deed, except in an exchange. */
  #pay(cause: Cause, event: Event, n: number): void {
    const last = this.deeds.at(-1);
    const now = cause === 'exchange' && last?.kind === 'exchange' ? last.paid : null;
    const paid = now ?? this.#due.get(cause) ?? {};
    if (!now) this.#due.set(cause, paid);
    if (event.kind === 'money') paid.money = (paid.money ?? 0) + n;
    else add(paid, event.resource, n);
  }

  #gained(event: Event, kind?: 'ship'): void {
    const deed =
      (kind && this.deeds.findLast((one) => one.kind === kind)) ??
      this.#target ??
      (this.#target = this.#push({ kind: 'gain' }));
    addGain(deed.gains, event);
  }

  #discards(): Common & { kind: 'discard'; goods: Goods } {
    const last = this.deeds.at(-1);
    return last?.kind === 'discard' ? last : this.#push({ kind: 'discard' as const, goods: {} });
  }

  /** Several expansions in a row are one deed with one price. */
  #expanded(event: Event): void {
    const last = this.deeds.at(-1);
    const deed = last?.kind === 'expand' ? last : this.#push({ kind: 'expand' as const, n: 0 });
    deed.n += 1;
    deed.paid.money = (deed.paid.money ?? 0) + (event.cost ?? 0);
  }
}

export function deedsOf(events: readonly Event[]): Deed[] {
  const reader = new Reader();
  for (const event of events) reader.read(event);
  return reader.deeds;
}

export function placeOf(events: readonly Event[]): Place | null {
  const used = events.find(({ kind }) => kind === 'worker_removed' || kind === 'worker_placed');
  if (!used?.board) return null;
  const taken = events.find(({ kind }) => kind === 'action_taken');
  return {
    board: used.board,
    row: used.row ?? 0,
    alternative: taken?.alternative ?? false,
    removed: used.kind === 'worker_removed',
  };
}
