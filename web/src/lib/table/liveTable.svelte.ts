/** A table on the server: what it last said, and what can be said to it. */

import { Desk, type Sitter } from './tableModel.svelte';
import type { Edition } from '../edition/edition';
import { holding } from './seatKeys';
import { quiet } from '../settings.svelte';
import { keepSeen, lastSeen, summable } from './lastSeen';
import { Line, type LineState } from './connection';
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
const PACE = 420;
const HURRY = 90;
const QUEUE = 2400;
/** How often a table that nobody looks at is renewed. */
const UNSEEN = 500;

const paceOf = (waiting: number): number =>
  quiet() ? HURRY : Math.max(HURRY, Math.min(PACE, QUEUE / Math.max(waiting, 1)));

/** All events of a game, once a state has told its own. */
const eventsAfter = (events: readonly Event[], state: State): Event[] => [
  ...events.slice(0, state.events_from),
  ...state.events,
];

export class Table extends Desk {
  #state = $state.raw<State | null>(null);
  events = $state.raw<readonly Event[]>([]);
  /** The number of the first event since this page's own last decision. */
  fresh = $state(0);
  /** What happened while nobody looked, until it is read. */
  away = $state.raw<readonly Event[]>([]);
  /** What the captain would do here, on demand. */
  advice = $state.raw<HintAnswer | null>(null);
  pondering = $state(false);
  /** It is being played again. */
  replaying = $state(false);
  line = $state<LineState>('connecting');
  /** A code of the server's that the page has words for. */
  problem = $state<string | null>(null);
  /** A move is on its way. */
  busy = $state(false);

  #line: Line;
  #pondered: symbol | null = null;
  #latest: State | null = null;
  #queue: State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  /** The line is new: what the next state tells may have happened while nobody looked. */
  #returns = true;
  /** What was missed is being asked for; whatever comes meanwhile waits. */
  #catching: symbol | null = null;
  #quotes = new Map<string, QuoteJson | null>();
  #onevents: ((events: readonly Event[]) => void) | null = null;

  readonly view = $derived.by(() => this.#state?.view as View);
  readonly legal = $derived.by<readonly LegalAction[]>(() =>
    this.busy || this.line !== 'open' || this.waiting > 0 ? [] : (this.#state?.legal ?? []),
  );
  readonly sitters = $derived.by<readonly Sitter[]>(() =>
    (this.#state?.seats ?? []).map(({ name, colour, kind, thinking, connected }) => ({
      name,
      colour,
      bot: kind === 'bot',
      thinking,
      connected,
    })),
  );
  /** States that have come and are not yet shown. */
  waiting = $state(0);

