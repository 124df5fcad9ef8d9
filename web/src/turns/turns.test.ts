import { describe, expect, it } from 'vitest';
import { AUTOMA } from '../lib/contract';
import type { Event } from '../lib/wire';
import { recordedGame } from './recorded';
import {
  announcedEntries,
  decisionEnd,
  entriesOf,
  isHeading,
  keepEntries,
  lastDecisionEnd,
  lastTurnOf,
  logOf,
  stripTurns,
} from './turns';

const { events } = recordedGame(4);

describe('entries', () => {
  it('hold every event exactly once and in order', () => {
    for (const game of [recordedGame(2), recordedGame(4)])
      expect(entriesOf(game.events).flatMap((entry) => entry.events)).toEqual(game.events);
  });

  it('stay the same objects while the game goes on, but for the last', () => {
    const before = entriesOf(events.slice(0, 400));
    const after = keepEntries(before, entriesOf(events.slice(0, 420)));
    expect(after).toEqual(entriesOf(events.slice(0, 420)));
    for (const [i, entry] of before.slice(0, -1).entries()) expect(after[i]).toBe(entry);
    expect(after[before.length - 1]).not.toBe(before.at(-1));
  });

  it('are one for each turn: 16 a round at four players', () => {
    const turns = entriesOf(events).filter(({ kind }) => kind === 'turn');
    const whole = turns.filter((entry) => entry.events.at(-1)?.kind === 'turn_ended');
    expect(whole).toHaveLength(5 * 16);
    for (const entry of whole) expect(new Set(entry.events.map(({ seat }) => seat)).size).toBe(1);
  });

  it('are one for each ship that is bought or not', () => {
    const ships = entriesOf(events).filter(({ kind }) => kind === 'ship');
    const decided = events.filter(({ kind }) => kind === 'ship_bought' || kind === 'ship_passed');
    expect(ships).toHaveLength(decided.length);
  });

  it('give the Automa its own turn, after that of the player before it', () => {
    const automa = entriesOf(recordedGame(2).events).filter(({ kind }) => kind === 'automa');
    expect(automa).toHaveLength(5 * 4);
    for (const entry of automa) expect(entry.events.at(-1)?.kind).toMatch(/^worker_/);
  });

  it('of the log leave out what the set-up lays out and the new ships', () => {
    const kinds = logOf(events).map(({ kind }) => kind);
    expect(kinds.slice(0, 5)).toEqual(['setup', 'setup', 'setup', 'setup', 'round']);
    expect(kinds.filter((kind) => kind === 'display')).toHaveLength(4);
  });

  it('end with each player’s conversion of money, and with one sale for each', () => {
    const entries = entriesOf(recordedGame(2).events).filter(({ from }) => from >= 671 && from < 691);
    expect(entries.map(({ kind, seat, from }) => [kind, seat, from])).toEqual([
      ['sale', 0, 671],
      ['sale', 1, 673],
      ['phase', null, 679],
      ['single', 0, 680],
      ['single', 1, 681],
      ['phase', null, 682],
      ['conversion', 0, 683],
      ['conversion', 1, 687],
    ]);
  });

  it('are headings where a round or a phase begins', () => {
    const headings = logOf(events).filter(isHeading);
    const rounds = headings.filter(({ kind }) => kind === 'round');
    expect(rounds).toHaveLength(5);
    expect(new Set(headings.flatMap((entry) => entry.events.map(({ kind }) => kind)))).toEqual(
      new Set(['round_begins', 'phase_begins']),
    );
    expect(headings.slice(0, 3).map((entry) => entry.events[0]?.phase)).toEqual([
      undefined,
      'shipping',
      'acting',
    ]);
  });
});

