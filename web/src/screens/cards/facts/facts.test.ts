import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { readEdition } from '../../../lib/edition/edition';
import { setMessages } from '../../../lib/text/fluent.svelte';
import type { Language } from '../../../lib/wire';
import { RESOURCES } from '../../../lib/contract';
import { testValue as value } from '../../../lib/edition/testValue';
import type { EditionComponent, EditionValue } from '../../../lib/wire';
import { classicEdition } from '../../../recorded/sessions';
import { countOf, itemsOf } from './facts';
import { addressOf, readFilter, shows } from '../filter';

function speak(language: Language): void {
  const folder = `../src/tearum/text/${language}`;
  setMessages(
    language,
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .join('\n'),
  );
}

const component = (
  name: EditionComponent['component'],
  label: number | null,
  values: Record<string, EditionValue<unknown, unknown, unknown>>,
  id: string | null = null,
) => ({ component: name, label, values, id }) as EditionComponent;

const money = [[{ icon: 'money', n: 2 }]];
const church = component(
  'building',
  1,
  {
    name: value({ en: 'Church', fr: 'Église', de: 'Kirche' }),
    colour: { ...value('crown'), provenance: 'inferred', why: 'it follows' },
    cost: {
      ...value('wheat, 2 ore', null, { goods: { wheat: 1, ore: 2 } }),
      provenance: 'reconstructed',
    },
    vp: value('$2', money),
    instant: value('', []),
    symbols: value(['hygiene']),
    permanent: value('income phase: $3', null, { kind: 'income_money', n: 3 }),
  },
  'church',
);
const captain = component('captain', 1, {
  round: value(1),
  cost: value('$6 / 2 wood', null, { money: 6, goods: {}, instead: { wood: 2 } }),
  instant: value('', []),
  cannons: value(1),
  reward: value('$2', money),
  symbols: value([]),
});
const edition = readEdition({
  id: 'small',
  title: { en: 'Small' },
  hash: '',
  counts: {},
  schema: 1,
  components: [
    church,
    captain,
    component('reward', 1, {
      blue: value(['$2', '$2'], [money, money]),
      red: value(['$2', '$2'], [money, money]),
    }),
    component('prices', null, Object.fromEntries(RESOURCES.map((good, i) => [good, value(i + 2)]))),
    component('box', null, {
      coins: {
        ...value('2 x 10, 5 x 1'),
        parts: {
          counts: [
            [2, 10],
            [5, 1],
          ],
          total: 25,
        },
      },
      wheat: value(22),
      blue: { ...value('3 x 2'), parts: { counts: [[3, 2]], total: 6 } },
    }),
    component('order_board', null, { first: value(['A', 'automa']), second: value(['B']) }),
  ],
});

