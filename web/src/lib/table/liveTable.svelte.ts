/** A table on the server: its last state, and the messages that can be sent to it. */

import { TableModel, type PlayerInfo } from './tableModel.svelte';
import type { Edition } from '../edition/edition';
import { tableKeys } from './seatKeys';
import { reducedMotion } from '../settings.svelte';
import { saveLastSeen, lastSeen, withoutClosedChests } from './lastSeen';
import { Connection, type ConnectionState } from './connection';
import type {
  Deal,
  Event,
  HintAnswer,
  LegalAction,
  QuoteJson,
  Reason,
  ServerMessage,
  Stage,
  State,
  UndoState,
  View,
} from '../wire';

/** How long a move of somebody else is shown before the next one: the longer the queue, the quicker. */
const MOVE_PACE = 420;
const FASTEST_PACE = 90;
const LONGEST_QUEUE_TIME = 2400;
/** How often a table that nobody looks at is renewed. */
const HIDDEN_REFRESH = 500;

const paceOf = (waiting: number): number =>
  reducedMotion()
    ? FASTEST_PACE
    : Math.max(FASTEST_PACE, Math.min(MOVE_PACE, LONGEST_QUEUE_TIME / Math.max(waiting, 1)));

/** All events of a game, with those of a new state. */
const eventsAfter = (events: readonly Event[], state: State): Event[] => [
  ...events.slice(0, state.events_from),
  ...state.events,
];

export class LiveTable extends TableModel {
  #state = $state.raw<State | null>(null);
  events = $state.raw<readonly Event[]>([]);
  /** The number of the first event since this page's own last decision. */
  newSince = $state(0);
  /** What happened while this browser was away, until it is read. */
  missedEvents = $state.raw<readonly Event[]>([]);
  /** What the captain would do here, on demand. */
  hint = $state.raw<HintAnswer | null>(null);
  hintLoading = $state(false);
  /** The moves that were missed are being shown one by one. */
  catchingUp = $state(false);
  connection = $state<ConnectionState>('connecting');
  /** A code of the server's that the page has words for. */
  errorCode = $state<string | null>(null);
  /** A move is on its way. */
  busy = $state(false);

  #connection: Connection;
  #hintToken: symbol | null = null;
  #latest: State | null = null;
  #queue: State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  /** The line is new: what the next state tells may have happened while nobody looked. */
  #reconnected = true;
  /** What was missed is being asked for; whatever comes meanwhile waits. */
  #catchUpToken: symbol | null = null;
  #quotes = new Map<string, QuoteJson | null>();
  #onevents: ((events: readonly Event[]) => void) | null = null;

