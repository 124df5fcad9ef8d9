/** A table on the server: its last state, and the messages that can be sent to it. */

import { PlayableTable, type PlayerInfo } from './tableModel.svelte';
import type { Edition } from '../edition/edition';
import { tableKeys } from './seatKeys';
import { reducedMotion, settings } from '../settings.svelte';
import { firstUnseen, saveLastSeen, withoutClosedChests } from './lastSeen';
import { Connection, type ClientRequest, type ConnectionState } from './connection';
import { Hints, type Suggested } from './hints.svelte';
import { MoveSender, type Move } from './moveSender.svelte';
import { eventsAfter, missedStates, Playback } from './playback.svelte';
import { Quotes } from './quotes';
import { automaHold, roundEndDelay } from '../../turns/speed';
import { People } from '../../people/people.svelte';
import { roundEndOf, type RoundEnd } from '../../turns/roundEnd';
import { decisionEnd, lastDecisionEnd } from '../../turns/turns';
import type { Deal, Event, LegalAction, Reason, ServerMessage, Stage, State, UndoState, View } from '../wire';

/** How often a table that nobody looks at is renewed. */
const HIDDEN_REFRESH = 500;
/** How long the pointer rests on an action before the server is asked what it would give. */
const QUOTE_DELAY = 120;

export class LiveTable extends PlayableTable {
  #state = $state.raw<State | null>(null);
  events = $state.raw<readonly Event[]>([]);
  /** The number of the first event since this page's own last decision. */
  newSince = $state(0);
  /** What happened while this browser was away, until it is read. */
  missedEvents = $state.raw<readonly Event[]>([]);
  /** The end of a round that is being looked at; meanwhile nothing else is shown. */
  roundEnd = $state.raw<RoundEnd | null>(null);
  connection = $state<ConnectionState>('connecting');
  /** A code of the server's that the page has words for. */
  errorCode = $state<string | null>(null);

