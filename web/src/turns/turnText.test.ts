import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../lib/contract';
import type { Event } from '../lib/wire';
import { recordedEdition, recordedGame, useMessages } from './recorded';
import { entriesOf, isTurn, logOf } from './turns';
import { detailLines, entryText, spokenLine } from './turnText';

const allegiances = Array.from({ length: 10 }, (_, i) => ({
  n: i + 1,
  condition: { contracts: i + 1 },
  red: 1,
}));
const edition = { ...recordedEdition(), allegiances };
const names = ['Ada', 'Ben', 'Cleo', 'Dov'];
const game = recordedGame(4);

/** The lines of the turns that begin at these events. */
const lines = (events: readonly Event[], ...from: number[]) =>
  entriesOf(events)
    .filter((entry) => from.includes(entry.from))
    .map((entry) => spokenLine(edition, entry, names));

describe('a turn in one line', () => {
  beforeEach(() => useMessages('en'));

  it('names the place, what was paid and what it brought', () => {
    expect(lines(game.events, 108, 115, 144)).toEqual([
      'Cleo – Governor, row 4: builds the Palace for 2 wood and 2 ore, gaining 1 blue VP',
      'Dov – Governor, row 3: expands the warehouse for $2; 1 ore; builds the Palace for 2 wood and 2 ore, gaining 1 blue VP',
      'Cleo – Harbor, alternative action: $10, 1 wood, 1 tobacco',
    ]);
  });

  it('tells a ship with its expansions in one', () => {
    expect(lines(game.events, 55, 86)).toEqual([
      'Cleo – buys ship 9 for $11, gaining 3 barrels; expands the warehouse by 3 for $3',
      'Cleo – buys no ship',
    ]);
  });

  it('tells a Trade by what changed hands', () => {
    expect(lines(game.events, 202)).toEqual([
      'Dov – Market, row 3: 1 ore; sells 1 wheat, 6 ore, buys 6 barrels, 1 tobacco, gains $2',
    ]);
  });

  it('keeps what a captain brings apart from the row used after it', () => {
    const entry = entriesOf(game.events).find(({ from }) => from === 1233);
    const [captain, row] = entry ? detailLines(edition, entry) : [];
    expect(captain).toBe('activates captain 26 for 1 cannon, gaining 1 ore, 5 red VP');
    expect(row).toContain('1 star');
  });

  it('counts the same exchange once', () => {
    const entry = entriesOf(game.events).find(({ from }) => from === 212);
    const exchanges = (entry ? detailLines(edition, entry) : []).filter((line) => line.includes('City Hall'));
    expect(exchanges).toEqual([
      'uses the City Hall for 1 barrel, gaining 1 ore, 1 star',
      'uses the City Hall for 2 barrels, gaining $2, 2 stars, 1 more warehouse square, 1 red VP',
    ]);
  });

  it('says of the Automa only what it does: it takes no row', () => {
    const { events } = recordedGame(2);
    expect(lines(events, 73, 105)).toEqual([
      'The Automa – Tavern: removes a worker, takes no action',
      'The Automa – Governor: removes a worker, takes no action; drawn first, but not usable: Harbor',
    ]);
  });

  it('sums up the end of a round', () => {
    const entries = logOf(game.events).filter(({ from }) => from >= 242 && from < 264);
    expect(entries.map((entry) => entryText(edition, entry, names))).toEqual([
      'People’s wish: Ada first, 2 blue VP; Ben first, 2 blue VP',
      'Population +1: Cleo, Dov, Ada and Ben',
      'New captains: 12, 11, 10 and 8.',
      'Round II',
      'Dov goes first this round.',
      'Income: Dov $11; Ada $11; Ben $11; Cleo $12',
    ]);
  });
});