  constructor(
    readonly id: string,
    readonly edition: Edition,
  ) {
    super();
    this.#line = new Line(
      () => this.#hello(),
      (message) => this.#hear(message),
      (state) => (this.line = state),
    );
    document.addEventListener('visibilitychange', this.#lookUp);
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
  get undo(): UndoState {
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
    this.#settle();
    this.away = [];
    this.#move({ type: 'act', revision, actions: [...actions] });
  }

  takeBack(whole: boolean): void {
    const revision = this.#state?.revision;
    if (revision === undefined || this.busy) return;
    this.#settle();
    this.#move({ type: whole ? 'restart_turn' : 'undo', revision });
  }

  say(message: Parameters<Line['ask']>[0]): Promise<ServerMessage | null> {
    return this.#line.ask(message);
  }

  async why(code: number): Promise<Reason | null> {
    const answer = await this.#line.ask({ type: 'why_not', action: code });
    return answer?.type === 'why' ? answer.reason : null;
  }

  /** What some actions would come to; a reason where one of them is not legal. */
  async quoteOf(actions: readonly number[]): Promise<QuoteJson | Reason | null> {
    const answer = await this.#line.ask({ type: 'quote', actions: [...actions] });
    return answer?.type === 'quoted' ? answer.quote : answer?.type === 'refusal' ? answer.reason : null;
  }

  /** Asks what a bot would do that knows what this seat knows; asked again, puts its answer away. */
  async askAdvice(): Promise<void> {
    if (this.advice || this.pondering || this.legal.length === 0 || !this.#state?.hints) {
      this.dropAdvice();
      return;
    }
    const mine = (this.#pondered = Symbol());
    this.pondering = true;
    const answer = await this.#line.ask({ type: 'hint' });
    if (this.#pondered !== mine) return; // nobody wants to know any more
    this.pondering = false;
    if (answer?.type === 'hinted' && answer.revision === this.#state?.revision) this.advice = answer;
    else if (answer?.type === 'error') this.problem = answer.code;
  }

  dropAdvice(): void {
    this.#pondered = null;
    this.pondering = false;
    this.advice = null;
  }

  consider(action: LegalAction | null): void {
    if (this.considered?.code === action?.code) return;
    this.considered = action;
    this.quote = null;
    if (!action || !this.legal.includes(action)) return;
    const name = `${this.#state?.revision}:${action.code}`;
    const known = this.#quotes.get(name);
    if (known !== undefined) this.quote = known;
    else setTimeout(() => void this.#fetchQuote(name, action), 120);
  }

  /** Shows at once whatever has come. */
  hurry(): void {
    this.#catching = null;
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
    this.waiting = 0;
    this.replaying = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#lookUp);
    this.#line.close();
  }

  async #fetchQuote(name: string, action: LegalAction): Promise<void> {
    if (this.considered?.code !== action.code) return;
    const quote = await this.quoteOf([action.code]);
    const told = quote && 'seat' in quote && 'events' in quote ? quote : null;
    this.#quotes.set(name, told);
    if (this.considered?.code === action.code) this.quote = told;
  }

  async #move(message: Parameters<Line['ask']>[0]): Promise<void> {
    this.busy = true;
    const answer = await this.#line.ask(message);
    this.busy = false;
    if (answer?.type === 'state' && message.type === 'act' && !answer.outdated)
      this.fresh = this.events.length;
    else if (answer?.type === 'error') this.problem = answer.code;
    else if (answer?.type === 'refusal' || answer?.type === 'undo_refusal') this.refused?.(answer);
  }

  /** Set by the table: says a refusal in words. */
  refused: ((answer: Extract<ServerMessage, { type: 'refusal' | 'undo_refusal' }>) => void) | null = null;

  #settle(): void {
    this.picked = null;
    this.considered = null;
    this.quote = null;
    this.answer = null;
    this.advice = null;
    this.large = null;
  }

  #hello() {
    this.#returns = true;
    const { keys, host } = holding(this.id);
    const last = this.#latest;
    return {
      type: 'hello' as const,
      table: this.id,
      keys,
      host: host ?? null,
      ...(last ? { look: last.you, revision: last.revision, generation: last.generation } : {}),
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'state') this.#arrive(message);
    else if (message.type === 'presence' && this.#state) {
      const { seats, watchers } = message;
      this.#state = { ...this.#state, seats, watchers };
      if (this.#latest) this.#latest = { ...this.#latest, seats, watchers };
    } else if (message.type === 'error' && message.answer === null) this.problem = message.code;
  }

  /** Own moves are shown at once, those of others one after another, at a pace the eye can follow. */
  #arrive(state: State): void {
    const last = this.#latest;
    this.#latest = state;
    this.problem = null;
    const follows =
      last !== null &&
      state.revision === last.revision + 1 &&
      state.you === last.you &&
      state.answer === null;
    const returns = this.#returns || last?.you !== state.you;
    this.#returns = false;
    const missed = returns && !document.hidden ? this.#missedSince(state) : null;
    if (missed !== null) void this.#catchUp(state, missed);
    else {
      this.#queue.push(state);
      if (!follows) this.hurry();
      else if (document.hidden) this.#timer ??= setTimeout(() => this.hurry(), UNSEEN);
      else this.#play();
    }
  }

  /** Whoever looks up again is shown what happened meanwhile. */
  #lookUp = (): void => {
    const state = this.#latest;
    if (document.hidden || !state) return;
    const missed = this.#missedSince(state);
    this.hurry();
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
    const mine = (this.#catching = Symbol());
    const events = eventsAfter(this.events, state);
    const answer = quiet() ? null : await this.#line.ask({ type: 'missed', since });
    if (this.#catching !== mine) return; // something newer had to be shown at once
    this.#catching = null;
    this.away = state.view ? summable(events.slice(since), state.view) : [];
    this.fresh = since;
    const steps = answer?.type === 'missed_steps' ? answer.steps : [];
    this.events = events.slice(0, since);
    this.#queue.unshift(
      ...steps.map((step) => ({ ...state, ...step, stage: 'playing' as const, legal: [] })),
      { ...state, events, events_from: 0 },
    );
    this.replaying = steps.length > 0;
    if (this.replaying) this.#play();
    else this.hurry();
  }

  #play(): void {
    this.waiting = this.#queue.length;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#queue.length === 0 || this.#catching) return;
    const wait = Math.max(0, this.#shownAt + paceOf(this.#queue.length) - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const state = this.#queue.shift();
      this.waiting = this.#queue.length;
      if (this.waiting === 0) this.replaying = false;
      if (state) this.#show(state);
      this.#schedule();
    }, wait);
  }

  #show(state: State): void {
    const before = this.#state;
    const goesOn =
      before !== null && before.generation === state.generation && state.events_from === this.events.length;
    this.events = eventsAfter(this.events, state);
    if (!before && this.away.length === 0) this.fresh = this.events.length;
    this.#state = state;
    this.#shownAt = performance.now();
    if (!document.hidden) keepSeen(this.id, state, this.events.length);
    if (state.revision !== before?.revision) this.#settle();
    if (goesOn && before?.view && !document.hidden) this.#onevents?.(state.events);
  }
}
