/** The notes of the guided first game: when each one comes, and what it points at. */

import type { Asked, View } from '../../lib/wire';

/** What a note looks at: the table, and whether its reader is asked something. */
type Situation = { view: View; asked: Asked | null };

export type Note = {
  id: string;
  /** It comes as soon as this holds. */
  when: (now: Situation) => boolean;
  /** The pieces it points at; none: the middle of the table. */
  at: (view: View) => string[];
  rules: string[];
};

const BOARDS = ['board-governor', 'board-market', 'board-harbor', 'board-tavern'];
const own = (view: View) => view.seats[view.you ?? 0];
const boards = () => BOARDS;
const piece = (name: string) => () => [name];
const mine = (view: View) => [`seat-${view.you ?? 0}`, 'own-summary'];

/** A moment to read: the reader is to use a worker, in this round or a later one. */
const calm = ({ view, asked }: Situation, round = 1): boolean => asked === 'turn' && view.round >= round;

/** What is best told when it happens is told later all the same. */
const asking = (frame: Asked, round: number) => (now: Situation) => now.asked === frame || calm(now, round);

export const NOTES: readonly Note[] = [
  { id: 'goal', when: () => true, at: () => [], rules: ['WIN-01', 'WIN-03', 'WIN-04'] },
  { id: 'boards', when: () => true, at: boards, rules: ['ACT-04'] },
  { id: 'own', when: () => true, at: mine, rules: ['INC-01', 'WHS-01', 'WHS-02'] },
  {
    id: 'ships',
    when: ({ asked }) => asked === 'ship_turn',
    at: piece('ships'),
    rules: ['SHP-02', 'SHP-03'],
  },
  { id: 'row', when: (now) => calm(now) && now.view.removing, at: boards, rules: ['ACT-01', 'ACT-07'] },
  {
    id: 'trade',
    when: asking('trading', 2),
    at: piece('scale'),
    rules: ['TRD-01', 'TRD-02', 'TRD-03'],
  },
  {
    id: 'build',
    when: asking('building', 2),
    at: piece('buildings'),
    rules: ['BLD-01', 'BLD-02', 'BLD-03'],
  },
  {
    id: 'captain',
    when: asking('hiring', 2),
    at: piece('captains'),
    rules: ['CAP-01', 'CAP-04'],
  },
  {
    id: 'contract',
    when: asking('contracting', 2),
    at: piece('contracts'),
    rules: ['CON-01', 'CON-02', 'EOR-01'],
  },
  { id: 'turn_end', when: ({ asked }) => asked === 'turn_end', at: () => [], rules: ['ACT-09', 'ACT-11'] },
  {
    id: 'star',
    when: (now) => calm(now) && (own(now.view)?.reputation ?? 0) > 0,
    at: piece('track'),
    rules: ['REP-01', 'REP-03'],
  },
  {
    id: 'wish',
    when: (now) => calm(now) && (own(now.view)?.in_hand ?? 0) > 0,
    at: piece('wishes'),
    rules: ['WSH-01', 'WSH-02'],
  },
  {
    id: 'placing',
    when: (now) => calm(now, 2) && !now.view.removing,
    at: boards,
    rules: ['ACT-02', 'ACT-03'],
  },
  {
    id: 'allegiance',
    when: (now) =>
      now.asked === 'choosing_allegiance' || calm(now, 3) || (calm(now) && (own(now.view)?.blue ?? 0) >= 5),
    at: piece('allegiances'),
    rules: ['ALG-02', 'ALG-03', 'WIN-01'],
  },
  { id: 'limit', when: (now) => calm(now, 4), at: mine, rules: ['END-05'] },
  { id: 'ending', when: (now) => calm(now, 5), at: () => [], rules: ['END-01', 'END-03', 'END-04'] },
];

/** The next note to show: the first one not yet read whose moment has come. */
export const nextNote = (now: Situation, read: readonly string[]): Note | null =>
  NOTES.find((note) => !read.includes(note.id) && note.when(now)) ?? null;
