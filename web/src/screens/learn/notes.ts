/** The notes of the guided first game: when each one comes, and what it points at. */

import type { Asked, View } from '../../lib/wire';

/** What a note looks at: the table, and whether its reader is asked something. */
export type Situation = { view: View; asked: Asked | null };

export type Note = {
  id: string;
  /** It comes as soon as this holds. */
  when: (now: Situation) => boolean;
  /** What did not come up by itself is told all the same from then on, one thing a turn. */
  later?: (now: Situation) => boolean;
  /** The pieces it points at; none: the middle of the table. */
  at: (view: View) => string[];
  rules: string[];
};

/** The lesson ends with this round; then the learner plays on alone. */
export const LAST_ROUND = 2;

const BOARDS = ['board-governor', 'board-market', 'board-harbor', 'board-tavern'];
const own = (view: View) => view.seats[view.you ?? 0];
const boards = () => BOARDS;
const piece = (name: string) => () => [name];
const mine = (view: View) => [`seat-${view.you ?? 0}`, 'own-summary'];
const never = (): boolean => false;

/** A moment to read: the reader is to use a worker, in this round or a later one. */
const calm = ({ view, asked }: Situation, round = 1): boolean => asked === 'turn' && view.round >= round;
const asking = (frame: Asked) => (now: Situation) => now.asked === frame;
const inRound = (round: number) => (now: Situation) => calm(now, round);
const pieces = (view: View): number =>
  Object.values(own(view)?.goods ?? {}).reduce((sum, n) => sum + (n ?? 0), 0);
const blue = (view: View): number => own(view)?.blue ?? 0;

export const NOTES: readonly Note[] = [
  { id: 'goal', when: () => true, at: () => [], rules: ['WIN-01', 'WIN-03', 'WIN-04'] },
  { id: 'boards', when: () => true, at: boards, rules: ['ACT-04'] },
  { id: 'own', when: () => true, at: mine, rules: ['INC-01'] },
  { id: 'ships', when: asking('ship_turn'), at: piece('ships'), rules: ['SHP-02', 'SHP-03'] },
  { id: 'row', when: (now) => calm(now) && now.view.removing, at: boards, rules: ['ACT-01', 'ACT-07'] },
  {
    id: 'warehouse',
    when: (now) => now.asked !== null && now.asked !== 'overflow' && pieces(now.view) > 0,
    later: inRound(1),
    at: mine,
    rules: ['WHS-01', 'WHS-02'],
  },
  { id: 'overflow', when: asking('overflow'), later: inRound(2), at: mine, rules: ['WHS-03'] },
  {
    id: 'trade',
    when: asking('trading'),
    later: inRound(2),
    at: piece('scale'),
    rules: ['TRD-01', 'TRD-02', 'TRD-03'],
  },
  {
    id: 'build',
    when: asking('building'),
    later: inRound(2),
    at: piece('buildings'),
    rules: ['BLD-01', 'BLD-02', 'BLD-03'],
  },
  {
    id: 'captain',
    when: asking('hiring'),
    later: inRound(2),
    at: piece('captains'),
    rules: ['CAP-01', 'CAP-04'],
  },
  {
    id: 'contract',
    when: asking('contracting'),
    later: inRound(2),
    at: piece('contracts'),
    rules: ['CON-01', 'CON-02', 'EOR-01'],
  },
  { id: 'turn_end', when: asking('turn_end'), at: () => [], rules: ['ACT-09', 'ACT-11'] },
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
    id: 'chest',
    when: (now) => now.asked === 'choosing_allegiance' || (calm(now) && blue(now.view) >= 4),
    later: inRound(2),
    at: mine,
    rules: ['ALG-02', 'WIN-01'],
  },
  {
    id: 'allegiance',
    when: asking('choosing_allegiance'),
    later: inRound(2),
    at: piece('allegiances'),
    rules: ['ALG-03', 'WIN-01'],
  },
  // Told for reading on: the lesson is over by then.
  { id: 'limit', when: never, at: mine, rules: ['END-05'] },
  { id: 'ending', when: never, at: () => [], rules: ['END-01', 'END-03', 'END-04'] },
];

/** The notes that come up in the lesson itself. */
export const LESSON_NOTES = NOTES.filter(({ when }) => when !== never);

export const isLessonOver = ({ round }: View): boolean => round > LAST_ROUND;

/** The next note to show: the first one not yet read whose moment has come, and else one that is overdue. */
export function nextNote(now: Situation, read: readonly string[], mayRemind: boolean): Note | null {
  const unread = NOTES.filter(({ id }) => !read.includes(id));
  const due = unread.find((note) => note.when(now));
  return due ?? (mayRemind ? (unread.find((note) => note.later?.(now)) ?? null) : null);
}
