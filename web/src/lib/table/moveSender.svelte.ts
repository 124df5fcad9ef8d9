/** Moves that were clicked and are not yet confirmed. They outlive a lost connection. */

import type { Act, LegalAction, RestartTurn, ServerMessage, State, Undo } from '../wire';

export type Move = Omit<Act, 'id'> | Omit<Undo, 'id'> | Omit<RestartTurn, 'id'>;

export type PendingMove = {
  move: Move;
  /** What was clicked; null of an undo, and of several decisions at once. */
  action: LegalAction | null;
  generation: string;
  /** It has left this page; whether it arrived is not known. */
  sent: boolean;
};

/**
 * What becomes of a move when the table is seen again. Nobody but the seat to move changes the table at the move's
 * revision, unless a bot has taken over; so if the table has gone on, the move that was sent has been made.
 */
export function moveAfterReconnect(pending: PendingMove, state: State): 'send' | 'made' | 'taken_back' {
  const { move, generation, sent } = pending;
  const plays = state.you !== null && state.seats[state.you]?.bot === null;
  if (!plays || state.generation !== generation) return 'taken_back';
  if (state.revision === move.revision) return 'send';
  return sent && state.revision > move.revision ? 'made' : 'taken_back';
}

export class MoveSender {
  /** The move that waits for its confirmation; there is one at a time. */
  pending = $state.raw<PendingMove | null>(null);
  /** A move that could not be made after all, until the next one. */
  takenBack = $state.raw<PendingMove | null>(null);

  constructor(
    /** Sends a move; null while there is no connection. The answer is null if it was lost meanwhile. */
    private readonly request: (move: Move) => Promise<ServerMessage | null> | null,
    private readonly onanswer: (move: Move, answer: ServerMessage) => void,
  ) {}

  submit(pending: PendingMove): void {
    this.takenBack = null;
    this.pending = pending;
    void this.#send(pending);
  }

  /** The connection is back: what was clicked is sent, has been made, or is taken back in sight. */
  settle(state: State): void {
    const { pending } = this;
    if (!pending) return;
    const outcome = moveAfterReconnect(pending, state);
    if (outcome === 'send') return void this.#send(pending);
    this.pending = null;
    if (outcome === 'taken_back') this.takenBack = pending;
  }

  /** Drops a move that has not left this page. */
  cancel(): void {
    if (this.pending?.sent === false) this.pending = null;
  }

  async #send(pending: PendingMove): Promise<void> {
    const request = this.request(pending.move);
    if (!request) return;
    const sent = (this.pending = { ...pending, sent: true });
    const answer = await request;
    if (!answer || this.pending !== sent) return; // lost meanwhile: `settle` decides
    this.pending = null;
    if (answer.type === 'state' && answer.outdated) this.takenBack = pending;
    this.onanswer(pending.move, answer);
  }
}
