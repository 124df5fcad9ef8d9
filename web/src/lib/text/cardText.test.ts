import { beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../../recorded/fakeServer';
import { classicEdition, states } from '../../recorded/sessions';
import type { View } from '../wire';
import * as cards from './cardText';
import { setMessages } from './fluent.svelte';

const edition = classicEdition();
const names = ['Ada', 'Ben', 'Cleo', 'Dov'];
const view: View = {
  ...states(4).find((state) => state.view?.phase === 'acting')!.view!,
  contracts: [5, 8, 6, 14, 15, 9],
  buildings: [{ building: 20, copies: 3, left: 2 }],
};

beforeAll(() => setMessages('en', textsOf('en')));

describe('a card in words', () => {
  it('of a building has price, points, effects and symbols, and how many are left', () => {
    expect([1, 4, 20].map((n) => cards.cardLabel(cards.buildingText(edition, n)))).toEqual([
      'Church. Cost: 1 wheat and 3 wood. Worth: 4 blue VP. You gain $3 more in every income phase.',
      'Statue. Cost: 1 wheat and 3 ore. Worth: 4 blue VP',
      'Gambling Den. Cost: 1 wheat, 1 wood and 1 barrel. Worth: 3 red VP. Instant: $3. Symbols: entertainment',
    ]);
    expect(cards.buildingText(edition, 20, view).lines.at(-1)).toBe('Copies left: 2 of 3');
    expect(cards.buildingText(edition, 1, view)).toEqual(cards.buildingText(edition, 1));
    expect(cards.buildingText(edition, 99)).toEqual({ title: 'Building not in this edition', lines: [] });
  });

  it('of a captain has the round, the price, and what activating brings', () => {
    expect([1, 9, 26].map((n) => cards.cardLabel(cards.captainText(edition, n)))).toEqual([
      'Captain 1 (round I). Cost: $3. Instant: 1 star. Once, for 1 cannon: 2 blue VP, 1 wheat',
      'Captain 9 (round II). Cost: $6. Instant: 1 star. Once, for 1 cannon: 4 red VP',
      'Captain 26 (round V). Cost: $11. Instant: 1 star. Once, for 1 cannon: 5 red VP, 1 tobacco, then Contract',
    ]);
    expect(cards.captainText(edition, 99)).toEqual({ title: '', lines: [] });
  });

  it('of a contract has both kinds of points, and what its slot adds', () => {
    const lines = ['Cost: 2 ore and 1 barrel', 'Worth: 3 blue VP or 3 red VP'];
    expect(cards.contractText(edition, 5)).toEqual({ title: 'Contract 5', lines });
    expect(cards.contractText(edition, 5, view)).toEqual({ title: 'Contract 5', lines });
    expect(cards.contractText(edition, 9, view).lines.at(-1)).toBe('Its slot adds: 1 blue VP');
    expect(cards.contractText(edition, 1, view)).toEqual(cards.contractText(edition, 1));
    expect(cards.contractText(edition, 99)).toEqual({ title: '', lines: [] });
  });

  it('of a ship has a line for each row, and whether it is taken', () => {
    const lines = ['Cost: $4', 'Row 1: 2 wheat and 1 wood', 'Row 2: 1 barrel'];
    expect(cards.shipText(edition, 3)).toEqual({ title: 'Ship 3', lines });
    expect(cards.shipText(edition, 3, true).lines).toEqual([
      ...lines,
      'It has already been bought this round.',
    ]);
    expect(cards.shipText(edition, 99)).toEqual({ title: '', lines: [] });
  });

  it('of an allegiance has its condition and its points', () => {
    expect(cards.allegianceText(edition, 2)).toEqual({
      title: 'Allegiance 2',
      lines: ['Condition: Population 19 reached', 'Worth: 5 red VP'],
    });
    expect(cards.allegianceText(edition, 99)).toEqual({ title: '', lines: [] });
  });

  it('of a step has its reward, and who stands there', () => {
    const seats = [3, 5, 3, 1].map((reputation, seat) => ({ ...view.seats[seat]!, seat, reputation }));
    expect(cards.stepText(edition, 3, { ...view, seats }, names)).toEqual({
      title: 'Reputation, step 3',
      lines: ['Reward: 1 blue VP or 1 red VP', 'Here: Ada and Cleo'],
    });
    expect(cards.stepText(edition, 4, { ...view, seats }, names).lines).toHaveLength(1);
  });

  it('of a wish has its symbols, both rewards, and who has how many', () => {
    const wishes: View['wishes'] = [
      { round: 1, wish: 2, side: 'red', symbols: [0, 0, 0, 0], places: [0, 0, 0, 0] },
      { round: 2, wish: 9, side: 'blue', symbols: [0, 1, 2, 0], places: [0, 2, 1, 0] },
    ];
    expect(cards.wishText(edition, 2, { ...view, wishes }, names)).toEqual({
      title: 'People’s wish of round II',
      lines: [
        'Symbols wanted: hygiene and security',
        'First place: 2 blue VP',
        'Second place: 1 blue VP',
        'Ada 0, Ben 1, Cleo 2, Dov 0',
      ],
    });
    expect(cards.wishText(edition, 5, { ...view, wishes }, names)).toEqual({ title: '', lines: [] });
  });

  it('of a board has its rows from the top, the one that acts, and the alternative action', () => {
    const governor = { tiles: [3, 1, 2, 4], workers: 2, automa: 0, row: 2 };
    const boards = { ...view.boards, governor };
    expect(cards.boardText(edition, 'governor', { ...view, boards })).toEqual({
      title: 'Governor',
      lines: [
        'Row 4: Build; or 1 blue VP, 2 stars',
        'Row 3: 1 star, then Build',
        'Row 2, which is next: 1 wheat, then Build',
        'Row 1: $1, then Build with 1 cube less',
        'Alternative action, always available: 1 star, 1 cube of your choice',
      ],
    });
    expect(cards.boardText(edition, 'governor', { ...view, boards, players: 3 }).lines).toHaveLength(4);
    const shipping = cards.boardText(edition, 'governor', { ...view, boards, phase: 'shipping' });
    expect(shipping.lines[2]).toBe('Row 2: 1 wheat, then Build');
  });
});

it('ends no sentence twice', () => {
  expect(cards.cardLabel({ title: 'A', lines: ['B.', 'C'] })).toBe('A. B. C');
});