describe('a line of its own', () => {
  beforeEach(() => useMessages('en'));
  const said = (...events: Event[]) =>
    entriesOf([{ kind: 'phase_begins', seat: null, phase: 'acting' }, ...events])
      .slice(1)
      .map((entry) => spokenLine(edition, entry, names));

  it('tells what was discarded, what was declined, and that nothing was done', () => {
    expect(said({ kind: 'lost', seat: 0, resource: 'ore' })).toEqual(['Ada – discards 1 ore']);
    expect(said({ kind: 'declined', seat: 1, declined: 'trade' })).toEqual(['Ben – doesn’t trade']);
    expect(said({ kind: 'turn_ended', seat: 2 })).toEqual(['Cleo – does nothing']);
    expect(said({ kind: 'chest_closed', seat: 3 })).toEqual(['Dov – closes the chest']);
  });

  it('tells a price in money, in goods or in both, and nothing of no price', () => {
    const built = (...paid: Partial<Event>[]) =>
      said(...paid.map((one) => ({ seat: 0, cause: 'build', ...one }) as Event), {
        kind: 'built',
        seat: 0,
        building: 1,
      })[0];
    const dollars = { kind: 'money', amount: -3 } as const;
    const ore = { kind: 'goods', resource: 'ore', pieces: -2 } as const;
    expect(built()).toBe('Ada – builds the Church');
    expect(built(dollars)).toBe('Ada – builds the Church for $3');
    expect(built(ore)).toBe('Ada – builds the Church for 2 ore');
    expect(built(dollars, ore)).toBe('Ada – builds the Church for $3 and 2 ore');
  });

  it('names new captains and new contracts', () => {
    const [shown] = logOf(game.events).filter(({ kind, from }) => kind === 'display' && from > 500);
    expect(entryText(edition, shown!, names)).toBe(
      'New captains: 14, 15, 17 and 13. New contracts: 17, 14 and 1.',
    );
    const contracts = { ...shown!, events: shown!.events.filter(({ kind }) => kind === 'contract_shown') };
    expect(entryText(edition, contracts, names)).toBe('New contracts: 17, 14 and 1.');
  });

  it('names nobody before a line that is about everybody, or names them itself', () => {
    const named = logOf([...game.events, ...recordedGame(2).events]).filter((entry) => {
      const line = spokenLine(edition, entry, names);
      return names.some((name) => line.startsWith(`${name} – `));
    });
    expect(new Set(named.map(({ kind }) => kind))).toEqual(new Set(['setup', 'ship', 'turn', 'sale']));
  });

  it('says of the last sale what it brought', () => {
    const sales = entriesOf(recordedGame(2).events).filter(({ kind }) => kind === 'sale');
    expect(sales.map((entry) => spokenLine(edition, entry, names))).toEqual([
      'Ada – sells everything left for $56',
      'Ben – sells everything left for $45',
    ]);
  });

  it('names the phases that have turns', () => {
    const phases = logOf(game.events).filter(({ kind }) => kind === 'phase');
    expect(phases.slice(0, 2).map((entry) => spokenLine(edition, entry, names))).toEqual([
      'Ships',
      'Actions',
    ]);
  });
});

/** Whole logs, word for word. After a change of sentences: npx vitest run src/turns -u, and read what has changed. */
describe('the log of a whole game', () => {
  it.each([2, 4] as const)('of %i reads as it did', async (players) => {
    useMessages('en');
    const log = logOf(recordedGame(players).events).map((entry) => spokenLine(edition, entry, names));
    await expect(`${log.join('\n')}\n`).toMatchFileSnapshot(`recorded/log${players}.txt`);
  });
});

describe('in every language', () => {
  it.each(LANGUAGES)('%s has words for every entry', (language) => {
    useMessages(language);
    for (const { events } of [game, recordedGame(2)])
      for (const entry of logOf(events)) {
        const line = spokenLine(edition, entry, names);
        expect(line).not.toMatch(/turn-|event-|\{|\bnone\b|undefined/);
        expect(line.length).toBeGreaterThan(3);
      }
  });
});

/** What a screen reader is told through one whole round of turns: nothing that others build, hire or fulfil is lost. */
describe('what is spoken', () => {
  it('holds every card that changes hands', () => {
    useMessages('en');
    const said = entriesOf(game.events)
      .filter(isTurn)
      .map((entry) => spokenLine(edition, entry, names))
      .join('\n');
    const count = (pattern: RegExp) => said.match(pattern)?.length ?? 0;
    const happened = (kind: string) => game.events.filter((event) => event.kind === kind).length;
    expect(count(/builds the/g)).toBe(happened('built'));
    expect(count(/hires captain/g)).toBe(happened('hired'));
    expect(count(/activates captain/g)).toBe(happened('activated'));
    expect(count(/fulfils contract/g)).toBe(happened('fulfilled'));
    expect(count(/takes an allegiance/g)).toBe(happened('allegiance_taken'));
  });
});
