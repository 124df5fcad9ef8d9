/** A turn in words: one line for all of it, or one for each deed. Lines are about a player and don't name them. */

import { GOODS, type Price } from '../effects/effect';
import { AUTOMA, COLOURS } from '../lib/contract';
import type { Edition } from '../lib/edition/edition';
import { eventText } from '../lib/text/events';
import { t } from '../lib/text/fluent.svelte';
import * as words from '../lib/text/words';
import type { Event } from '../lib/wire';
import { addGain, deedsOf, noGains, placeOf, type Deed, type Gains } from './deeds';
import type { LogEntry } from './turns';

const commas = (parts: readonly string[]): string =>
  parts.slice(1).reduce((list, item) => t('list-next', { list, item }), parts[0] ?? '');
const semicolons = (parts: readonly string[]): string =>
  parts.slice(1).reduce((list, item) => t('turn-next', { list, item }), parts[0] ?? '');

/** "$5, 1 ore, 2 blue VP"; empty where nothing was gained. `gained` is the case after "gains". */
export function gainsText(gains: Gains, gained = false): string {
  const vp = gained ? words.vpGained : words.vp;
  return commas([
    ...(gains.money ? [words.money(gains.money)] : []),
    ...GOODS.flatMap((good) => (gains.goods[good] ? [words.pieces(good, gains.goods[good])] : [])),
    ...(gains.stars ? [t('icon-star', { n: gains.stars })] : []),
    ...(gains.population ? [t('icon-population', { n: gains.population })] : []),
    ...(gains.expansions ? [t('icon-expansion', { n: gains.expansions })] : []),
    ...COLOURS.flatMap((colour) => (gains[colour] ? [vp(colour, gains[colour])] : [])),
  ]);
}

/** The price, or "none" for the messages that then say nothing of it. */
function costOf({ money, ...goods }: Price): string {
  const some = money || Object.values(goods).some(Boolean);
  return some ? words.payment(money, goods) : 'none';
}

const orNone = (text: string): string => text || 'none';

const withGains = (deed: string, gains: Gains): string => {
  const all = gainsText(gains, true);
  return all ? t('turn-brings', { deed, gains: all }) : deed;
};

export function deedText(edition: Edition, deed: Deed): string {
  const cost = costOf(deed.paid);
  switch (deed.kind) {
    case 'gain':
      return gainsText(deed.gains);
    case 'ship':
      return withGains(t('turn-ship', { ship: deed.ship, cost }), deed.gains);
    case 'build':
      return withGains(
        t('turn-build', { building: words.building(edition, deed.building), cost }),
        deed.gains,
      );
    case 'hire':
    case 'activate':
      return withGains(t(`turn-${deed.kind}`, { captain: deed.captain, cost }), deed.gains);
    case 'fulfil':
      return withGains(t('turn-fulfil', { contract: deed.contract, cost }), deed.gains);
    case 'exchange':
      return withGains(
        t('turn-exchange', { building: words.building(edition, deed.building), cost }),
        deed.gains,
      );
    case 'trade': {
      const way = deed.amount > 0 ? 'gained' : deed.amount < 0 ? 'paid' : 'even';
      const list = (goods: Deed['paid']) =>
        orNone(commas(GOODS.flatMap((good) => (goods[good] ? [words.pieces(good, goods[good])] : []))));
      const money = words.money(Math.abs(deed.amount));
      return t('turn-trade', { sold: list(deed.sold), bought: list(deed.bought), way, money });
    }
    case 'expand':
      return t('turn-expand', { n: deed.n, cost });
    case 'discard':
      return t('turn-discard', { goods: words.goods(deed.goods) });
    case 'allegiance':
    case 'proven':
      return withGains(
        t(`turn-${deed.kind}`, { condition: words.allegiance(edition, deed.allegiance), cost }),
        deed.gains,
      );
    case 'decline':
      return t('turn-decline', { declined: deed.declined });
    case 'chest':
    case 'pass':
      return t(`turn-${deed.kind}`);
  }
}

/** The board and the row or alternative action that a turn used. */
export function placeText(entry: LogEntry): string | null {
  const place = placeOf(entry.events);
  if (!place) return null;
  const board = words.board(place.board);
  if (entry.seat === AUTOMA) return board;
  return place.alternative
    ? t('turn-place-alternative', { board })
    : t('turn-place-row', { board, row: place.row });
}

/** The Automa draws tokens until it can use one of the boards; it takes no action there. */
function automaDeeds(entry: LogEntry): string[] {
  const unused = entry.events.flatMap((event) =>
    event.kind === 'automa_token' && !event.used && event.board ? [words.board(event.board)] : [],
  );
  const place = placeOf(entry.events);
  return [
    ...(place ? [t(place.removed ? 'turn-automa-removes' : 'turn-automa-places')] : []),
    ...(unused.length > 0 ? [t('turn-automa-unused', { boards: words.listed(unused) })] : []),
  ];
}

