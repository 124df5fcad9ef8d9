/** The components of an edition, read from the server's JSON into what the cards of the table need. */

import type { Group } from '../art/buildings';
import type { Permanent } from '../components/permanent';
import { GOODS, type Effect, type EffectName, type Good, type Price, type Wish } from '../effects/effect';
import type { BoardName, Colour, EditionComponent, EditionJson } from './wire';

export type Goods = Partial<Record<Good, number>>;
export type Names = Record<string, string>;
export type Standing = { kind: string; n: number; give?: Goods; take?: Goods };

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
  standing?: Standing;
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

/** "wheat, 2 wood" or "$2, wheat". */
export function readPrice(text: string): Price {
  const price: Price = {};
  for (const part of text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)) {
    const money = /^\$(\d+)$/.exec(part);
    const goods = /^(?:(\d+) )?([a-z]+)$/.exec(part);
    if (money) price.money = (price.money ?? 0) + Number(money[1]);
    else if (goods && (GOODS as readonly string[]).includes(goods[2] ?? '')) {
      const good = goods[2] as Good;
      price[good] = (price[good] ?? 0) + Number(goods[1] ?? 1);
    }
  }
  return price;
}

const CONDITIONS: [RegExp, keyof Omit<Condition, 'goods'>][] = [
  [/^(\d+) buildings? of one colour$/, 'one_colour'],
  [/^(\d+) buildings?$/, 'buildings'],
  [/^(\d+) captains?$/, 'captains'],
  [/^(\d+) contracts?$/, 'contracts'],
  [/^population (\d+)$/, 'population'],
  [/^reputation (\d+)$/, 'reputation'],
  [/^difference (\d+)$/, 'difference'],
];

export function readCondition(text: string): Condition {
  if (text.startsWith('pay ')) {
    const { money, ...goods } = readPrice(text.slice(4));
    return money ? { money } : { goods };
  }
  const condition: Condition = {};
  for (const part of text.split('+').map((item) => item.trim())) {
    for (const [form, field] of CONDITIONS) {
      const found = form.exec(part);
      if (found) {
        condition[field] = Number(found[1]);
        break;
      }
    }
  }
  return condition;
}

type Reader = [RegExp, (found: RegExpExecArray) => { standing: Standing; permanent: Permanent }];

const gain = (icon: EffectName, n: number): Effect => [[{ icon, n }]];
const PERMANENTS: Reader[] = [
  [
    /^income phase: \$(\d+)$/,
    ([, n]) => ({
      standing: { kind: 'income_money', n: Number(n) },
      permanent: { when: 'income', gain: gain('money', Number(n)) },
    }),
  ],
  [
    /^each ship: \$(\d+) less$/,
    ([, n]) => ({
      standing: { kind: 'ship_less', n: Number(n) },
      permanent: { when: 'ship', less: { icon: 'money', n: Number(n) } },
    }),
  ],
  [
    /^each captain: \$(\d+) less$/,
    ([, n]) => ({
      standing: { kind: 'captain_less', n: Number(n) },
      permanent: { when: 'captain', less: { icon: 'money', n: Number(n) } },
    }),
  ],
  [
    /^each building: (\d+) cubes? less$/,
    ([, n]) => ({
      standing: { kind: 'cube_less', n: Number(n) },
      permanent: { when: 'build', less: { icon: 'cube', n: Number(n) } },
    }),
  ],
  [
    /^whenever you build: \$(\d+)$/,
    ([, n]) => ({
      standing: { kind: 'build_money', n: Number(n) },
      permanent: { when: 'build', gain: gain('money', Number(n)) },
    }),
  ],
  [
    /^each action on the governor board: (\d+) blue$/,
    ([, n]) => ({
      standing: { kind: 'governor_blue', n: Number(n) },
      permanent: { when: 'governor', gain: gain('blue', Number(n)) },
    }),
  ],
  [
    /^action turn: barrel -> star$/,
    () => ({
      standing: { kind: 'city_hall', n: 1 },
      permanent: { when: 'turn', pay: { icon: 'barrel', n: 1 }, gain: gain('star', 1), each: true },
    }),
  ],
  [
    /^income phase: ore -> cannon$/,
    () => ({
      standing: { kind: 'foundry', n: 1 },
      permanent: { when: 'income', pay: { icon: 'ore', n: 1 }, gain: gain('cannon', 1), each: true },
    }),
  ],
  [
    /^any time: (.+) -> (.+)$/,
    ([, from = '', to = '']) => {
      const give = readPrice(from);
      const take = readPrice(to);
      const [paid] = Object.entries(give) as [Good, number][];
      const [got] = Object.entries(take) as [Good, number][];
      return {
        standing: { kind: 'exchange', n: 1, give, take },
        permanent: { pay: paid && { icon: paid[0], n: paid[1] }, gain: got ? gain(got[0], got[1]) : [] },
      };
    },
  ],
];

function readPermanent(text: string): { standing?: Standing; permanent?: Permanent } {
  for (const [form, read] of PERMANENTS) {
    const found = form.exec(text);
    if (found) return read(found);
  }
  return {};
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
      price: readPrice(plain(values, 'cost')),
      vp: icons(values, 'vp'),
      instant: icons(values, 'instant'),
      symbols: plain(values, 'symbols'),
      ...readPermanent(plain(values, 'permanent')),
    })),
    captains: all('captain').map(({ label, values }) => {
      const [price = '', other] = plain<string>(values, 'cost').split('/');
      return {
        n: Number(label),
        round: plain(values, 'round'),
        price: readPrice(price),
        ...(other ? { otherPrice: readPrice(other) } : {}),
        instant: icons(values, 'instant'),
        cannons: plain(values, 'cannons'),
        reward: icons(values, 'reward'),
        symbols: plain(values, 'symbols'),
      };
    }),
    contracts: all('contract').map(({ label, values }) => ({
      n: Number(label),
      price: readPrice(plain(values, 'cost')),
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
      rows: plain<string[]>(values, 'rows').map(readPrice),
    })),
    allegiances: all('allegiance').map(({ label, values }) => ({
      n: Number(label),
      condition: readCondition(plain(values, 'condition')),
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
