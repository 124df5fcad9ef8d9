/** The log in words: one line for each event, in the third person. */

import { COLOURS, VP_PRICE } from '../contract';
import type { Edition } from '../edition/edition';
import { t, type Args } from './fluent.svelte';
import type { Event } from '../wire';
import * as words from './words';

/** One line of the log. */
export function eventText(edition: Edition, event: Event, names: readonly string[]): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) {
    if (name !== 'seat' && name !== 'kind' && (typeof value === 'number' || typeof value === 'string'))
      args[name] = value;
  }
  if (event.seat !== null) args.player = words.player(event.seat, names);
  if (event.board)
    Object.assign(args, {
      board: words.board(event.board),
      at: words.atBoard(event.board),
      from: words.fromBoard(event.board),
    });
  if (event.building) args.building = words.building(edition, event.building);
  if (event.allegiance) args.condition = words.allegiance(edition, event.allegiance);
  if (event.round) args.roman = words.roman(event.round);
  if (event.phase) args.phase = words.phase(event.phase);
  return t(MESSAGES[event.kind]?.(event, args, edition) ?? `event-${event.kind}`, args);
}

function vpGained(event: Event, args: Args): void {
  args.vp = words.vpGained(event.colour ?? 'blue', event.points ?? 0);
}

function converted(event: Event, args: Args): string {
  args.dollars = VP_PRICE * ((event.blue ?? 0) + (event.red ?? 0));
  const some = COLOURS.filter((colour) => event[colour]);
  args.vp = words.listed(
    (some.length > 0 ? some : COLOURS).map((colour) => words.vpGained(colour, event[colour] ?? 0)),
  );
  return 'event-converted';
}

/** Events that have several messages, or parameters that are made from several fields. */
const MESSAGES: Record<string, (event: Event, args: Args, edition: Edition) => string> = {
  money: ({ amount = 0 }, args) => {
    args.n = Math.abs(amount);
    return amount < 0 ? 'event-money-paid' : 'event-money-gained';
  },
  goods: ({ resource = 'wheat', pieces = 0 }, args) => {
    args.goods = words.pieces(resource, Math.abs(pieces));
    return pieces < 0 ? 'event-goods-paid' : 'event-goods-gained';
  },
  lost: ({ resource = 'wheat' }, args) => {
    args.goods = words.pieces(resource, 1);
    return 'event-lost';
  },
  vp: (event, args) => {
    vpGained(event, args);
    return 'event-vp';
  },
  limited: (event, args) => {
    vpGained(event, args);
    return 'event-limited';
  },
  expansion: ({ paid }) => (paid ? 'event-expansion-paid' : 'event-expansion'),
  action_taken: ({ alternative }) => (alternative ? 'event-action_taken-alternative' : 'event-action_taken'),
  automa_token: ({ used }) => (used ? 'event-automa_token' : 'event-automa_token-unused'),
  traded: ({ amount = 0, bonus_sold: sold, bonus_bought: bought }, args) => {
    args.way = amount > 0 ? 'gained' : amount < 0 ? 'paid' : 'even';
    args.n = Math.abs(amount);
    args.bonus = sold && bought ? 'both' : sold ? 'sold' : bought ? 'bought' : 'none';
    args.sold = sold ? words.resource(sold) : '';
    args.bought = bought ? words.resource(bought) : '';
    return 'event-traded';
  },
  endowed: ({ endowment = 0 }, args, edition) => {
    args.effect = words.effect(edition.endowments[endowment - 1] ?? []);
    return 'event-endowed';
  },
  conversion_chosen: (event, args) => {
    if (event.blue === undefined || event.red === undefined) return 'event-conversion_chosen';
    if (event.blue + event.red === 0) return 'event-conversion_chosen-none';
    converted(event, args);
    return 'event-conversion_chosen-seen';
  },
  converted,
  revealed: (event, args) => {
    args.vp = words.listed(COLOURS.map((colour) => words.vpGained(colour, event[colour] ?? 0)));
    return 'event-revealed';
  },
  governor: ({ shared }) => (shared ? 'event-governor-shared' : 'event-governor'),
  pirate_king: ({ shared }) => (shared ? 'event-pirate_king-shared' : 'event-pirate_king'),
  stop_answered: ({ stop }) => (stop ? 'event-stop_answered' : 'event-stop_answered-on'),
};