/** Each player with what they got: "Ada $11, Ben $12". */
function perSeat(events: readonly Event[], names: readonly string[]): string {
  const bySeat = new Map<number, Gains>();
  for (const event of events) {
    if (event.seat === null) continue;
    const gains = bySeat.get(event.seat) ?? noGains();
    bySeat.set(event.seat, gains);
    addGain(gains, event);
  }
  return semicolons(
    [...bySeat].map(([seat, gains]) =>
      t('turn-seat-gains', { player: words.player(seat, names), gains: orNone(gainsText(gains)) }),
    ),
  );
}

const players = (events: readonly Event[], names: readonly string[]): string =>
  words.listed(events.flatMap(({ seat }) => (seat === null ? [] : [words.player(seat, names)])));

function wishText(events: readonly Event[], names: readonly string[]): string {
  const lines = events.flatMap((event) => {
    if (event.kind !== 'wish_place' || event.seat === null) return [];
    const gains = noGains();
    for (const other of events) if (other.seat === event.seat) addGain(gains, other);
    const player = words.player(event.seat, names);
    return [t('turn-wish-place', { player, place: event.place ?? 1, gains: orNone(gainsText(gains)) })];
  });
  return t('turn-wish', { list: lines.length > 0 ? semicolons(lines) : t('turn-wish-nobody') });
}

function displayText(events: readonly Event[]): string {
  const numbers = (kind: string, of: 'captain' | 'contract') =>
    events.filter((event) => event.kind === kind).map((event) => String(event[of] ?? 0));
  const captains = numbers('captain_shown', 'captain');
  const contracts = numbers('contract_shown', 'contract');
  const lines = [
    captains.length > 0 ? t('turn-new-captains', { n: captains.length, list: words.listed(captains) }) : '',
    contracts.length > 0
      ? t('turn-new-contracts', { n: contracts.length, list: words.listed(contracts) })
      : '',
  ];
  return lines.filter(Boolean).join(' ');
}

/** The deeds of an entry, a line each; none where its one line says all. */
export function detailLines(edition: Edition, entry: LogEntry): string[] {
  if (entry.kind === 'automa') return automaDeeds(entry);
  return entry.kind === 'turn' || entry.kind === 'ship'
    ? deedsOf(entry.events).map((deed) => deedText(edition, deed))
    : [];
}

/** All of an entry in one line, without the player that it is about. */
export function entryText(edition: Edition, entry: LogEntry, names: readonly string[]): string {
  const [first] = entry.events;
  if (!first) return '';
  switch (entry.kind) {
    case 'round':
      return t('round-name', { roman: words.roman(first.round ?? 1) });
    case 'phase':
      return words.phase(first.phase ?? 'acting');
    case 'setup':
      return t('turn-setup', { gains: gainsText(gainsOf(entry.events), true) });
    case 'income':
      return t('turn-income', { list: perSeat(entry.events, names) });
    case 'population':
      return t('turn-population', { players: players(entry.events, names) });
    case 'wish':
      return wishText(entry.events, names);
    case 'display':
      return displayText(entry.events);
    case 'sale':
      return t('turn-sale', { money: words.money(gainsOf(entry.events.filter(isGain)).money) });
    case 'conversion':
      return eventText(edition, first, names);
    case 'single':
      return eventText(edition, first, names);
    default: {
      const place = placeText(entry);
      const deeds = detailLines(edition, entry);
      if (place === null) return deeds.length > 0 ? semicolons(deeds) : t('turn-nothing');
      return deeds.length > 0 ? t('turn-line', { place, deeds: semicolons(deeds) }) : place;
    }
  }
}

const isGain = ({ amount = 0, pieces = 0 }: Event): boolean => amount > 0 || pieces > 0;

function gainsOf(events: readonly Event[]): Gains {
  const gains = noGains();
  for (const event of events) addGain(gains, event);
  return gains;
}

/** An entry whose text already names its players. */
export const namesItself = ({ kind }: LogEntry): boolean =>
  ['income', 'population', 'wish', 'single', 'conversion', 'display', 'round', 'phase'].includes(kind);

/** The line with its player: what the strip shows and a screen reader is told. */
export function spokenLine(edition: Edition, entry: LogEntry, names: readonly string[]): string {
  const line = entryText(edition, entry, names);
  return namesItself(entry) || entry.seat === null
    ? line
    : t('turn-of', { player: words.player(entry.seat, names), line });
}
