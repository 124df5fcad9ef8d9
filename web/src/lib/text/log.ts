/** Which pieces on the table a line of the log speaks of. */

import type { Event } from '../wire';

/** The pieces on the table that an event speaks of. */
export function piecesOf(event: Event): string[] {
  const pieces: string[] = [];
  if (event.seat !== null && event.seat < 4) pieces.push(`seat-${event.seat}`);
  if (event.board) pieces.push(`board-${event.board}`);
  if (event.building) pieces.push(`building-${event.building}`);
  if (event.captain) pieces.push(`captain-${event.captain}`);
  if (event.contract) pieces.push(`contract-${event.contract}`);
  if (event.ship) pieces.push(`ship-${event.ship}`);
  if (event.allegiance) pieces.push(`allegiance-${event.allegiance}`);
  if (event.kind === 'star') pieces.push('track');
  if (event.kind === 'wish_place') pieces.push('wishes');
  return pieces;
}
