/** Shows the states of a table one after another, at the speed that the player has set. */

import { endsTurn, holdOf, leadOf } from '../../turns/speed';
import { settings } from '../settings.svelte';
import type { Event, MissedStep, State } from '../wire';

/** What was missed while away: the more there is, the quicker. */
const CATCH_UP = { slowest: 420, fastest: 90, whole: 2400 };
const catchUpInterval = (waiting: number): number =>
  Math.max(CATCH_UP.fastest, Math.min(CATCH_UP.slowest, CATCH_UP.whole / Math.max(waiting, 1)));

/** All events of a game, with those of a new state. */
export const eventsAfter = (events: readonly Event[], state: State): Event[] => [
  ...events.slice(0, state.events_from),
  ...state.events,
];

/** The states to show where steps were missed: each of them, with nothing to decide, and then the last one. */
export const missedStates = (
  last: State,
  steps: readonly MissedStep[],
  events: readonly Event[],
): State[] => [
  ...steps.map((step) => ({ ...last, ...step, stage: 'playing' as const, legal: [] })),
  { ...last, events: [...events], events_from: 0 },
];

export class Playback {
  /** States that have come and are not yet shown. */
  queued = $state(0);
  /** A whole turn of somebody else stands there to be read; nothing is asked meanwhile. */
  holding = $state(false);
  /** What the next state takes from the table: it lights up before it goes. */
  announced = $state.raw<readonly Event[]>([]);
  /** The moves that were missed are being shown one by one. */
  catchingUp = $state(false);

  #queue: State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leading: State | null = null;
  #shownAt = 0;
  #hold = 0;
  #paused = false;
  #show: (state: State) => void;

  constructor(show: (state: State) => void) {
    this.#show = show;
  }

  /** Adds states at the end, or before all others. */
  add(states: readonly State[], first = false): void {
    this.#queue = first ? [...states, ...this.#queue] : [...this.#queue, ...states];
    this.#count();
  }

  start(): void {
    this.#count();
    this.#schedule();
  }

  /** Nothing more is shown until `resume`. */
  pause(): void {
    this.#paused = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  resume(): void {
    this.#paused = false;
    this.start();
  }

  /** The turn that is shown has been read. */
  next(): void {
    this.#hold = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#leading) this.#reveal(this.#leading);
    else this.#schedule();
  }

  /** Takes out everything that waits, to be shown at once. */
  takeAll(): State[] {
    this.stop();
    const states = this.#leading ? [this.#leading, ...this.#queue] : this.#queue;
    this.#queue = [];
    this.#leading = null;
    this.announced = [];
    this.holding = false;
    this.#hold = 0;
    this.catchingUp = false;
    this.#count();
    return states;
  }

  /** Called after a state was shown at once: turns of others that came with it are still read. */
  hold(ms: number): void {
    this.#shownAt = performance.now();
    this.#hold = ms;
    this.holding = ms > 0;
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#paused = false;
  }

  #count(): void {
    this.queued = this.#queue.length + (this.#leading ? 1 : 0);
    if (this.queued === 0) this.catchingUp = false;
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#paused || this.#leading) return;
    if (this.#queue.length === 0 && !this.holding) return;
    if (this.#hold === Infinity) return;
    const wait = Math.max(0, this.#shownAt + this.#hold - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#advance();
    }, wait);
  }

  #advance(): void {
    const state = this.#queue.shift();
    this.holding = false;
    if (!state) return;
    const lead = this.catchingUp ? 0 : leadOf(settings.speed, state.events);
    if (lead === 0) {
      this.#reveal(state);
      return;
    }
    this.#leading = state;
    this.announced = state.events;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#reveal(state);
    }, lead);
  }

  #reveal(state: State): void {
    const { speed } = settings;
    this.#leading = null;
    const ends = endsTurn(state.events, state.view?.pending?.asked);
    this.#hold = this.catchingUp
      ? catchUpInterval(this.#queue.length)
      : holdOf(speed, ends, state.events, this.#queue.length);
    this.holding = !this.catchingUp && ends && this.#hold > 0;
    this.#shownAt = performance.now();
    this.#count();
    this.#show(state);
    this.announced = [];
    this.#schedule();
  }
}
