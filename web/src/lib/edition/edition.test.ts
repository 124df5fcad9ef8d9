import { describe, expect, it } from 'vitest';
import { permanentIcons } from '../../effects/permanent';
import { RESOURCES } from '../contract';
import { answerAt } from '../../recorded/sessions';
import { readEdition, slotEffect, tileEffect } from './edition';
import { NO_CONDITION, testValue } from './testValue';
import type { EditionComponent, EditionJson, EditionValue } from '../wire';

const parsed = (parts: unknown) => testValue('as parsed', null, parts);
type Values = Record<string, EditionValue<unknown, unknown, unknown>>;

const GIVEN: Partial<Record<EditionComponent['component'], Values>> = {
  building: { name: testValue({}), colour: testValue('crown'), cost: parsed({ goods: { wheat: 1 } }) },
  captain: { round: testValue(1), cannons: testValue(1), reward: testValue('', []) },
  ship: { cost: testValue(4) },
  allegiance: { red: testValue(1) },
};
const PRICES = RESOURCES.map((resource, i) => [resource, testValue(i + 1)] as const);
const CARD: Values = { vp: testValue('', []), instant: testValue('', []), symbols: testValue([]) };

type Given = { values: Values; label?: number | null; id?: string | null };
const component = (name: EditionComponent['component'], given: Given) =>
  ({ component: name, label: null, id: null, ...given }) as EditionComponent;

const editionOf = (components: EditionComponent[]) =>
  readEdition({ id: 'test', title: { en: 'Test' }, hash: '', counts: {}, schema: 1, components });

/** An edition with one component: the values that matter, and those that every component of its kind has. */
const edition = (name: EditionComponent['component'], values: Values) =>
  editionOf([component(name, { label: 1, values: { ...CARD, ...GIVEN[name], ...values } })]);

const captain = (parts: unknown) => edition('captain', { cost: parsed(parts) }).captains[0];
const building = (permanent: unknown) => edition('building', { permanent: parsed(permanent) }).buildings[0];
const permanent = (kind: string, parts: object = {}) =>
  building({ kind, n: 0, give: 0, given: '', take: 0, taken: '', ...parts })?.permanent;
const condition = (parts: object) =>
  edition('allegiance', { condition: parsed({ ...NO_CONDITION, ...parts }) }).allegiances[0]?.condition;

describe('costs', () => {
  it('are money and goods, or other goods instead', () => {
    expect(captain({ money: 2, goods: { wheat: 1 }, instead: {} })?.price).toEqual({ money: 2, wheat: 1 });
    expect(captain({ money: 0, goods: { ore: 3 }, instead: {} })?.price).toEqual({ ore: 3 });
    expect(captain({ money: 6, goods: {}, instead: { wood: 2 } })).toMatchObject({
      price: { money: 6 },
      otherPrice: { wood: 2 },
    });
    expect(building(null)?.price).toEqual({ wheat: 1 });
    const rows = [{ goods: { wheat: 2 } }, { goods: { wood: 1, ore: 1 } }];
    const [ship] = edition('ship', { rows: parsed(rows) }).ships;
    expect(ship?.rows).toEqual([{ wheat: 2 }, { wood: 1, ore: 1 }]);
  });

  it('that were not parsed are an error, not a card that costs nothing', () => {
    expect(() => captain(null)).toThrow();
  });
});

describe('conditions', () => {
  it('have only the parts that are asked for', () => {
    expect(condition({ one_colour: 4 })).toEqual({ one_colour: 4 });
    expect(condition({ buildings: 5, captains: 4 })).toEqual({ buildings: 5, captains: 4 });
    expect(condition({ difference: 0 })).toEqual({ difference: 0 });
    expect(condition({ money: 20 })).toEqual({ money: 20 });
    expect(condition({ goods: [0, 0, 0, 1, 1, 0] })).toEqual({ goods: { barrel: 1, tobacco: 1 } });
    expect(condition({ reputation: 1 })).toEqual({ reputation: 1 });
  });
});

