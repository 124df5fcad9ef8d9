/** The log by turns: events that belong together become one entry. */

import { AUTOMA, ENDING_PHASES } from '../lib/contract';
import type { Event, Phase } from '../lib/wire';

export type EntryKind =
  /** Headings. */
  | 'round'
  | 'phase'
  /** What one player decided. */
  | 'ship'
  | 'turn'
  | 'automa'
  /** What the game does by itself, for everybody. */
  | 'setup'
  | 'income'
  | 'wish'
  | 'population'
  | 'display'
  | 'sale'
  | 'conversion'
  /** One event that is a line of its own. */
  | 'single';

/** Events `from` up to but not including `to` of the game. */
export type LogEntry = {
  kind: EntryKind;
  seat: number | null;
  from: number;
  to: number;
  events: readonly Event[];
};

const SINGLE = new Set([
  'first_player',
  'victory_shown',
  'decided',
  'stop_answered',
  'conversion_chosen',
  'limited',
  'revealed',
  'governor',
  'pirate_king',
  'game_over',
]);
const SHOWN = new Set(['ship_shown', 'captain_shown', 'contract_shown', 'contract_moved']);
const SHARED: ReadonlySet<EntryKind> = new Set(['income', 'wish', 'population', 'display']);
/** Phases in which several turns follow each other; what the others bring is told by its own line. */
const PHASES_WITH_TURNS: ReadonlySet<Phase> = new Set<Phase>(['shipping', 'acting', ...ENDING_PHASES]);

function kindOf(event: Event, phase: Phase): EntryKind {
  const { kind, cause } = event;
  if (kind === 'round_begins') return 'round';
  if (kind === 'phase_begins') return 'phase';
  if (SINGLE.has(kind)) return 'single';
  if (event.seat === AUTOMA) return 'automa';
  if (SHOWN.has(kind) && phase !== 'acting') return 'display';
  if (cause === 'income') return 'income';
  if (cause === 'last_sale') return 'sale';
  if (kind === 'converted' || cause === 'conversion') return 'conversion';
  if (phase === 'setting_up') return 'setup';
  if (phase === 'shipping') return 'ship';
  if (phase === 'wishing') return 'wish';
  if (phase === 'growing') return 'population';
  return 'turn';
}

const has = (entry: LogEntry, ...kinds: string[]): boolean =>
  entry.events.some(({ kind }) => kinds.includes(kind));

/** The entry is complete, so that this event of the same player begins another one. */
function isOver(entry: LogEntry, event: Event): boolean {
  switch (entry.kind) {
    case 'turn':
      return has(entry, 'turn_ended');
    case 'ship': {
      const begins = event.cause === 'ship' && event.kind === 'money';
      const next = begins || event.kind === 'ship_bought' || event.kind === 'ship_passed';
      return has(entry, 'ship_passed') || (next && has(entry, 'ship_bought'));
    }
    case 'automa':
      return has(entry, 'worker_removed', 'worker_placed');
    case 'conversion':
      return event.kind === 'converted';
    case 'setup':
      return event.kind === 'endowed';
    case 'income':
    case 'wish':
    case 'population':
    case 'display':
    case 'sale':
      return false;
    default:
      return true;
  }
}

/** Every event in exactly one entry, in order. */
export function entriesOf(events: readonly Event[]): LogEntry[] {
  const entries: (LogEntry & { events: Event[] })[] = [];
  let phase: Phase = 'setting_up';
  events.forEach((event, i) => {
    if (event.kind === 'phase_begins' && event.phase) phase = event.phase;
    const kind = kindOf(event, phase);
    const last = entries.at(-1);
    const seat = SHARED.has(kind) ? null : (event.seat ?? (kind === 'turn' ? (last?.seat ?? null) : null));
    if (last && last.kind === kind && last.seat === seat && !isOver(last, event)) {
      last.events.push(event);
      last.to = i + 1;
    } else entries.push({ kind, seat, from: i, to: i + 1, events: [event] });
  });
  return entries;
}

