import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { actionText, questionText } from './actions';
import { readEdition } from '../edition/edition';
import { eventText } from './events';
import { LANGUAGES } from '../contract';
import type { Language } from '../wire';
import { preferredLanguage, setMessages, t } from './fluent.svelte';
import { reasonText } from './reasons';
import { hintReasonText } from './hintReasons';
import { NO_CONDITION, testValue as value } from '../edition/testValue';
import type { EditionComponent, EditionJson } from '../wire';
import * as words from './words';

const FOLDER = '../src/tearum/text';
const source = (language: Language) =>
  readdirSync(`${FOLDER}/${language}`, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => readFileSync(`${FOLDER}/${language}/${file}`, 'utf8'))
    .join('\n');

const building = (n: number, en: string): EditionComponent => ({
  component: 'building',
  label: n,
  id: null,
  values: {
    name: value({ en, fr: `${en} (fr)`, de: `${en} (de)` }),
    colour: value('crown'),
    cost: value('wheat, 2 wood', null, { goods: { wheat: 1, wood: 2 } }),
    vp: value('1 red', [[{ icon: 'red', n: 1 }]]),
    instant: value('', []),
    symbols: value([]),
    permanent: value(''),
  },
});
const allegiance = (n: number, text: string, condition: object): EditionComponent => ({
  component: 'allegiance',
  label: n,
  id: null,
  values: { condition: value(text, null, { ...NO_CONDITION, ...condition }), red: value(1) },
});
const json: EditionJson = {
  id: 'test',
  title: {},
  hash: '',
  counts: {},
  schema: 1,
  components: [
    building(1, 'Church'),
    building(2, 'Dryer'),
    allegiance(1, '5 buildings + 4 captains', { buildings: 5, captains: 4 }),
    allegiance(2, 'pay $20', { money: 20 }),
  ],
};
const edition = readEdition(json);

test('the page speaks the first language of the browser that it knows', () => {
  expect(preferredLanguage(['it', 'de-AT', 'fr'])).toBe('de');
  expect(preferredLanguage(['it'])).toBe('en');
});

