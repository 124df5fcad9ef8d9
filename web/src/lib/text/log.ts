/** The log: which events are worth a line, and which pieces a line speaks of. */

import type { Event } from '../wire';

/** Told by another line, or seen on the table at once. */
const HIDDEN_KINDS = new Set([
  'action_taken',
  'turn_ended',
  'ship_shown',
  'captain_shown',
  'contract_shown',
  'contract_moved',
  'exchanged',
  'endowed',
  'worker_removed',
  'worker_placed',
]);

export const isLogged = (event: Event): boolean =>
  !HIDDEN_KINDS.has(event.kind) || event.kind.startsWith('worker') || event.kind === 'endowed';

/** Lines that begin a round or a phase. */
export const isHeading = ({ kind }: Event): boolean => kind === 'round_begins' || kind === 'phase_begins';

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
