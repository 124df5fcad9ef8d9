/** The components of an edition, read from the server's JSON into what the cards of the table need. */

import type { Group } from '../../art/buildings';
import { GOODS, type Effect, type Good, type Goods, type Price, type Wish } from '../../effects/effect';
import { isFigured, type Permanent } from '../../effects/permanent';
import type { BoardName, Colour, EditionComponent, EditionJson } from '../wire';

export type Names = Record<string, string>;

export type Building = {
  n: number;
  id: string;
  name: Names;
  group: Group;
  price: Goods;
  vp: Effect;
  instant: Effect;
  symbols: Wish[];
  permanent?: Permanent;
};
export type Captain = {
  n: number;
  round: number;
  price: Price;
  otherPrice?: Goods;
  instant: Effect;
  cannons: number;
  reward: Effect;
  symbols: Wish[];
};
export type Contract = { n: number; price: Goods; red: number; blue: number };
export type Ship = { n: number; cost: number; rows: Goods[] };
export type Condition = {
  buildings?: number;
  one_colour?: number;
  captains?: number;
  contracts?: number;
  population?: number;
  reputation?: number;
  difference?: number;
  money?: number;
  goods?: Goods;
};
export type Allegiance = { n: number; condition: Condition; red: number };
export type PlaceTiles = { name: Names; alternative: Effect; many: Effect[]; few: Effect[] };

export type Edition = {
  id: string;
  title: Names;
  prices: Record<Good, number>;
  boards: Record<BoardName, PlaceTiles>;
  reputation: Effect[];
  buildings: Building[];
  captains: Captain[];
  contracts: Contract[];
  slots: { many: Effect[]; few: Effect[] };
  ships: Ship[];
  allegiances: Allegiance[];
  endowments: Effect[];
  wishes: Wish[][];
  rewards: Record<Colour, [Effect, Effect]>[];
  json: EditionJson;
};

type Values = EditionComponent['values'];

const plain = <T>(values: Values, key: string): T => values[key]?.value as T;
const icons = <T = Effect>(values: Values, key: string): T => (values[key]?.icons ?? []) as T;

/**
 * What the server has parsed out of a value's text. Which of these a value has depends on its key;
 * values of other keys have none.
 */
type GoodsParts = { goods: Goods };
type CostParts = { money: number; goods: Goods; instead: Goods };
type PermanentParts = {
  kind: Permanent['kind'];
  n: number;
  give: number;
  given: Good | '';
  take: number;
  taken: Good | '';
};
/** All parts are asked for together; 0 stands for a part that is not asked for, for `difference` -1 does. */
type ConditionParts = Required<Omit<Condition, 'goods'>> & {
  /** How many of each resource, in their order. */
  goods: number[];
};

function parts<T>(values: Values, key: string): T {
  const found = values[key]?.parts;
  if (found === null || found === undefined) throw new Error(`edition: ${key} has no parts`);
  return found as T;
}

const goods = (values: Values): Goods => parts<GoodsParts>(values, 'cost').goods;

function readCaptainCost(values: Values): Pick<Captain, 'price' | 'otherPrice'> {
  const { money, goods: asked, instead } = parts<CostParts>(values, 'cost');
  const isFree = Object.keys(asked).length === 0;
  return {
    price: money > 0 || isFree ? { money, ...asked } : asked,
    ...(Object.keys(instead).length > 0 ? { otherPrice: instead } : {}),
  };
}

function readPermanent(values: Values): { permanent?: Permanent } {
  const found = (values.permanent?.parts ?? null) as PermanentParts | null;
  if (!found) return {};
  const { kind, n, give, given, take, taken } = found;
  if (kind === 'exchange') {
    return { permanent: { kind, give: { [given]: give }, take: { [taken]: take } } };
  }
  if (kind === 'city_hall' || kind === 'foundry') return { permanent: { kind } };
  if (isFigured(kind)) return { permanent: { kind, n } };
  // A server that is newer than the page.
  throw new Error(`edition: unknown permanent effect ${String(kind)}`);
}

