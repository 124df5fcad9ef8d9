import { beforeAll, expect, it } from 'vitest';
import { SYMBOLS } from '../../lib/contract';
import { setMessages } from '../../lib/text/fluent.svelte';
import type { TableModel } from '../../lib/table/tableModel.svelte';
import type { PlayerBoard, View } from '../../lib/wire';
import { textsOf } from '../../recorded/fakeServer';
import { playerLabels, playerTips, summaryOf } from './playerSummary';

const board = {
  seat: 1,
  money: 6,
  goods: { wheat: 2, tobacco: 1 },
  squares: 5,
  tokens: [2, 2, 3],
  reputation: 3,
  population: 11,
  blue: 4,
  red: 7,
  chest: true,
  buildings: [20, 4],
  captains: [1, 2, 3],
  contracts: [5],
  symbols: { hygiene: 1, entertainment: 2 },
} as unknown as PlayerBoard;
const view = { first_player: 1, removing: true, to_move: 1 } as View;
const model = (changed: Partial<View> = {}): TableModel =>
  ({ view: { ...view, ...changed }, names: ['Ada', 'Ben'], colour: () => 'amber' }) as unknown as TableModel;

beforeAll(() => setMessages('en', textsOf('en')));

it('counts what a player has, with all squares of the warehouse', () => {
  expect(summaryOf(model(), board)).toEqual({
    player: 'amber',
    name: 'Ben',
    money: 6,
    population: 11,
    reputation: 3,
    goods: { wheat: 2, tobacco: 1 },
    squares: 8,
    tokens: [2, 2, 3],
    symbols: { hygiene: 1, security: 0, entertainment: 2 },
    buildings: 2,
    captains: 3,
    contracts: 1,
    vp: { blue: 4, red: 7 },
    chest: true,
    first: 'remove',
    turn: true,
  });
});

it('keeps points to itself that are not known, and the marker with whoever has it', () => {
  expect(summaryOf(model(), { ...board, blue: null })).not.toHaveProperty('vp');
  expect(summaryOf(model(), { ...board, red: null })).not.toHaveProperty('vp');
  expect(summaryOf(model({ removing: false }), board).first).toBe('place');
  expect(summaryOf(model({ first_player: 0, to_move: 0 }), board)).toMatchObject({ turn: false });
  expect(summaryOf(model({ first_player: 0 }), board)).not.toHaveProperty('first');
});

it('names every number', () => {
  expect(playerLabels(board)).toEqual({
    money: '$6',
    population: 'Population 11',
    reputation: 'Reputation 3',
    warehouse: 'Warehouse: 2 wheat and 1 tobacco, 5 squares open',
    hygiene: 'hygiene: 1',
    security: 'security: 0',
    entertainment: 'entertainment: 2',
    buildings: 'Buildings: 2',
    captains: 'Captains: 3',
    contracts: 'Contracts: 1',
    blue: '4 blue VP',
    red: '7 red VP',
    chest: 'The chest is closed',
    first: 'First player',
  });
  expect(playerLabels({ ...board, blue: null, red: null })).toMatchObject({
    blue: '0 blue VP',
    red: '0 red VP',
  });
});

it('says what each number is good for, and what the next square costs', () => {
  const tips = playerTips(board);
  expect(tips.money).toBe('$6: pays for ships, captains, expansions and what is bought in a Trade.');
  expect(tips.population).toBe('Population 11: brings as many $ at the start of each round.');
  expect(tips.reputation).toMatch(/^Reputation 3: the step reached/);
  for (const symbol of SYMBOLS) expect(tips[symbol]).toMatch(new RegExp(`^${symbol}: .: wish symbols.`));
  expect(tips.blue).toMatch(/^4 blue VP: they serve the Crown/);
  expect(tips.red).toMatch(/^7 red VP: they serve the People/);
  expect(tips.chest).toMatch(/^The chest is closed: the VP stay hidden/);
  expect(tips.first).toMatch(/^First player: this player has the first turn/);
  const fits = 'Warehouse: 2 wheat and 1 tobacco, 5 squares open: goods that don’t fit have to be discarded.';
  expect(tips.warehouse).toBe(`${fits} 3 more squares can be opened, the next one for $2.`);
  expect(playerTips({ ...board, tokens: [] }).warehouse).toBe(fits);
});