  readonly view = $derived.by(() => this.#state?.view as View);
  readonly legal = $derived.by<readonly LegalAction[]>(() =>
    this.busy || this.connection !== 'open' || this.queued > 0 ? [] : (this.#state?.legal ?? []),
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
  queued = $state(0);

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
    const revision = this.#state?.revision;
    if (revision === undefined || this.busy) return;
    this.#clearSelection();
    this.missedEvents = [];
    void this.#sendMove({ type: 'act', revision, actions: [...actions] });
  }

  undo(wholeTurn: boolean): void {
    const revision = this.#state?.revision;
    if (revision === undefined || this.busy) return;
    this.#clearSelection();
    void this.#sendMove({ type: wholeTurn ? 'restart_turn' : 'undo', revision });
  }

  send(message: Parameters<Connection['request']>[0]): Promise<ServerMessage | null> {
    return this.#connection.request(message);
  }

  async whyNot(code: number): Promise<Reason | null> {
    const answer = await this.#connection.request({ type: 'why_not', action: code });
    return answer?.type === 'why' ? answer.reason : null;
  }

  /** What some actions would come to; a reason where one of them is not legal. */
  async requestQuote(actions: readonly number[]): Promise<QuoteJson | Reason | null> {
    const answer = await this.#connection.request({ type: 'quote', actions: [...actions] });
    return answer?.type === 'quoted' ? answer.quote : answer?.type === 'refusal' ? answer.reason : null;
  }

  /** Asks what a bot would do that knows what this seat knows; asked again, puts its answer away. */
  async requestHint(): Promise<void> {
    if (this.hint || this.hintLoading || this.legal.length === 0 || !this.#state?.hints) {
      this.dismissHint();
      return;
    }
    const mine = (this.#hintToken = Symbol());
    this.hintLoading = true;
    const answer = await this.#connection.request({ type: 'hint' });
    if (this.#hintToken !== mine) return; // nobody wants to know any more
    this.hintLoading = false;
    if (answer?.type === 'hinted' && answer.revision === this.#state?.revision) this.hint = answer;
    else if (answer?.type === 'error') this.errorCode = answer.code;
  }

  dismissHint(): void {
    this.#hintToken = null;
    this.hintLoading = false;
    this.hint = null;
  }

  preview(action: LegalAction | null): void {
    if (this.previewed?.code === action?.code) return;
    this.previewed = action;
    this.quote = null;
    if (!action || !this.legal.includes(action)) return;
    const name = `${this.#state?.revision}:${action.code}`;
    const known = this.#quotes.get(name);
    if (known !== undefined) this.quote = known;
    else setTimeout(() => void this.#loadQuote(name, action), 120);
  }

  /** Shows at once whatever has come. */
  skipAhead(): void {
    this.#catchUpToken = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1);
    if (last)
      this.#show(
        this.#queue.length === 1
          ? last
          : { ...last, events: this.#queue.reduce(eventsAfter, [...this.events]), events_from: 0 },
      );
    this.#queue = [];
    this.queued = 0;
    this.catchingUp = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#onVisible);
    this.#connection.close();
  }

  async #loadQuote(name: string, action: LegalAction): Promise<void> {
    if (this.previewed?.code !== action.code) return;
    const quote = await this.requestQuote([action.code]);
    const loaded = quote && 'seat' in quote && 'events' in quote ? quote : null;
    this.#quotes.set(name, loaded);
    if (this.previewed?.code === action.code) this.quote = loaded;
  }

  async #sendMove(message: Parameters<Connection['request']>[0]): Promise<void> {
    this.busy = true;
    const answer = await this.#connection.request(message);
    this.busy = false;
    if (answer?.type === 'state' && message.type === 'act' && !answer.outdated)
      this.newSince = this.events.length;
    else if (answer?.type === 'error') this.errorCode = answer.code;
    else if (answer?.type === 'refusal' || answer?.type === 'undo_refusal') this.onrefusal?.(answer);
  }

  /** Set by the table: says a refusal in words. */
  onrefusal: ((answer: Extract<ServerMessage, { type: 'refusal' | 'undo_refusal' }>) => void) | null = null;

  #clearSelection(): void {
    this.chosen = null;
    this.previewed = null;
    this.quote = null;
    this.explanation = null;
    this.hint = null;
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
    if (message.type === 'state') this.#enqueue(message);
    else if (message.type === 'presence' && this.#state) {
      const { seats, watchers } = message;
      this.#state = { ...this.#state, seats, watchers };
      if (this.#latest) this.#latest = { ...this.#latest, seats, watchers };
    } else if (message.type === 'error' && message.answer === null) this.errorCode = message.code;
  }

  /** Own moves are shown at once, those of others one after another, at a pace the eye can follow. */
  #enqueue(state: State): void {
    const last = this.#latest;
    this.#latest = state;
    this.errorCode = null;
    const follows =
      last !== null &&
      state.revision === last.revision + 1 &&
      state.you === last.you &&
      state.answer === null;
    const returns = this.#reconnected || last?.you !== state.you;
    this.#reconnected = false;
    const missed = returns && !document.hidden ? this.#missedSince(state) : null;
    if (missed !== null) void this.#catchUp(state, missed);
    else {
      this.#queue.push(state);
      if (!follows) this.skipAhead();
      else if (document.hidden) this.#timer ??= setTimeout(() => this.skipAhead(), HIDDEN_REFRESH);
      else this.#startPlayback();
    }
  }

  /** Whoever looks up again is shown what happened meanwhile. */
  #onVisible = (): void => {
    const state = this.#latest;
    if (document.hidden || !state) return;
    const missed = this.#missedSince(state);
    this.skipAhead();
    if (missed !== null) void this.#catchUp(state, missed);
  };

  /** The number of the first event that this seat has not seen; null where it has seen all, or never looked. */
  #missedSince(state: State): number | null {
    const seen = lastSeen(this.id, state);
    return seen !== null && state.view !== null && seen < state.events_from + state.events.length
      ? seen
      : null;
  }

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
    this.#queue.unshift(
      ...steps.map((step) => ({ ...state, ...step, stage: 'playing' as const, legal: [] })),
      { ...state, events, events_from: 0 },
    );
    this.catchingUp = steps.length > 0;
    if (this.catchingUp) this.#startPlayback();
    else this.skipAhead();
  }

  #startPlayback(): void {
    this.queued = this.#queue.length;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#queue.length === 0 || this.#catchUpToken) return;
    const wait = Math.max(0, this.#shownAt + paceOf(this.#queue.length) - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const state = this.#queue.shift();
      this.queued = this.#queue.length;
      if (this.queued === 0) this.catchingUp = false;
      if (state) this.#show(state);
      this.#schedule();
    }, wait);
  }

  #show(state: State): void {
    const before = this.#state;
    const goesOn =
      before !== null && before.generation === state.generation && state.events_from === this.events.length;
    this.events = eventsAfter(this.events, state);
    if (!before && this.missedEvents.length === 0) this.newSince = this.events.length;
    this.#state = state;
    this.#shownAt = performance.now();
    if (!document.hidden) saveLastSeen(this.id, state, this.events.length);
    if (state.revision !== before?.revision) this.#clearSelection();
    if (goesOn && before?.view && !document.hidden) this.#onevents?.(state.events);
  }
}
