/** A turn of a finished game, played once more. Nothing is kept: each click asks anew from its first decision on. */

import * as api from '../../lib/api';
import type { Edition } from '../../lib/edition/edition';
import { PlayableTable, type PlayerInfo } from '../../lib/table/tableModel.svelte';
import type {
  Event,
  GameSummary,
  LegalAction,
  PlayerColour,
  QuoteJson,
  Reason,
  TriedPosition,
  TriedTurnReview,
  View,
} from '../../lib/wire';
import { playersOf } from '../replay/replay.svelte';

export class TryTable extends PlayableTable {
  position = $state.raw() as TriedPosition;
  /** The decisions so far. */
  actions = $state.raw<readonly number[]>([]);
  busy = $state(false);
  judged = $state.raw<TriedTurnReview | null>(null);
  failure = $state<string | null>(null);
  readonly hints = null;
  readonly players: readonly PlayerInfo[];

  readonly view = $derived.by<View>(() => this.position.view);
  readonly legal = $derived.by<readonly LegalAction[]>(() => (this.busy ? [] : this.position.legal));
  readonly events = $derived.by<readonly Event[]>(() => [...this.before, ...this.position.events]);
  readonly quotes = { of: (about: readonly number[]) => this.#quote(about) };

  private constructor(
    readonly summary: GameSummary,
    readonly edition: Edition,
    /** How many decisions of the game come before the turn, and their events. */
    readonly first: number,
    readonly before: readonly Event[],
    colours: readonly PlayerColour[],
    position: TriedPosition,
  ) {
    super();
    this.position = position;
    this.players = playersOf(summary, colours);
  }

  static async open(
    summary: GameSummary,
    edition: Edition,
    colours: readonly PlayerColour[],
    first: number,
  ): Promise<TryTable> {
    const { game } = summary;
    const position = await api.tryPosition(game, { step: first, actions: [] });
    const [step, events] = await Promise.all([
      api.replayStep(game, first, position.seat),
      api.gameEvents(game, position.seat),
    ]);
    const happened = events.slice(0, step.events_from + step.events.length);
    return new TryTable(summary, edition, first, happened, colours, position);
  }

  get you(): number {
    return this.position.seat;
  }

  act(actions: readonly number[]): void {
    void this.#play([...this.actions, ...actions]);
  }

  undo(): void {
    void this.#play(this.actions.slice(0, -1));
  }

  restart(): void {
    void this.#play([]);
  }

  /** Asks once more how the turn compares. */
  async judge(): Promise<void> {
    this.failure = null;
    const { game } = this.summary;
    await this.#ask(async () => {
      this.judged = await api.judgeTurn(game, { step: this.first, actions: [...this.actions] });
    });
  }

  preview(action: LegalAction | null): void {
    if (this.previewed?.code === action?.code) return;
    this.previewed = action;
    this.quote = null;
    if (action) void this.#preview(action);
  }

  async whyNot(code: number): Promise<Reason | null> {
    const answer = await this.#about([code]);
    return answer?.reason ?? null;
  }

  async #preview(action: LegalAction): Promise<void> {
    const answer = await this.#about([action.code]);
    if (this.previewed?.code === action.code) this.quote = answer?.quote ?? null;
  }

  async #quote(about: readonly number[]): Promise<QuoteJson | Reason | null> {
    const answer = await this.#about(about);
    return answer?.quote ?? answer?.reason ?? null;
  }

  #about(about: readonly number[]): Promise<TriedPosition | null> {
    return api
      .tryPosition(this.summary.game, { step: this.first, actions: [...this.actions], about: [...about] })
      .catch(() => null);
  }

  async #play(actions: readonly number[]): Promise<void> {
    if (this.busy) return;
    this.cancelChoice();
    this.enlarged = null;
    this.judged = null;
    this.failure = null;
    await this.#ask(async () => {
      this.position = await api.tryPosition(this.summary.game, { step: this.first, actions: [...actions] });
      this.actions = actions;
    });
    if (this.position.over) await this.judge();
  }

  async #ask(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.failure = error instanceof api.Failure ? error.code : 'broken';
    } finally {
      this.busy = false;
    }
  }
}