  #connection: Connection;
  #latest: State | null = null;
  #roundTimer: ReturnType<typeof setTimeout> | undefined;
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  readonly people = new People();
  /** What the captain would do here, on demand. */
  readonly hints = new Hints((message) => this.#connection.request(message));
  readonly quotes = new Quotes((message) => this.#connection.request(message));
  readonly moves = new MoveSender(
    (move) => (['open', 'silent'].includes(this.connection) ? this.#connection.request(move) : null),
    (move, answer) => this.#answered(move, answer),
  );
  readonly #playback = new Playback((state) => this.#show(state));
  /** The line is new: what the next state tells may have happened while nobody looked. */
  #reconnected = true;
  /** What was missed is being asked for; whatever comes meanwhile waits. */
  #catchUpToken: symbol | null = null;
  #onevents: ((events: readonly Event[]) => void) | null = null;

  readonly view = $derived.by(() => this.#state?.view as View);
  readonly legal = $derived.by<readonly LegalAction[]>(() =>
    this.busy || this.isWatching ? [] : (this.#state?.legal ?? []),
  );
  readonly players = $derived.by<readonly PlayerInfo[]>(() =>
    (this.#state?.seats ?? []).map(({ name, colour, kind, thinking, connected }) => ({
      name,
      colour,
      bot: kind === 'bot',
      thinking,
      connected,
    })),
  );

  /** States that have come and are not yet shown. */
  get queued(): number {
    return this.#playback.queued;
  }
  /** The moves that were missed are being shown one by one. */
  get catchingUp(): boolean {
    return this.#playback.catchingUp;
  }
  get isWatching(): boolean {
    return this.#playback.queued > 0 || this.#playback.holding || this.roundEnd !== null;
  }
  /** A turn waits to be read until `nextTurn`. */
  get isHolding(): boolean {
    return this.#playback.holding;
  }
  get announced(): readonly Event[] {
    return this.#playback.announced;
  }

  constructor(
    readonly id: string,
    readonly edition: Edition,
  ) {
    super();
    this.#connection = new Connection(
      () => this.#hello(),
      (message) => this.#receive(message),
      (state) => (this.connection = state),
    );
    document.addEventListener('visibilitychange', this.#onVisible);
  }

  get busy(): boolean {
    return this.moves.pending !== null;
  }
  get state(): State | null {
    return this.#state;
  }
  get stage(): Stage {
    return this.#state?.stage ?? 'gathering';
  }
  get you(): number | null {
    return this.#state?.you ?? null;
  }
  get holds(): readonly number[] {
    return this.#state?.holds ?? [];
  }
  get undoState(): UndoState {
    return this.#state?.undo ?? { clicks: false, turn: false, barrier: null };
  }
  get deal(): Deal | null {
    return this.#state?.deal ?? null;
  }

  onevents(listener: ((events: readonly Event[]) => void) | null): void {
    this.#onevents = listener;
  }

  act(actions: readonly number[]): void {
    if (this.busy) return;
    const [code, ...more] = actions;
    this.hints.answerWith(code, this.legal);
    const action = this.#state?.legal.find((one) => more.length === 0 && one.code === code) ?? null;
    this.missedEvents = [];
    this.#submit({ type: 'act', revision: this.#state?.revision ?? 0, actions: [...actions] }, action);
  }

  undo(wholeTurn: boolean): void {
    const revision = this.#state?.revision ?? 0;
    this.#submit({ type: wholeTurn ? 'restart_turn' : 'undo', revision }, null);
  }

  send(message: ClientRequest): Promise<ServerMessage | null> {
    return this.#connection.request(message);
  }

  /** Sends what concerns the table rather than the game; a refusal is shown. */
  async command(message: ClientRequest): Promise<void> {
    const answer = await this.#connection.request(message);
    if (answer?.type === 'error') this.errorCode = answer.code;
  }

  async whyNot(code: number): Promise<Reason | null> {
    const answer = await this.#connection.request({ type: 'why_not', action: code });
    return answer?.type === 'why' ? answer.reason : null;
  }

  /** Asks what a bot would do here; asked again, puts its answer away. Unasked, it may fail in silence. */
  async requestHint(unasked = false): Promise<void> {
    const { current, loading } = this.hints;
    if (current || loading || this.legal.length === 0 || !this.#state?.hints) {
      this.hints.dismiss();
      return;
    }
    const error = await this.hints.load(() => this.#state?.revision);
    if (error && !unasked) this.errorCode = error;
  }

  /** Shows an option on the table; the one that is shown already is done. */
  suggest(option: Suggested): void {
    if (this.hints.suggested?.action.code === option.action.code) this.act(option.codes);
    else this.show(option);
  }

  show(option: Suggested): void {
    this.cancelChoice();
    this.hints.suggested = option;
    this.preview(option.action);
  }

  preview(action: LegalAction | null): void {
    if (this.previewed?.code === action?.code) return;
    this.previewed = action;
    this.quote = null;
    if (!this.#state || !action || !this.legal.includes(action)) return;
    const { revision } = this.#state;
    const known = this.quotes.known(revision, action.code);
    if (known !== undefined) this.quote = known;
    else setTimeout(() => void this.#loadQuote(revision, action), QUOTE_DELAY);
  }

  /** Shows at once whatever has come. */
  skipAhead(): void {
    this.#catchUpToken = null;
    this.#showAll();
    clearTimeout(this.#roundTimer);
    this.closeRoundEnd(); // also one that is still to come, for which all else would wait
  }

  /** The turn that is shown has been read. */
  nextTurn(): void {
    this.#playback.next();
  }

  closeRoundEnd(): void {
    this.roundEnd = null;
    this.#playback.resume();
  }

  close(): void {
    clearTimeout(this.#hiddenTimer);
    clearTimeout(this.#roundTimer);
    this.#playback.stop();
    this.people.close();
    document.removeEventListener('visibilitychange', this.#onVisible);
    this.#connection.close();
  }

  #showAll(): void {
    clearTimeout(this.#hiddenTimer);
    this.#hiddenTimer = undefined;
    const waiting = this.#playback.takeAll();
    const last = waiting.at(-1);
    if (!last) return;
    this.#show(
      waiting.length === 1
        ? last
        : { ...last, events: waiting.reduce(eventsAfter, [...this.events]), events_from: 0 },
    );
  }

  async #loadQuote(revision: number, action: LegalAction): Promise<void> {
    if (this.previewed?.code !== action.code || this.#state?.revision !== revision) return;
    const quote = await this.quotes.load(revision, action.code);
    if (this.previewed?.code === action.code && this.#state?.revision === revision) this.quote = quote;
  }

  #submit(move: Move, action: LegalAction | null): void {
    if (!this.#state || this.busy) return;
    this.#clearSelection();
    this.moves.submit({ move, action, generation: this.#state.generation, sent: false });
  }

  #answered(move: Move, answer: ServerMessage): void {
    if (answer.type === 'error') this.errorCode = answer.code;
    else if (answer.type === 'refusal' || answer.type === 'undo_refusal') this.onrefusal?.(answer);
    else if (answer.type === 'state' && move.type === 'act' && !answer.outdated)
      this.newSince = decisionEnd(this.events, answer.events_from, answer.you);
  }

  /** Set by the table: says a refusal in words. */
  onrefusal: ((answer: Extract<ServerMessage, { type: 'refusal' | 'undo_refusal' }>) => void) | null = null;

  #clearSelection(): void {
    this.chosen = null;
    this.ways = [];
    this.previewed = null;
    this.quote = null;
    this.explanation = null;
    this.hints.clear();
    this.enlarged = null;
  }

  #hello() {
    this.#reconnected = true;
    const { keys, host } = tableKeys(this.id);
    const last = this.#latest;
    return {
      type: 'hello' as const,
      table: this.id,
      keys,
      host: host ?? null,
      ...(last ? { look: last.you, revision: last.revision, generation: last.generation } : {}),
    };
  }

  #receive(message: ServerMessage): void {
    this.people.receive(message);
    if (message.type === 'state') this.#enqueue(message);
    else if (message.type === 'presence' && this.#state) {
      const { seats, watchers } = message;
      this.#state = { ...this.#state, seats, watchers };
      if (this.#latest) this.#latest = { ...this.#latest, seats, watchers };
    } else if (message.type === 'error' && message.answer === null) this.errorCode = message.code;
  }

  /** Own moves are shown at once, those of others one after another, at a speed the eye can follow. */
  #enqueue(state: State): void {
    const last = this.#latest;
    this.#latest = state;
    this.errorCode = null;
    const follows =
      last !== null &&
      state.revision === last.revision + 1 &&
      state.you === last.you &&
      state.answer === null;
    if (this.#reconnected) this.moves.settle(state);
    const returns = this.#reconnected || last?.you !== state.you;
    this.#reconnected = false;
    const missed = returns && !document.hidden ? firstUnseen(this.id, state) : null;
    if (missed !== null) void this.#catchUp(state, missed);
    else {
      this.#playback.add([state]);
      if (!follows) this.#showOwn(state);
      else if (document.hidden) this.#hiddenTimer ??= setTimeout(() => this.skipAhead(), HIDDEN_REFRESH);
      else if (this.#catchUpToken)
        return; // what was missed comes first
      else if (settings.speed === 'instant' && !this.roundEnd && !this.catchingUp) this.#showOwn(state);
      else this.#playback.start();
    }
  }

  /** Shown at once; the Automa's turn that came with it is still read. */
  #showOwn(state: State): void {
    this.#catchUpToken = null;
    this.roundEnd = null;
    this.#showAll();
    if (state.answer !== null && !this.roundEnd)
      this.#playback.hold(automaHold(settings.speed, state.events));
  }

  /** Whoever looks up again is shown what happened meanwhile. */
  #onVisible = (): void => {
    const state = this.#latest;
    if (document.hidden || !state) return;
    const missed = firstUnseen(this.id, state);
    this.skipAhead();
    if (missed !== null) void this.#catchUp(state, missed);
  };

  /** Plays the decisions that were missed, the quicker the more there are, and keeps them to be summed up. */
  async #catchUp(state: State, since: number): Promise<void> {
    const mine = (this.#catchUpToken = Symbol());
    const events = eventsAfter(this.events, state);
    const answer = reducedMotion() ? null : await this.#connection.request({ type: 'missed', since });
    if (this.#catchUpToken !== mine) return; // something newer had to be shown at once
    this.#catchUpToken = null;
    this.missedEvents = state.view ? withoutClosedChests(events.slice(since), state.view) : [];
    this.newSince = since;
    const steps = answer?.type === 'missed_steps' ? answer.steps : [];
    this.events = events.slice(0, since);
    this.#playback.add(missedStates(state, steps, events), true);
    this.#playback.catchingUp = steps.length > 0;
    if (this.catchingUp) this.#playback.start();
    else this.skipAhead();
  }

  #show(state: State): void {
    const before = this.#state;
    const goesOn =
      before !== null && before.generation === state.generation && state.events_from <= this.events.length;
    const since = this.events.length;
    this.events = eventsAfter(this.events, state);
    if (!before && this.missedEvents.length === 0) this.newSince = lastDecisionEnd(this.events, state.you);
    this.#state = state;
    if (!document.hidden) saveLastSeen(this.id, state, this.events.length);
    if (state.revision !== before?.revision) this.#clearSelection();
    if (!goesOn || !before?.view || document.hidden) return;
    if (state.events_from === since) this.#onevents?.(state.events);
    this.#showRoundEnd(since);
  }

  /** The end of a round is a scene of its own, except for those who want to see no such thing. */
  #showRoundEnd(since: number): void {
    if (this.catchingUp || settings.roundPause === 'never' || reducedMotion()) return;
    const end = roundEndOf(this.events, since);
    if (!end) return;
    this.#playback.pause();
    const delay = this.#playback.holding ? roundEndDelay(settings.speed) : 0;
    this.#roundTimer = setTimeout(() => (this.roundEnd = end), delay);
  }
}
