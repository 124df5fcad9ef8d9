/** What the pieces of the table need to know, whether the game is played or replayed. */

import { getContext, setContext } from 'svelte';
import type { Edition } from '../edition/edition';
import type { Event, LegalAction, PlayerColour, QuoteJson, Reason, View } from '../wire';

export type Sitter = {
  name: string;
  colour: PlayerColour;
  bot: boolean;
  thinking: boolean;
  connected: boolean;
};
/** A piece by its name: "building-3", "captain-12", "board-market", "seat-0". */
export type PieceId = string;

const PLAIN = ['pass', 'end_turn', 'stop', 'cube', 'spare', 'discard', 'expand'];

export abstract class Desk {
  abstract readonly edition: Edition;
  abstract readonly view: View;
  abstract readonly sitters: readonly Sitter[];
  abstract readonly legal: readonly LegalAction[];
  abstract readonly events: readonly Event[];

  /** What is chosen and waits for its confirmation, where a finger did it. */
  picked = $state.raw<LegalAction | null>(null);
  /** What hand or keyboard rests upon, and what it would come to. */
  considered = $state.raw<LegalAction | null>(null);
  quote = $state.raw<QuoteJson | null>(null);
  /** The answer to "why not?". */
  answer = $state.raw<string | null>(null);
  /** Pieces that a line of the log speaks of. */
  marked = $state.raw<readonly PieceId[]>([]);
  /** The card that lies large on the table; a held one stays until it is put down. */
  large = $state.raw<{ piece: PieceId; held: boolean; beside?: DOMRect } | null>(null);

  readonly names = $derived.by(() => this.sitters.map(({ name }) => name));

  abstract act(actions: readonly number[]): void;
  abstract why(code: number): Promise<Reason | null>;
  abstract consider(action: LegalAction | null): void;

  /** A click does it; a touch chooses it first, so that it can be looked at before, unless its button says all. */
  pick(action: LegalAction, touched: boolean): void {
    this.answer = null;
    if (touched && !PLAIN.includes(action.kind) && this.picked?.code !== action.code) {
      this.picked = action;
      this.consider(action);
    } else this.act([action.code]);
  }

  colour(seat: number | 'automa'): PlayerColour | 'automa' {
    return seat === 'automa' ? 'automa' : (this.sitters[seat]?.colour ?? 'automa');
  }
}

const KEY = Symbol('desk');
export const provideDesk = (desk: () => Desk): void => void setContext(KEY, desk);
export const useDesk = (): Desk => getContext<() => Desk>(KEY)();