describe('permanent effects', () => {
  it('are read by their kind, and drawn', () => {
    expect(building(null)?.permanent).toBeUndefined();
    expect(permanent('income_money', { n: 3 })).toEqual({ kind: 'income_money', n: 3 });
    expect(permanent('foundry')).toEqual({ kind: 'foundry' });
    expect(permanent('city_hall')).toEqual({ kind: 'city_hall' });
    const exchange = permanent('exchange', { give: 3, given: 'wood', take: 2, taken: 'tobacco' });
    expect(exchange).toEqual({ kind: 'exchange', give: { wood: 3 }, take: { tobacco: 2 } });
    expect(exchange && permanentIcons(exchange)).toEqual({
      pay: { icon: 'wood', n: 3 },
      gain: [[{ icon: 'tobacco', n: 2 }]],
    });
  });

  it('of an unknown kind are an error, not a building without an effect', () => {
    expect(() => permanent('windmill')).toThrow('unknown permanent effect windmill');
  });
});

describe('the components', () => {
  const one = (icon: string, n = 1) => [[{ icon, n }]];
  const either = (first: string, second: string) => [[{ icon: first }], [{ icon: second }]];
  const blueOrRed = either('blue', 'red');
  const redOrBlue = either('red', 'blue');

  it('are read into their places, with blue before red', () => {
    const read = editionOf([
      component('building', {
        label: 14,
        id: 'mint',
        values: {
          name: testValue({ en: 'Mint' }),
          colour: testValue('trades'),
          cost: parsed({ goods: { ore: 2 } }),
          vp: testValue('', redOrBlue),
          instant: testValue('', one('money', 3)),
          symbols: testValue(['security']),
          permanent: parsed(null),
        },
      }),
      component('captain', {
        label: 9,
        values: {
          round: testValue(4),
          cost: parsed({ money: 5, goods: {}, instead: {} }),
          instant: testValue('', one('star')),
          cannons: testValue(2),
          reward: testValue('', redOrBlue),
          symbols: testValue(['hygiene', 'hygiene']),
        },
      }),
      component('contract', {
        label: 17,
        values: { cost: parsed({ goods: { cannon: 1 } }), red: testValue(6), blue: testValue(4) },
      }),
      component('ship', { label: 8, values: { cost: testValue(6), rows: parsed([{ goods: { ore: 1 } }]) } }),
      component('allegiance', {
        label: 3,
        values: { condition: parsed({ ...NO_CONDITION, contracts: 5 }), red: testValue(9) },
      }),
      component('endowment', { values: { gain: testValue('', one('expansion')) } }),
      component('wish', { values: { symbols: testValue(['entertainment', 'security']) } }),
      component('reward', {
        values: {
          blue: testValue('', [one('blue', 3), one('blue', 1)]),
          red: testValue('', [one('red', 5), []]),
        },
      }),
    ]);
    expect([read.id, read.title]).toEqual(['test', { en: 'Test' }]);
    expect(read.buildings).toEqual([
      {
        n: 14,
        id: 'mint',
        name: { en: 'Mint' },
        group: 'trades',
        price: { ore: 2 },
        vp: blueOrRed,
        instant: one('money', 3),
        symbols: ['security'],
      },
    ]);
    expect(read.captains).toEqual([
      {
        n: 9,
        round: 4,
        price: { money: 5 },
        instant: one('star'),
        cannons: 2,
        reward: blueOrRed,
        symbols: ['hygiene', 'hygiene'],
      },
    ]);
    expect(read.contracts).toEqual([{ n: 17, price: { cannon: 1 }, red: 6, blue: 4 }]);
    expect(read.ships).toEqual([{ n: 8, cost: 6, rows: [{ ore: 1 }] }]);
    expect(read.allegiances).toEqual([{ n: 3, condition: { contracts: 5 }, red: 9 }]);
    expect(read.endowments).toEqual([one('expansion')]);
    expect(read.wishes).toEqual([['entertainment', 'security']]);
    expect(read.rewards).toEqual([{ blue: [one('blue', 3), one('blue', 1)], red: [one('red', 5), []] }]);
  });

  it('of the table are tiles from the bottom, slots and steps, others for four players', () => {
    const board = (id: string, many: unknown, few: unknown) =>
      component('board', {
        id,
        values: {
          name: testValue({ en: id }),
          alternative: testValue('', one('money', 5)),
          tiles_4p: testValue('', many),
          tiles_23p: testValue('', few),
        },
      });
    const read = editionOf([
      board('tavern', [one('star'), one('captain')], [one('cube')]),
      board('harbor', [one('contract')], []),
      component('reputation', { values: { steps: testValue('', [one('trade'), redOrBlue]) } }),
      component('contract_board', {
        values: { slots_4p: testValue('', [[], one('star')]), slots_23p: testValue('', [one('blue')]) },
      }),
      component('prices', { values: { ...CARD, ...Object.fromEntries(PRICES) } }),
    ]);
    expect(read.boards.tavern).toMatchObject({ name: { en: 'tavern' }, alternative: one('money', 5) });
    expect([1, 2, 3].map((tile) => tileEffect(read, 'tavern', tile, 4))).toEqual([
      one('star'),
      one('captain'),
      [],
    ]);
    expect([1, 2].map((tile) => tileEffect(read, 'tavern', tile, 3))).toEqual([one('cube'), []]);
    expect(tileEffect(read, 'harbor', 1, 4)).toEqual(one('contract'));
    expect([0, 1].map((slot) => slotEffect(read, slot, 4))).toEqual([[], one('star')]);
    expect([0, 1].map((slot) => slotEffect(read, slot, 2))).toEqual([one('blue'), []]);
    expect(read.reputation).toEqual([one('trade'), blueOrRed]);
    expect(read.prices).toEqual({ wheat: 1, wood: 2, ore: 3, barrel: 4, tobacco: 5, cannon: 6 });
  });

  it('that an edition does not have are empty, and nothing breaks', () => {
    const empty = editionOf([]);
    expect(empty.prices.cannon).toBe(0);
    expect(empty.boards.market).toEqual({ name: {}, alternative: [], many: [], few: [] });
    expect([empty.reputation, empty.slots]).toEqual([[], { many: [], few: [] }]);
  });
});

