/** What actions would cost and give, each asked of the server once. */

import type { ClientRequest } from './connection';
import type { QuoteJson, Reason, ServerMessage } from '../wire';

export class Quotes {
  #known = new Map<string, QuoteJson | null>();

  constructor(private readonly request: (message: ClientRequest) => Promise<ServerMessage | null>) {}

  /** What some actions would change; a reason where one of them is not legal. */
  async of(actions: readonly number[]): Promise<QuoteJson | Reason | null> {
    const answer = await this.request({ type: 'quote', actions: [...actions] });
    return answer?.type === 'quoted' ? answer.quote : answer?.type === 'refusal' ? answer.reason : null;
  }

  /** What is known of an action at a revision; undefined: nothing yet. */
  known(revision: number, code: number): QuoteJson | null | undefined {
    return this.#known.get(`${revision}:${code}`);
  }

  /** Asks about an action, and keeps the answer for that revision. */
  async load(revision: number, code: number): Promise<QuoteJson | null> {
    const quote = await this.of([code]);
    const loaded = quote && 'seat' in quote && 'events' in quote ? quote : null;
    this.#known.set(`${revision}:${code}`, loaded);
    return loaded;
  }
}