describe('every value in words', () => {
  beforeEach(() => speak('en'));
  const linesOf = (id: string, key: string) =>
    itemsOf(edition)
      .find((item) => item.id === id)
      ?.facts.find((fact) => fact.key === key)?.lines;

  it('gives names, costs, effects, and says when there is nothing', () => {
    expect(linesOf('building-1', 'cost')).toEqual(['1 wheat and 2 ore']);
    expect(linesOf('building-1', 'permanent')?.[0]).toContain('$3');
    expect(linesOf('building-1', 'instant')).toEqual(['nothing']);
    expect(linesOf('captain-1', 'cost')).toEqual(['$6 or 2 wood']);
    expect(linesOf('reward-1', 'blue')).toEqual(['$2', '$2']);
    expect(linesOf('prices', 'wheat')).toEqual(['$2']);
    expect(linesOf('box', 'coins')).toEqual(['2 × $10, 5 × $1 = $25']);
    expect(linesOf('box', 'blue')).toEqual(['3 × 2 = 6']);
    expect(linesOf('box', 'wheat')).toEqual(['22']);
    expect(linesOf('order_board', 'first')).toEqual(['player A and Automa']);
  });

  it('of the classic edition says what is on every kind of piece', () => {
    const items = itemsOf(classicEdition());
    const said = (id: string) =>
      items.find((item) => item.id === id)?.facts.map(({ label, lines }) => `${label}: ${lines.join(' / ')}`);
    expect(said('building-1')).toEqual([
      'Name: Church',
      'Colour: Crown',
      'Cost: 1 wheat and 3 wood',
      'VP: 4 blue VP',
      'Instant effect: nothing',
      'Wish symbols: nothing',
      'Permanent effect: You gain $3 more in every income phase.',
    ]);
    expect(said('captain-1')?.slice(0, 5)).toEqual([
      'Round: I',
      'Cost: $3',
      'Instant effect: 1 star',
      'Cannons: 1',
      'Reward: 2 blue VP, 1 wheat',
    ]);
    expect(said('contract-1')).toEqual(['Cost: 2 barrels', 'Red VP: 3', 'Blue VP: 1']);
    expect(said('ship-1')).toEqual(['Cost: $2', 'Rows: 2 wheat / 1 wood']);
    expect(said('allegiance-1')).toEqual(['Condition: 7 buildings built', 'Red VP: 3']);
    expect(said('warehouse')?.[1]).toBe('Expansion tokens: $1, $1, $1, $2, $2 and $3');
    expect(said('board-governor')?.slice(0, 3)).toEqual([
      'Name: Governor',
      'Alternative action: 1 star, 1 cube of your choice',
      'Tiles, 4 players: 1 wheat, then Build / 1 star, then Build / $1, then Build with 1 cube less / Build; or 1 blue VP, 2 stars',
    ]);
    expect(said('contract_board')?.[1]).toBe(
      'Slots, 2–3 players: nothing / 1 star / 1 star / 1 red VP / 1 blue VP',
    );
    expect(said('allegiance_board')?.[0]).toBe('Slots, 4 players: 6');
  });

  it('has a title and an address for every piece, and a round where it has one', () => {
    const items = itemsOf(classicEdition());
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const titleOf = (id: string) => items.find((item) => item.id === id)?.title;
    expect(['board-governor', 'captain-1', 'warehouse'].map(titleOf)).toEqual([
      'Governor',
      'Captain 1',
      'Warehouse',
    ]);
    const withRound = items.filter(({ round }) => round !== undefined).map(({ component }) => component);
    expect(new Set(withRound)).toEqual(new Set(['captain', 'reward']));
    expect(items.find(({ id }) => id === 'captain-26')?.round).toBe(5);
    expect(items.find(({ id }) => id === 'reward-3')?.round).toBe(3);
  });

  it('is in the language of the page', () => {
    speak('fr');
    const [item] = itemsOf(edition);
    expect(item?.title).toBe('Église');
    expect(item?.facts.map(({ label }) => label)).toContain('Coût');
  });

  it('keeps where each value comes from, and why', () => {
    const facts = itemsOf(edition)[0]?.facts ?? [];
    expect(facts.find(({ key }) => key === 'colour')).toMatchObject({
      provenance: 'inferred',
      because: 'it follows',
    });
    expect([countOf(facts, 'printed'), countOf(facts, 'inferred'), countOf(facts, 'reconstructed')]).toEqual([
      5, 1, 1,
    ]);
  });
});

describe('the filter', () => {
  it('is what the address says', () => {
    const filter = readFilter(new URLSearchParams('kind=captain&round=3&colour=crown&source=nonsense'));
    expect(filter).toEqual({ edition: null, kind: 'captain', colour: 'crown', round: '3', source: null });
    expect(addressOf(filter)).toBe('/cards?kind=captain&round=3');
    expect(addressOf({ ...filter, kind: 'building', source: 'inferred' })).toBe(
      '/cards?kind=building&colour=crown&source=inferred',
    );
    expect(readFilter(new URLSearchParams()).kind).toBe('building');
    expect(addressOf(readFilter(new URLSearchParams('edition=abc')))).toBe(
      '/cards?edition=abc&kind=building',
    );
  });

  it('shows what fits', () => {
    const shown = (query: string) =>
      itemsOf(edition)
        .filter((item) => shows(readFilter(new URLSearchParams(query)), item))
        .map(({ id }) => id);
    expect(shown('kind=building&colour=crown')).toEqual(['building-1']);
    expect(shown('kind=building&colour=trades')).toEqual([]);
    expect(shown('kind=captain&round=1')).toEqual(['captain-1']);
    expect(shown('kind=captain&round=2')).toEqual([]);
    expect(shown('kind=building')).toEqual(['building-1']);
    expect(shown('kind=building&source=inferred')).toEqual(['building-1']);
    expect(shown('kind=captain&source=inferred')).toEqual([]);
    expect(shown('kind=other')).toEqual(['prices', 'box', 'order_board']);
  });
});
