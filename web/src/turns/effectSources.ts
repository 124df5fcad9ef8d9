/** Where an effect comes from: events say only "effect", so it is the last thing that could have brought it. */

import type { Effect } from '../effects/effect';
import { slotEffect, type Edition } from '../lib/edition/edition';
import type { Colour, Event, Resource } from '../lib/wire';

/** What a piece on the table brings: a building with its number, a captain, a slot, a step of the track. */
export type Source =
  | { of: 'building'; building: number }
  | { of: 'captain'; captain: number }
  | { of: 'contract'; contract: number }
  | { of: 'track'; step: number }
  | { of: 'endowment' }
  | { of: 'wish' }
  | { of: 'board'; board: string };

/** `cubes` counts the cubes of one's choice that are still to be chosen. */
type Opened = { source: Source; effects: Effect[]; spent: Set<object>; cubes: number };
export type SourceEdition = Pick<Edition, 'buildings' | 'captains' | 'slots' | 'reputation' | 'endowments'>;

/** An effect whatever the order of its sides. */
const sidesOf = (effect: Effect): string =>
  effect
    .map((side) => JSON.stringify(side.map(({ icon, n = 1, less = 0 }) => [icon, n, less])))
    .sort()
    .join('/');

const cubesIn = (effects: readonly Effect[]): number =>
  effects
    .flat(2)
    .filter(({ icon }) => icon === 'cube')
    .reduce((sum, { n = 1 }) => sum + n, 0);

/** What an event sets off, if anything. */
function opens(
  edition: SourceEdition,
  event: Event,
  players: number,
): Pick<Opened, 'source' | 'effects'> | null {
  const { building = 0, captain = 0, contract = 0, step = 0, endowment = 0, slot = 1 } = event;
  switch (event.kind) {
    case 'built': {
      const card = edition.buildings[building - 1];
      return { source: { of: 'building', building }, effects: card ? [card.vp, card.instant] : [] };
    }
    case 'hired':
      return {
        source: { of: 'captain', captain },
        effects: [edition.captains[captain - 1]?.instant ?? []],
      };
    case 'activated':
      return {
        source: { of: 'captain', captain },
        effects: [edition.captains[captain - 1]?.reward ?? []],
      };
    case 'fulfilled':
      return {
        source: { of: 'contract', contract },
        effects: [slotEffect(edition as Edition, slot - 1, players)],
      };
    case 'star':
      return { source: { of: 'track', step }, effects: [edition.reputation[step - 1] ?? []] };
    case 'endowed':
      return { source: { of: 'endowment' }, effects: [edition.endowments[endowment - 1] ?? []] };
    default:
      return null;
  }
}

/** Reads the events of one seat in order and says of each effect where it comes from. */
export class SourceReader {
  #open: Opened[] = [];
  #ground: Source | null = null;

  constructor(
    readonly edition: SourceEdition,
    readonly players: number,
  ) {}

  read(event: Event): void {
    if (event.kind === 'turn_ended') {
      this.#open = [];
      this.#ground = null;
    } else if (event.kind === 'wish_place') {
      this.#open = [];
      this.#ground = { of: 'wish' };
    } else if (event.kind === 'action_taken') this.#ground = { of: 'board', board: event.board ?? 'market' };
    const opened = opens(this.edition, event, this.players);
    if (opened) this.#open.push({ ...opened, spent: new Set(), cubes: cubesIn(opened.effects) });
    if (event.kind === 'goods' && event.cause === 'effect' && event.pieces === 1 && event.resource)
      this.#chooseCube(event.resource);
  }

  /** One piece has come: of a cube to be chosen, if no card shows that very piece. */
  #chooseCube(resource: Resource): void {
    for (const one of this.#open.toReversed()) {
      const shown = one.effects
        .flat(2)
        .find((icon) => icon.icon === resource && (icon.n ?? 1) === 1 && !one.spent.has(icon));
      if (shown) return void one.spent.add(shown);
      if (one.cubes > 0) return void (one.cubes -= 1);
    }
  }

  /** The latest piece with a cube still to be chosen; else the row or the wish that all began with. */
  sourceOfCube(): Source | null {
    return this.#open.findLast(({ cubes }) => cubes > 0)?.source ?? this.#ground;
  }

  /** The latest piece that shows so many points; else the row or the wish that all began with. */
  sourceOfPoints(colour: Colour, points: number): Source | null {
    for (const { source, effects, spent } of this.#open.toReversed()) {
      const icon = effects
        .flat(2)
        .find((one) => one.icon === colour && (one.n ?? 1) === points && !spent.has(one));
      if (icon) {
        spent.add(icon);
        return source;
      }
    }
    return this.#ground ?? this.#open.at(-1)?.source ?? null;
  }

  /** The latest piece with exactly this effect. */
  sourceOfEffect(effect: Effect): Source | null {
    const wanted = sidesOf(effect);
    const found = this.#open.findLast(({ effects }) => effects.some((one) => sidesOf(one) === wanted));
    return found?.source ?? this.#ground;
  }
}

/** Where the effect that a seat is asked about comes from; a cube of one's choice is the effect 'cube'. */
export function sourceOfChoice(
  edition: SourceEdition,
  events: readonly Event[],
  seat: number,
  effect: Effect | 'cube',
  players: number,
): Source | null {
  const reader = new SourceReader(edition, players);
  for (const event of events) if (event.seat === seat) reader.read(event);
  return effect === 'cube' ? reader.sourceOfCube() : reader.sourceOfEffect(effect);
}