function readCondition(values: Values): Condition {
  const { difference, goods: amounts, ...counts } = parts<ConditionParts>(values, 'condition');
  const condition: Condition = {};
  for (const [name, n] of Object.entries(counts) as [keyof typeof counts, number][])
    if (n > 0) condition[name] = n;
  if (difference >= 0) condition.difference = difference;
  if (amounts.some(Boolean))
    condition.goods = Object.fromEntries(
      GOODS.flatMap((good, i) => (amounts[i] ? [[good, amounts[i]]] : [])),
    );
  return condition;
}

export function readEdition(json: EditionJson): Edition {
  const all = (kind: string) => json.components.filter(({ component }) => component === kind);
  const one = (kind: string) => all(kind)[0]?.values ?? {};
  const board = (values: Values): PlaceTiles => {
    const few = icons<Effect[]>(values, 'tiles_23p');
    return {
      name: plain(values, 'name'),
      alternative: icons(values, 'alternative'),
      many: icons<Effect[]>(values, 'tiles_4p'),
      few,
    };
  };
  return {
    id: json.id,
    title: json.title,
    prices: Object.fromEntries(GOODS.map((good) => [good, plain<number>(one('prices'), good)])) as Record<
      Good,
      number
    >,
    boards: Object.fromEntries(all('board').map(({ id, values }) => [id, board(values)])) as Record<
      BoardName,
      PlaceTiles
    >,
    reputation: icons<Effect[]>(one('reputation'), 'steps'),
    buildings: all('building').map(({ label, id, values }) => ({
      n: Number(label),
      id: id ?? '',
      name: plain(values, 'name'),
      group: plain(values, 'colour'),
      price: goods(values),
      vp: icons(values, 'vp'),
      instant: icons(values, 'instant'),
      symbols: plain(values, 'symbols'),
      ...readPermanent(values),
    })),
    captains: all('captain').map(({ label, values }) => ({
      n: Number(label),
      round: plain(values, 'round'),
      ...readCaptainCost(values),
      instant: icons(values, 'instant'),
      cannons: plain(values, 'cannons'),
      reward: icons(values, 'reward'),
      symbols: plain(values, 'symbols'),
    })),
    contracts: all('contract').map(({ label, values }) => ({
      n: Number(label),
      price: goods(values),
      red: plain(values, 'red'),
      blue: plain(values, 'blue'),
    })),
    slots: {
      many: icons<Effect[]>(one('contract_board'), 'slots_4p'),
      few: icons<Effect[]>(one('contract_board'), 'slots_23p'),
    },
    ships: all('ship').map(({ label, values }) => ({
      n: Number(label),
      cost: plain(values, 'cost'),
      rows: parts<GoodsParts[]>(values, 'rows').map((row) => row.goods),
    })),
    allegiances: all('allegiance').map(({ label, values }) => ({
      n: Number(label),
      condition: readCondition(values),
      red: plain(values, 'red'),
    })),
    endowments: all('endowment').map(({ values }) => icons(values, 'gain')),
    wishes: all('wish').map(({ values }) => plain(values, 'symbols')),
    rewards: all('reward').map(({ values }) => ({
      blue: icons<[Effect, Effect]>(values, 'blue'),
      red: icons<[Effect, Effect]>(values, 'red'),
    })),
    json,
  };
}

/** The tile on a row, from the bottom; a blank one is an effect without options. */
export function tileEffect(edition: Edition, board: BoardName, tile: number, players: number): Effect {
  const place = edition.boards[board];
  return (players === 4 ? place.many : place.few)[tile - 1] ?? [];
}

export const slotEffect = (edition: Edition, slot: number, players: number): Effect =>
  (players === 4 ? edition.slots.many : edition.slots.few)[slot] ?? [];