/** The entries with those kept that are as they were, so that what is drawn of them need not be drawn again. */
export const keepEntries = (before: readonly LogEntry[], now: readonly LogEntry[]): readonly LogEntry[] =>
  now.map((entry, i) => {
    const old = before[i];
    const same =
      old !== undefined &&
      old.events.length === entry.events.length &&
      old.events.every((event, k) => event === entry.events[k]);
    return same ? old : entry;
  });

/** Worth a line: set-up and new ships are seen on the table, and some phases are told by what they bring. */
export function isLogged({ kind, events }: LogEntry): boolean {
  const [first] = events;
  if (kind === 'phase') return first?.phase !== undefined && PHASES_WITH_TURNS.has(first.phase);
  if (kind === 'display')
    return events.some((event) => event.kind === 'contract_shown' || event.kind === 'captain_shown');
  return true;
}

export const isHeading = ({ kind }: LogEntry): boolean => kind === 'round' || kind === 'phase';

/** A turn of one player or of the Automa. */
export const isTurn = ({ kind }: LogEntry): boolean =>
  kind === 'turn' || kind === 'ship' || kind === 'automa';

/** The entries of a log: those of the set-up that only lay out cards are left out. */
export function logEntries(entries: readonly LogEntry[]): LogEntry[] {
  const begins = entries.findIndex(({ kind }) => kind === 'round');
  return entries.filter((entry, i) => isLogged(entry) && !(entry.kind === 'display' && i < begins));
}
export const logOf = (events: readonly Event[]): LogEntry[] => logEntries(entriesOf(events));

/** The last turn of a seat, if it has had one. */
export const lastTurnOf = (entries: readonly LogEntry[], seat: number): LogEntry | undefined =>
  entries.findLast((entry) => isTurn(entry) && entry.seat === seat);

const DECIDED: ReadonlySet<EntryKind> = new Set(['turn', 'ship', 'conversion']);

/** The number of the first event after this seat's last decision; 0 where it has decided nothing yet. */
export function lastDecisionEnd(events: readonly Event[], you: number | null): number {
  if (you === null) return 0;
  const entry = entriesOf(events).findLast(
    ({ kind, seat, events: own }) =>
      seat === you && (DECIDED.has(kind) || own[0]?.kind === 'conversion_chosen'),
  );
  return entry?.to ?? 0;
}

/** Where a decision of a seat ends among the events that it led to: at what somebody else does, or the next phase. */
export function decisionEnd(events: readonly Event[], from: number, you: number | null): number {
  let at = from;
  while (at < events.length) {
    const { kind, seat } = events[at] as Event;
    if (kind === 'phase_begins' || kind === 'round_begins' || seat !== you) break;
    at += 1;
  }
  return at;
}

/** What the strip shows: the latest turn of somebody else, and with the Automa's the one before it. */
export function stripTurns(entries: readonly LogEntry[], you: number | null): LogEntry[] {
  const turns = entries.filter(isTurn);
  const last = turns.at(-1);
  if (!last) return [];
  const before = turns.at(-2);
  if (last.seat === AUTOMA && before && before.seat !== you) return [before, last];
  return last.seat === you ? [] : [last];
}

/** Nothing more is to come in this entry; `mover` decides next. */
const isComplete = (entry: LogEntry, mover: number | null): boolean =>
  entry.seat === null || entry.seat !== mover || has(entry, 'turn_ended', 'ship_passed');

/** What is said aloud from event number `since` on: whole turns of the others, and what the game does by itself. */
export const announcedEntries = (
  entries: readonly LogEntry[],
  since: number,
  you: number | null,
  mover: number | null,
): LogEntry[] =>
  logEntries(entries).filter(
    (entry) =>
      entry.to > since &&
      (entry.seat === null || entry.seat !== you || !isTurn(entry)) &&
      (entry !== entries.at(-1) || isComplete(entry, mover)),
  );
