/** What the table shows and lets one do, whether the game is played, replayed or only looked at. */

import { getContext, setContext } from 'svelte';
import type { Edition } from '../edition/edition';
import { asksToConfirm } from '../settings.svelte';
import { entriesOf, keepEntries, type LogEntry } from '../../turns/turns';
import type { Event, LegalAction, PlayerColour, QuoteJson, Reason, View } from '../wire';
import type { Hints } from './hints.svelte';
import type { Quotes } from './quotes';

export type PlayerInfo = {
  name: string;
  colour: PlayerColour;
  bot: boolean;
  thinking: boolean;
  connected: boolean;
};
/** A piece by its name: "building-3", "captain-12", "board-market", "seat-0". */
type PieceId = string;

const NO_CONFIRMATION = ['pass', 'end_turn', 'stop', 'cube', 'spare', 'discard', 'expand'];

export abstract class TableModel {
  abstract readonly edition: Edition;
  abstract readonly view: View;
  abstract readonly players: readonly PlayerInfo[];
  abstract readonly legal: readonly LegalAction[];
  abstract readonly events: readonly Event[];

  /** Chosen by touch, and not yet confirmed. */
  chosen = $state.raw<LegalAction | null>(null);
  /** The ways to take the card that was clicked, where there are several: the tray offers them. */
  ways = $state.raw<readonly LegalAction[]>([]);
  /** The action under the pointer or the keyboard focus, and what it would cost and give. */
  previewed = $state.raw<LegalAction | null>(null);
  quote = $state.raw<QuoteJson | null>(null);
  /** The answer to "why not?". */
  explanation = $state.raw<string | null>(null);
  /** Pieces that the line of the log under the pointer is about. */
  highlighted = $state.raw<readonly PieceId[]>([]);
  /** The card that is shown large; a pinned one stays until it is closed. */
  enlarged = $state.raw<{ piece: PieceId; pinned: boolean; beside?: DOMRect } | null>(null);

  /** The events by turns. */
  #entries: readonly LogEntry[] = [];
  readonly entries = $derived.by(() => (this.#entries = keepEntries(this.#entries, entriesOf(this.events))));
  readonly names = $derived.by(() => this.players.map(({ name }) => name));

  abstract act(actions: readonly number[]): void;
  abstract whyNot(code: number): Promise<Reason | null>;
  abstract preview(action: LegalAction | null): void;

  /** A click does it; where the settings ask for it, a first one only chooses it, unless its button says all. */
  choose(action: LegalAction, byTouch: boolean): void {
    this.explanation = null;
    this.ways = [];
    if (
      asksToConfirm(byTouch) &&
      !NO_CONFIRMATION.includes(action.kind) &&
      this.chosen?.code !== action.code
    ) {
      this.chosen = action;
      this.preview(action);
    } else this.act([action.code]);
  }

  /** Offers the ways to take one card. */
  offer(ways: readonly LegalAction[]): void {
    this.cancelChoice();
    this.ways = ways;
  }

  /** Nothing is chosen, and nothing is offered. */
  cancelChoice(): void {
    this.explanation = null;
    this.chosen = null;
    this.ways = [];
    this.preview(null);
  }

  colour(seat: number | 'automa'): PlayerColour | 'automa' {
    return seat === 'automa' ? 'automa' : (this.players[seat]?.colour ?? 'automa');
  }
}

/** A table at which one plays, and can ask what decisions would change before they are taken. */
export abstract class PlayableTable extends TableModel {
  abstract readonly quotes: Pick<Quotes, 'of'>;
  abstract readonly hints: Hints | null;
  abstract readonly busy: boolean;
  abstract readonly you: number | null;
}

const KEY = Symbol('table model');
export const provideTableModel = (model: () => TableModel): void => void setContext(KEY, model);
export const useTableModel = (): TableModel => getContext<() => TableModel>(KEY)();
