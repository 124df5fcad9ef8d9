/** What a bot would do here that knows what this seat knows: asked for, shown on the table, answered by a move. */

import type { ClientRequest } from './connection';
import type { HintAnswer, LegalAction, ServerMessage } from '../wire';

/** An option of the advice, and all that doing it sends. */
export type Suggested = { action: LegalAction; codes: readonly number[] };

export class Hints {
  current = $state.raw<HintAnswer | null>(null);
  loading = $state(false);
  /** The option that is shown on the table. */
  suggested = $state.raw<Suggested | null>(null);
  /** The last advice that a move of one's own answered. */
  answered = $state.raw<{ hint: HintAnswer; legal: readonly LegalAction[]; code: number } | null>(null);
  #token: symbol | null = null;

  constructor(private readonly request: (message: ClientRequest) => Promise<ServerMessage | null>) {}

  /** Asks for advice on the revision that is shown; gives the code of the error where the server has one. */
  async load(revision: () => number | undefined): Promise<string | null> {
    const mine = (this.#token = Symbol());
    this.loading = true;
    const answer = await this.request({ type: 'hint' });
    if (this.#token !== mine) return null; // nobody wants to know any more
    this.loading = false;
    if (answer?.type === 'hinted' && answer.revision === revision()) this.current = answer;
    return answer?.type === 'error' ? answer.code : null;
  }

  /** A move is made: the advice that stood there, if any, is what it answers. */
  answerWith(code: number | undefined, legal: readonly LegalAction[]): void {
    this.answered = this.current && code !== undefined ? { hint: this.current, legal, code } : null;
  }

  /** Puts the advice away, also one that is still awaited. */
  dismiss(): void {
    this.#token = null;
    this.loading = false;
    this.clear();
  }

  /** The position has changed: the advice no longer fits. */
  clear(): void {
    this.current = null;
    this.suggested = null;
  }
}
