import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Asked, PlayerBoard, View } from '../../lib/wire';
import { SECTIONS } from '../rules/sections';
import { nextNote, NOTES } from './notes';
import { LANGUAGES } from '../../lib/contract';

const view = (part: Partial<View> = {}, board: Partial<PlayerBoard> = {}): View =>
  ({
    you: 0,
    round: 1,
    removing: true,
    seats: [{ seat: 0, reputation: 0, in_hand: 0, blue: 0, ...board }],
    ...part,
  }) as View;

/** Reads every note that comes, until none does. */
function readOn(read: string[], asked: Asked | null, table: View): string[] {
  const all = [...read];
  for (let note = nextNote({ view: table, asked }, all); note; note = nextNote({ view: table, asked }, all))
    all.push(note.id);
  return all;
}

describe('the notes', () => {
  it('begin with what the game is about, and wait for their moment', () => {
    const start = readOn([], null, view());
    expect(start).toEqual(['goal', 'boards', 'own']);
    const shipped = readOn(start, 'ship_turn', view());
    expect(shipped.at(-1)).toBe('ships');
    expect(readOn(shipped, 'turn', view()).at(-1)).toBe('row');
    expect(nextNote({ view: view(), asked: 'building' }, shipped)?.id).toBe('build');
  });

  it('are all shown by the last round, whatever was played', () => {
    let read = readOn([], null, view());
    read = readOn(read, 'ship_turn', view());
    read = readOn(read, 'turn_end', view());
    for (const round of [1, 2, 3, 4, 5])
      read = readOn(read, 'turn', view({ round, removing: round % 2 === 1 }, { reputation: 2, in_hand: 1 }));
    expect(new Set(read)).toEqual(new Set(NOTES.map(({ id }) => id)));
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
