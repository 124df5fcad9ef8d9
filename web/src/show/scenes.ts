/** The end of a game as a show: END-01 to END-05, the questions of WIN-05, the crowns. */

import { COLOURS } from '../lib/contract';
import type { Edition } from '../lib/edition/edition';
import { eventText } from '../lib/text/events';
import { t } from '../lib/text/fluent.svelte';
import type { Colour, Event, Result } from '../lib/wire';
import * as words from '../lib/text/words';

export type Step = 'captains' | 'payments' | 'sale' | 'conversion' | 'limit';
type Scene =
  | { kind: 'step'; step: Step; rule: string; lines: string[] }
  /** Who has so many? The chests of those who have fewer open. */
  | { kind: 'question'; colour: Colour; n: number; has: number[]; opens: number[] }
  /** The chests that are still closed open. */
  | { kind: 'last'; colour: Colour; opens: number[] }
  | { kind: 'crowns' };

const STEPS: readonly Step[] = ['captains', 'payments', 'sale', 'conversion', 'limit'];
const FIRST_QUESTIONS = [10, 20, 30, 35];
const QUESTION_STEP = 5;

const CAPTAINS = new Set(['activated', 'hired', 'vp', 'allegiance_proven', 'allegiance_taken']);

/** What happened in each of the five steps. */
function happened(events: readonly Event[]): Record<Step, Event[]> {
  const found: Record<Step, Event[]> = { captains: [], payments: [], sale: [], conversion: [], limit: [] };
  let phase: string | undefined;
  for (const event of events) {
    if (event.kind === 'phase_begins') phase = event.phase;
    else if (event.cause === 'last_sale') {
      if (event.kind === 'money') found.sale.push(event);
    } else if (event.kind === 'limited') found.limit.push(event);
    else if (event.kind === 'converted') {
      if ((event.blue ?? 0) + (event.red ?? 0) > 0) found.conversion.push(event);
    } else if (event.kind === 'allegiance_taken' && phase === 'last_allegiances')
      found.conversion.push(event);
    else if (event.kind === 'allegiance_proven' && phase === 'last_payments') found.payments.push(event);
    else if (phase === 'last_captains' && CAPTAINS.has(event.kind)) found.captains.push(event);
  }
  return found;
}

/** One line a seat: what the last sale brought in all. */
function sales(events: readonly Event[], names: readonly string[]): string[] {
  const brought = new Map<number, number>();
  for (const { seat, amount = 0 } of events)
    if (seat !== null) brought.set(seat, (brought.get(seat) ?? 0) + amount);
  return [...brought].map(([seat, n]) => t('show-sale-line', { player: words.player(seat, names), n }));
}

/** 10? 20? 30? 35? and so on by five, for as long as somebody has so many. */
export function questions(colour: Colour, totals: readonly number[]): Scene[] {
  const scenes: Scene[] = [];
  let closed = totals.map((_, seat) => seat);
  for (let i = 0; closed.length > 0; i += 1) {
    const n =
      FIRST_QUESTIONS[i] ??
      (FIRST_QUESTIONS[FIRST_QUESTIONS.length - 1] ?? 0) + QUESTION_STEP * (i - FIRST_QUESTIONS.length + 1);
    const has = closed.filter((seat) => (totals[seat] ?? 0) >= n);
    if (has.length === 0) break;
    scenes.push({ kind: 'question', colour, n, has, opens: closed.filter((seat) => !has.includes(seat)) });
    closed = has;
    if (closed.length === 1) break;
  }
  scenes.push({ kind: 'last', colour, opens: closed });
  return scenes;
}

export function scenesOf(
  edition: Edition,
  events: readonly Event[],
  result: Result,
  names: readonly string[],
): Scene[] {
  if (result.stopped) return [{ kind: 'crowns' }];
  const eventsOf = happened(events);
  const steps = STEPS.map((step, i): Scene => {
    const lines =
      step === 'sale'
        ? sales(eventsOf.sale, names)
        : eventsOf[step].map((event) => eventText(edition, event, names));
    return {
      kind: 'step',
      step,
      rule: `END-0${i + 1}`,
      lines: lines.length > 0 ? lines : [t(`show-${step}-none`)],
    };
  });
  const contested: Colour[] = result.victory ? [result.victory] : [...COLOURS];
  const asked = contested.flatMap((colour) =>
    questions(
      colour,
      result.scores.map((score) => score[colour]),
    ),
  );
  return [...steps, ...asked, { kind: 'crowns' }];
}

/** The seats whose chest is open for a colour, once scene `at` is shown. */
export function opened(scenes: readonly Scene[], at: number, colour: Colour): Set<number> {
  const seats = new Set<number>();
  for (const scene of scenes.slice(0, at + 1)) {
    if (scene.kind !== 'step' && scene.kind !== 'crowns' && scene.colour === colour)
      for (const seat of scene.opens) seats.add(seat);
  }
  return seats;
}