describe('in English', () => {
  beforeEach(() => setMessages('en', source('en')));

  test('effects have a "then" beside an action and an "or" between sides', () => {
    const effect = [
      [
        { icon: 'money' as const, n: 2 },
        { icon: 'build' as const, less: 1 },
      ],
      [{ icon: 'star' as const, n: 1 }],
    ];
    expect(words.effect(effect)).toBe('$2, then Build with 1 cube less; or 1 star');
    expect(words.effect([])).toBe('nothing');
  });

  test('a line of the menu says what it costs and what it brings', () => {
    const ship = { kind: 'ship', args: { ship: 4, ship_row: 1 }, context: { price: 5, goods: { wheat: 2 } } };
    expect(actionText(edition, ship)).toBe('Buy ship 4 for $5: 2 wheat');
    const build = { kind: 'build', args: { building: 1 }, context: { cost: { wheat: 1, wood: 2 } } };
    expect(actionText(edition, build)).toBe('Build the Church (1 wheat, 2 wood)');
    expect(
      actionText(edition, { kind: 'hire', args: { captain: 3 }, context: { price: 0, goods: {} } }),
    ).toBe('Hire captain 3 for $0');
    expect(actionText(edition, { kind: 'pay_allegiance', args: {}, context: { allegiance: 2 } })).toBe(
      'Prove your allegiance ($20)',
    );
    expect(actionText(edition, { kind: 'close', args: {}, context: { amount: -5 } })).toBe(
      'Close the Trade: pay $5',
    );
  });

  test('questions, events and reasons are whole sentences', () => {
    expect(questionText({ asked: 'building', seat: 0, less: 1 }, true)).toBe(
      'Choose a building to build with 1 cube less, or decline.',
    );
    expect(eventText(edition, { kind: 'built', seat: 1, building: 2 }, ['Anja', 'Bo'])).toBe(
      'Bo builds the Dryer.',
    );
    expect(eventText(edition, { kind: 'conversion_chosen', seat: 0 }, ['Anja'])).toBe(
      'Anja has chosen how much money to turn into VP.',
    );
    expect(
      eventText(edition, { kind: 'worker_removed', seat: 4, board: 'tavern', row: 2 }, ['Anja', 'Bo']),
    ).toBe('The Automa removes a worker from the Tavern: row 2.');
    expect(reasonText(edition, { reason: 'goods_short', pieces: 2, resource: 'ore' }, [], 0)).toBe(
      '2 ore short.',
    );
    expect(reasonText(edition, { reason: 'hired_already', seat: 1 }, ['Anja', 'Bo'], 0)).toBe(
      'Bo has hired this captain already.',
    );
  });

  test('equal names in a row are counted', () => {
    expect(words.tallied(['hygiene', 'hygiene', 'security'])).toEqual(['2\u00a0×\u00a0hygiene', 'security']);
    expect(words.tallied([])).toEqual([]);
  });

  test('French elides before a vowel of a name, and only there', () => {
    setMessages('fr', source('fr'));
    const board = (player: string) => t('page-open-board', { player });
    expect(board('Ada')).toBe('Ouvrir le plateau d’Ada');
    expect(board('Élise')).toBe('Ouvrir le plateau d’Élise');
    expect(board('Ben')).toBe('Ouvrir le plateau de Ben');
  });

  test('what a bot thinks names its cards, rows and players', () => {
    const names = ['Anja', 'Bo'];
    const row = { name: 'next-row', points: -0.1, about: { board: 'tavern' as const, row: 4, seat: 1 } };
    expect(hintReasonText(edition, row, names)).toBe('Bo can then use row 4 in the Tavern.');
    const goods = {
      name: 'goods',
      points: 1,
      about: { case: 'swap', goods: { wood: 2 }, others: { ore: 1 } },
    };
    expect(hintReasonText(edition, goods, names)).toBe('You have 2 wood instead of 1 ore.');
    expect(
      hintReasonText(
        edition,
        { name: 'captains', points: 2, about: { case: 'hired', captain: 7, n: 3 } },
        names,
      ),
    ).toBe('You hire captain 7, who then waits for 3 cannons.');
    expect(hintReasonText(edition, { name: 'next-building', points: 2, about: { building: 2 } }, names)).toBe(
      'It brings the Dryer within reach.',
    );
    expect(
      hintReasonText(edition, { name: 'blue', points: -2, about: { colour: 'blue', n: 2 } }, names),
    ).toBe('You get 2 blue VP less.');
    const wish = { case: 'symbol', symbol: 'hygiene' as const, n: 3, round: 3, place: 1 };
    expect(hintReasonText(edition, { name: 'wishes', points: 2, about: wish }, names)).toBe(
      'Your third hygiene symbol wins round III\u2019s wish.',
    );
  });
});

test.each(LANGUAGES)('in %s no word of the page is missing', (language) => {
  setMessages(language, source(language));
  const used = [
    ...new Set(['app', 'table', 'screens', 'lib', 'show'].flatMap((folder) => textsIn(`src/${folder}`))),
  ];
  const known = source(language);
  expect(used.filter((id) => !new RegExp(`^${id} =`, 'm').test(known))).toEqual([]);
  expect(used.length).toBeGreaterThan(100);
});

/** The ids of messages that stand in the sources as they are. */
function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return textsIn(path);
    if (!/\.(svelte|ts)$/.test(path) || path.endsWith('.test.ts')) return [];
    return [
      ...readFileSync(path, 'utf8').matchAll(
        /(?<!class=\{\[)'((?:page|table|card|event|action|show|read|deal|replays?|cards|learn)-[\w-]*\w)'/g,
      ),
    ].map(([, id]) => id ?? '');
  });
}