describe('the strip', () => {
  const two = recordedGame(2).events;
  const automa = entriesOf(two).find(({ kind }) => kind === 'automa')!;
  const upToAutoma = entriesOf(two.slice(0, automa.to));
  const before = upToAutoma.at(-2)!;

  it('shows the latest turn of somebody else', () => {
    const entries = entriesOf(events.slice(0, 131));
    expect(stripTurns(entries, 1)).toEqual([entries.at(-1)]);
    expect(stripTurns(entries, 0)).toEqual([]);
    expect(stripTurns(entries, null)).toEqual([entries.at(-1)]);
    expect(stripTurns(entriesOf(events.slice(0, 30)), 1)).toEqual([]);
  });

  it('shows with the Automa’s turn the one before it, unless that was one’s own', () => {
    expect(before).toMatchObject({ kind: 'turn' });
    expect(stripTurns(upToAutoma, 1 - before.seat!)).toEqual([before, upToAutoma.at(-1)]);
    expect(stripTurns(upToAutoma, before.seat)).toEqual([upToAutoma.at(-1)]);
    expect(stripTurns([automa], 0)).toEqual([automa]);
    expect(automa.seat).toBe(AUTOMA);
  });
});

describe('what is said aloud', () => {
  const [before, entry] = entriesOf(events).filter(({ kind }) => kind === 'turn');
  const entries = entriesOf(events.slice(0, entry!.to));

  it('is whole turns of the others, from an event on', () => {
    expect(announcedEntries(entries, before!.from, null, null)).toEqual([before, entry]);
    expect(announcedEntries(entries, before!.to, null, null)).toEqual([entry]);
    expect(announcedEntries(entries, before!.to - 1, entry!.seat, null)).toEqual([before]);
    expect(announcedEntries(entries, entry!.to, null, null)).toEqual([]);
  });

  it('is no turn that still goes on', () => {
    const going = entriesOf(events.slice(0, entry!.to - 1));
    expect(announcedEntries(going, entry!.from, null, entry!.seat)).toEqual([]);
    expect(announcedEntries(going, entry!.from, null, before!.seat)).toEqual([going.at(-1)]);
    expect(announcedEntries(entries, entry!.from, null, entry!.seat)).toEqual([entry]);
  });

  it('is what the game does by itself, also to oneself', () => {
    const said = announcedEntries(entriesOf(events.slice(0, 264)), 242, 0, 0).map(({ kind }) => kind);
    expect(said).toEqual(['wish', 'population', 'display', 'round', 'single', 'income']);
  });
});

describe('the last turn of a player', () => {
  it('is the latest one, also while it goes on', () => {
    const entries = entriesOf(events.slice(0, 131));
    expect(lastTurnOf(entries, 0)?.from).toBe(125);
    expect(lastTurnOf(entries, 2)?.events.some(({ kind }) => kind === 'built')).toBe(true);
    expect(lastTurnOf(entries, 2)?.seat).toBe(2);
    expect(lastTurnOf(entriesOf(events.slice(0, 40)), 1)).toBeUndefined();
  });
});

describe('where the last decision ended', () => {
  const at = (kind: string, seat: number) => events.findIndex((e) => e.kind === kind && e.seat === seat);

  it('is right after the own turn, not after what the others did meanwhile', () => {
    const end = at('turn_ended', 0) + 1;
    expect(lastDecisionEnd(events.slice(0, end + 1), 0)).toBe(end);
    expect(lastDecisionEnd(events.slice(0, end + 11), 0)).toBe(end);
  });

  it('does not move with what the end of a round brings', () => {
    const end = events.findIndex(({ kind, phase }) => kind === 'phase_begins' && phase === 'wishing');
    expect(events[end - 1]).toMatchObject({ kind: 'turn_ended', seat: 1 });
    expect(lastDecisionEnd(events.slice(0, end + 22), 1)).toBe(end);
    expect(decisionEnd(events.slice(0, end + 22), end - 1, 1)).toBe(end);
  });

  it('ends at what somebody else does', () => {
    const own: Event[] = [
      { kind: 'vp', seat: 0, colour: 'red', points: 1, cause: 'effect' },
      { kind: 'vp', seat: 1, colour: 'red', points: 1, cause: 'effect' },
    ];
    expect(decisionEnd(own, 0, 0)).toBe(1);
    expect(lastDecisionEnd([], 0)).toBe(0);
    expect(lastDecisionEnd(own, null)).toBe(0);
    expect(lastDecisionEnd(events.slice(0, 263), null)).toBe(0);
  });
});
