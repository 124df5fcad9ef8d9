import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Asked, PlayerBoard, View } from '../../lib/wire';
import { SECTIONS } from '../rules/sections';
import { isLessonOver, LESSON_NOTES, nextNote, NOTES } from './notes';
import { DECLINABLE, LANGUAGES } from '../../lib/contract';

const view = (part: Partial<View> = {}, board: Partial<PlayerBoard> = {}): View =>
  ({
    you: 0,
    round: 1,
    removing: true,
    seats: [{ seat: 0, reputation: 0, in_hand: 0, blue: 0, goods: {}, ...board }],
    ...part,
  }) as View;

/** Reads every note that comes, until none does; one overdue note at most. */
function readOn(read: string[], asked: Asked | null, table: View): string[] {
  const all = [...read];
  let remind = true;
  for (;;) {
    const note = nextNote({ view: table, asked }, all, remind);
    if (!note) return all;
    remind &&= note.when({ view: table, asked });
    all.push(note.id);
  }
}

describe('the notes', () => {
  it('begin with what the game is about, and wait for their moment', () => {
    const start = readOn([], null, view());
    expect(start).toEqual(['goal', 'boards', 'own']);
    const shipped = readOn(start, 'ship_turn', view());
    expect(shipped.at(-1)).toBe('ships');
    expect(readOn(shipped, 'turn', view())).toContain('row');
    const asked = (frame: Asked) => nextNote({ view: view(), asked: frame }, shipped, false)?.id;
    expect(asked('building')).toBe('build');
    expect(asked('hiring')).toBe('captain');
    expect(asked('contracting')).toBe('contract');
    expect(asked('overflow')).toBe('overflow');
    expect(asked('choosing_allegiance')).toBe('chest');
    expect(
      nextNote({ view: view({}, { goods: { ore: 1 } }), asked: 'turn' }, [...shipped, 'row'], false)?.id,
    ).toBe('warehouse');
  });

  it('tell what did not come up by itself, one thing a turn', () => {
    const read = ['goal', 'boards', 'own', 'ships', 'row', 'warehouse', 'placing'];
    const now = { view: view({ round: 2 }), asked: 'turn' as const };
    expect(nextNote(now, read, true)?.id).toBe('overflow');
    expect(nextNote(now, [...read, 'overflow'], false)).toBeNull();
    expect(nextNote(now, [...read, 'overflow'], true)?.id).toBe('trade');
  });

  it('cover warehouse, overflow, a captain, a contract, the chest and an allegiance', () => {
    const ids = LESSON_NOTES.map(({ id }) => id);
    for (const topic of ['warehouse', 'overflow', 'captain', 'contract', 'chest', 'allegiance'])
      expect(ids).toContain(topic);
  });

  it('come when there is something to see: a star, a building for the wish, placing, four points', () => {
    const read = ['goal', 'boards', 'own', 'ships', 'row', 'warehouse'];
    const due = (table: View, asked: Asked | null = 'turn') =>
      nextNote({ view: table, asked }, read, false)?.id ?? null;
    expect(due(view())).toBeNull();
    expect(due(view({}, { reputation: 1 }))).toBe('star');
    expect(due(view({}, { in_hand: 1 }))).toBe('wish');
    expect(due(view({ round: 2, removing: false }))).toBe('placing');
    expect(due(view({ round: 2, removing: true }))).toBeNull();
    expect(due(view({}, { blue: 3 }))).toBeNull();
    expect(due(view({}, { blue: 4 }))).toBe('chest');
    expect(due(view(), 'choosing_allegiance')).toBe('chest');
    expect(due(view(), 'turn_end')).toBe('turn_end');
    expect(due(view({}, { reputation: 1, in_hand: 1, blue: 9 }), 'trading')).toBe('trade');
    expect(due(view({}, { reputation: 1 }), null)).toBeNull();
  });

  it('on the warehouse wait for a piece in it, and leave an overflow to its own note', () => {
    const read = ['goal', 'boards', 'own', 'ships', 'row'];
    const due = (goods: PlayerBoard['goods'], asked: Asked | null) =>
      nextNote({ view: view({}, { goods }), asked }, read, false)?.id;
    expect(due({ ore: 1 }, 'turn')).toBe('warehouse');
    expect(due({ ore: 0 }, 'turn')).toBeUndefined();
    expect(due({ ore: 1 }, null)).toBeUndefined();
    expect(due({ ore: 7 }, 'overflow')).toBe('overflow');
  });

  it('point at what they are about, for whoever looks', () => {
    const at = (id: string, table = view()) => NOTES.find((note) => note.id === id)?.at(table);
    expect(at('goal')).toEqual([]);
    expect(at('boards')).toEqual(['board-governor', 'board-market', 'board-harbor', 'board-tavern']);
    expect(at('own', view({ you: 2 }))).toEqual(['seat-2', 'own-summary']);
    expect(at('own', view({ you: null }))).toEqual(['seat-0', 'own-summary']);
    expect(['ships', ...DECLINABLE, 'star', 'wish', 'allegiance'].map((id) => at(id))).toEqual(
      ['ships', 'scale', 'buildings', 'captains', 'contracts', 'track', 'wishes', 'allegiances'].map(
        (piece) => [piece],
      ),
    );
  });

  it('end after two rounds', () => {
    expect([1, 2, 3].map((round) => isLessonOver(view({ round })))).toEqual([false, false, true]);
  });

  it('name rules that there are, and have their words', () => {
    const rules = new Set<string>(SECTIONS.flatMap(({ rules: all }) => [...all]));
    for (const note of NOTES) for (const rule of note.rules) expect(rules, note.id).toContain(rule);
    for (const language of LANGUAGES) {
      const texts = readFileSync(`../src/tearum/text/${language}/page/learn.ftl`, 'utf8');
      for (const { id } of NOTES)
        expect(texts, language).toMatch(new RegExp(`^learn-${id} = .+\\n    \\.text = `, 'm'));
    }
  });
});
