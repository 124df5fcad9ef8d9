import { describe, expect, it } from 'vitest';
import { permanentIcons } from '../../effects/permanent';
import { answerAt } from '../../recorded/sessions';
import { readEdition, slotEffect } from './edition';
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
const CARD: Values = { vp: testValue('', []), instant: testValue('', []), symbols: testValue([]) };

/** An edition with one component: the values that matter, and those that every component of its kind has. */
const edition = (component: EditionComponent['component'], values: Values) =>
  readEdition({
    id: 'test',
    title: {},
    hash: '',
    counts: {},
    schema: 1,
    components: [
      {
        component,
        label: 1,
        id: null,
        values: { ...CARD, ...GIVEN[component], ...values },
      } as EditionComponent,
    ],
  });

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
  });
});

describe('permanent effects', () => {
  it('are read by their kind, and drawn', () => {
    expect(building(null)?.permanent).toBeUndefined();
    expect(permanent('income_money', { n: 3 })).toEqual({ kind: 'income_money', n: 3 });
    expect(permanent('foundry')).toEqual({ kind: 'foundry' });
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
