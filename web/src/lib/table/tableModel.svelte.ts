/** What the pieces of the table need to know, whether the game is played or replayed. */

import { getContext, setContext } from 'svelte';
import type { Edition } from '../edition/edition';
import type { Event, LegalAction, PlayerColour, QuoteJson, Reason, View } from '../wire';

export type PlayerInfo = {
  name: string;
  colour: PlayerColour;
  bot: boolean;
  thinking: boolean;
  connected: boolean;
};
/** A piece by its name: "building-3", "captain-12", "board-market", "seat-0". */
export type PieceId = string;

const NO_CONFIRMATION = ['pass', 'end_turn', 'stop', 'cube', 'spare', 'discard', 'expand'];

export abstract class TableModel {
  abstract readonly edition: Edition;
  abstract readonly view: View;
  abstract readonly players: readonly PlayerInfo[];
  abstract readonly legal: readonly LegalAction[];
  abstract readonly events: readonly Event[];

  /** What is chosen and waits for its confirmation, where a finger did it. */
  chosen = $state.raw<LegalAction | null>(null);
  /** What hand or keyboard rests upon, and what it would come to. */
  previewed = $state.raw<LegalAction | null>(null);
  quote = $state.raw<QuoteJson | null>(null);
  /** The answer to "why not?". */
  explanation = $state.raw<string | null>(null);
  /** Pieces that a line of the log speaks of. */
  highlighted = $state.raw<readonly PieceId[]>([]);
  /** The card that lies large on the table; a held one stays until it is put down. */
  enlarged = $state.raw<{ piece: PieceId; pinned: boolean; beside?: DOMRect } | null>(null);

  readonly names = $derived.by(() => this.players.map(({ name }) => name));

  abstract act(actions: readonly number[]): void;
  abstract whyNot(code: number): Promise<Reason | null>;
  abstract preview(action: LegalAction | null): void;

  /** A click does it; a touch chooses it first, so that it can be looked at before, unless its button says all. */
  choose(action: LegalAction, byTouch: boolean): void {
    this.explanation = null;
    if (byTouch && !NO_CONFIRMATION.includes(action.kind) && this.chosen?.code !== action.code) {
      this.chosen = action;
      this.preview(action);
    } else this.act([action.code]);
  }

  colour(seat: number | 'automa'): PlayerColour | 'automa' {
    return seat === 'automa' ? 'automa' : (this.players[seat]?.colour ?? 'automa');
  }
}

const KEY = Symbol('table model');
export const provideTableModel = (model: () => TableModel): void => void setContext(KEY, model);
export const useTableModel = (): TableModel => getContext<() => TableModel>(KEY)();