describe('the classic edition', () => {
  it('has prices, slots by the number of players, and an action beside every board', () => {
    const read = readEdition(answerAt<EditionJson>('/api/editions/classic'));
    expect(read.prices).toEqual({ wheat: 2, wood: 3, ore: 4, barrel: 5, tobacco: 6, cannon: 7 });
    const star = [[{ icon: 'star', n: 1 }]];
    expect([0, 2, 5].map((slot) => slotEffect(read, slot, 4))).toEqual([
      [],
      star,
      [[{ icon: 'blue', n: 1 }]],
    ]);
    expect([1, 4, 5].map((slot) => slotEffect(read, slot, 3))).toEqual([
      star,
      [[{ icon: 'blue', n: 1 }]],
      [],
    ]);
    expect(read.boards.governor.alternative).toEqual([
      [
        { icon: 'star', n: 1 },
        { icon: 'cube', n: 1 },
      ],
    ]);
    expect(read.rewards[1]?.blue).toEqual([[[{ icon: 'blue', n: 2 }]], [[{ icon: 'blue', n: 1 }]]]);
    expect(read.reputation[0]).toEqual([[{ icon: 'money', n: 2 }]]);
  });

  it('has another price only where a card says so', () => {
    const { captains } = readEdition(answerAt<EditionJson>('/api/editions/classic'));
    expect(captains.some((card) => 'otherPrice' in card)).toBe(true);
    expect(captain({ money: 2, goods: {}, instead: {} })).not.toHaveProperty('otherPrice');
  });
});
