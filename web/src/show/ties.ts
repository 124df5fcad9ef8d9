/** How a tie was broken, or who was ahead and could not win (WIN-01 to WIN-03). */

import type { Colour, Result } from '../lib/wire';

export type TieNote =
  | { note: 'governor' | 'king'; seats: number[]; winner: number | null }
  | { note: 'unproven'; seats: number[] };

/** The seats with the most of a colour, where there are several of them. */
function tied(result: Result, colour: Colour, eligible: (seat: number) => boolean): number[] {
  const seats = result.scores.map((_, seat) => seat).filter(eligible);
  const most = Math.max(...seats.map((seat) => result.scores[seat]?.[colour] ?? 0));
  const first = seats.filter((seat) => result.scores[seat]?.[colour] === most);
  return first.length > 1 ? first : [];
}

const onlyOf = (seats: readonly number[]): number | null => (seats.length === 1 ? (seats[0] ?? null) : null);

export function tieNotes(result: Result): TieNote[] {
  if (result.stopped) return [];
  const notes: TieNote[] = [];
  const proven = (seat: number) => result.scores[seat]?.proven ?? false;
  const [governor] = result.governors;
  if (result.victory !== 'red' && governor !== undefined) {
    const seats = tied(result, 'blue', proven);
    if (seats.length > 0) notes.push({ note: 'governor', seats, winner: onlyOf(result.governors) });
    const most = result.scores[governor]?.blue ?? 0;
    const ahead = result.scores.flatMap(({ blue }, seat) => (!proven(seat) && blue >= most ? [seat] : []));
    if (ahead.length > 0) notes.push({ note: 'unproven', seats: ahead });
  }
  if (result.victory !== 'blue' && result.pirate_kings.length > 0) {
    const seats = tied(result, 'red', () => true);
    if (seats.length > 0) notes.push({ note: 'king', seats, winner: onlyOf(result.pirate_kings) });
  }
  return notes;
}
