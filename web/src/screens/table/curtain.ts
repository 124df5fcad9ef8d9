import type { View } from '../../lib/wire';

/** Of people who share a screen: those whose seats it holds, and the one it shows. */
type Screen = { holds: readonly number[]; you: number | null };

/** Who of the people at this screen takes over; null where nobody does. */
export const nextAtScreen = ({ to_move }: View, { holds, you }: Screen): number | null =>
  holds.length > 1 && to_move !== null && holds.includes(to_move) && you !== to_move ? to_move : null;

/** Whether that seat has something that the others must not see: a closed chest, or a secret choice at the end. */
export const hasSecrets = ({ phase, seats }: View, seat: number): boolean =>
  phase === 'converting' || typeof seats.find((one) => one.seat === seat)?.blue !== 'number';
