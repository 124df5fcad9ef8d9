/** The components of an edition, read from the server's JSON into what the cards of the table need. */

import type { Group } from '../../art/buildings';
import { blueFirstEffect } from '../../effects/colourOrder';
import { GOODS, type Effect, type Good, type Goods, type Price, type Wish } from '../../effects/effect';
import { hasFigure, type Permanent } from '../../effects/permanent';
import { BOARDS, COLOURS } from '../contract';
import type {
  BoardName,
  BoardValues,
  Colour,
  ConditionParts,
  CostParts,
  EditionComponent,
  EditionJson,
  PermanentParts,
} from '../wire';

export type Names = Record<string, string>;

type Building = {
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
type Allegiance = { n: number; condition: Condition; red: number };
type PlaceTiles = { name: Names; alternative: Effect; many: Effect[]; few: Effect[] };

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

type ComponentName = EditionComponent['component'];
type ComponentOf<Name extends ComponentName> = Extract<EditionComponent, { component: Name }>;

function readCaptainCost({ money, goods, instead }: CostParts): Pick<Captain, 'price' | 'otherPrice'> {
  const isFree = Object.keys(goods).length === 0;
  return {
    price: money > 0 || isFree ? { money, ...goods } : goods,
    ...(Object.keys(instead).length > 0 ? { otherPrice: instead } : {}),
  };
}

function readPermanent(parts: PermanentParts | null): { permanent?: Permanent } {
  if (!parts) return {};
  const { kind, n, give, given, take, taken } = parts;
  if (kind === 'exchange') return { permanent: { kind, give: { [given]: give }, take: { [taken]: take } } };
  if (kind === 'city_hall' || kind === 'foundry') return { permanent: { kind } };
  if (hasFigure(kind)) return { permanent: { kind, n } };
  // A server that is newer than the page.
  throw new Error(`edition: unknown permanent effect ${String(kind)}`);
}

function readCondition({ difference, goods: amounts, ...counts }: ConditionParts): Condition {
  const condition: Condition = Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
  if (difference >= 0) condition.difference = difference;
  if (amounts.some(Boolean))
    condition.goods = Object.fromEntries(
      GOODS.flatMap((good, i) => (amounts[i] ? [[good, amounts[i]]] : [])),
    );
  return condition;
}

function readBoard(values: BoardValues | undefined): PlaceTiles {
  return {
    name: values?.name.value ?? {},
    alternative: values?.alternative.icons ?? [],
    many: values?.tiles_4p.icons ?? [],
    few: values?.tiles_23p.icons ?? [],
  };
}

const byKey = <Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

export function readEdition(json: EditionJson): Edition {
  const all = <Name extends ComponentName>(name: Name) =>
    json.components.filter((one): one is ComponentOf<Name> => one.component === name);
  const [prices] = all('prices');
  const [reputation] = all('reputation');
  const [contractBoard] = all('contract_board');
  const boards = all('board');
  return {
    id: json.id,
    title: json.title,
    prices: byKey(GOODS, (good) => prices?.values[good].value ?? 0),
    boards: byKey(BOARDS, (name) => readBoard(boards.find(({ id }) => id === name)?.values)),
    reputation: (reputation?.values.steps.icons ?? []).map(blueFirstEffect),
    buildings: all('building').map(({ label, id, values }) => ({
      n: Number(label),
      id: id ?? '',
      name: values.name.value,
      group: values.colour.value,
      price: values.cost.parts.goods,
      vp: blueFirstEffect(values.vp.icons),
      instant: blueFirstEffect(values.instant.icons),
      symbols: values.symbols.value,
      ...readPermanent(values.permanent.parts),
    })),
    captains: all('captain').map(({ label, values }) => ({
      n: Number(label),
      round: values.round.value,
      ...readCaptainCost(values.cost.parts),
      instant: blueFirstEffect(values.instant.icons),
      cannons: values.cannons.value,
      reward: blueFirstEffect(values.reward.icons),
      symbols: values.symbols.value,
    })),
    contracts: all('contract').map(({ label, values }) => ({
      n: Number(label),
      price: values.cost.parts.goods,
      red: values.red.value,
      blue: values.blue.value,
    })),
    slots: {
      many: contractBoard?.values.slots_4p.icons ?? [],
      few: contractBoard?.values.slots_23p.icons ?? [],
    },
    ships: all('ship').map(({ label, values }) => ({
      n: Number(label),
      cost: values.cost.value,
      rows: values.rows.parts.map(({ goods }) => goods),
    })),
    allegiances: all('allegiance').map(({ label, values }) => ({
      n: Number(label),
      condition: readCondition(values.condition.parts),
      red: values.red.value,
    })),
    endowments: all('endowment').map(({ values }) => values.gain.icons),
    wishes: all('wish').map(({ values }) => values.symbols.value),
    rewards: all('reward').map(({ values }) => byKey(COLOURS, (colour) => values[colour].icons)),
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
