/** What goes on among the people of a table. It is shown as it comes, while moves are shown one after another. */

import { now } from '../lib/now.svelte';
import type { ServerMessage, State } from '../lib/wire';
import { presenceNews, waitingFor, type PresenceNews } from './presence';
import type { Said } from './talk';

/** Something that is worth a line for a few seconds. By nobody: by the clock. */
type News = PresenceNews | { kind: 'nudged'; seat: number; by: number | null } | Said;
export type Note = News & { id: number };

const NOTE_TIME = 7000;

export class People {
  /** The table as it is now, whatever is being shown. */
  latest = $state.raw<State | null>(null);
  notes = $state.raw<readonly Note[]>([]);

  /** How often somebody has reminded this page of its turn. */
  reminders = $state(0);

  /** When the turn began that is going on, as far as this page knows. */
  #turnSince = $state(Date.now());
  /** How far the server's clock is ahead of this browser's. */
  #offset = $state(0);
  #nextNote = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  readonly waiting = $derived.by(() => this.latest && waitingFor(this.latest, this.#turnSince));

  /** The server's time, new every second. */
  get now(): number {
    return now() + this.#offset;
  }

  receive(message: ServerMessage): void {
    const before = this.latest;
    if (message.type === 'state') {
      if (message.view?.to_move !== before?.view?.to_move) this.#turnSince = Date.now() + this.#offset;
      this.latest = message;
    } else if (message.type === 'presence' && before) {
      this.latest = { ...before, seats: message.seats, watchers: message.watchers };
    } else if (message.type === 'nudged') {
      const { seat, by } = message;
      this.#note({ kind: 'nudged', seat, by });
      if (before?.holds.includes(seat)) this.reminders += 1;
    } else if (message.type === 'said') {
      const { seat, phrase, reaction } = message;
      this.#note({ kind: 'said', seat, phrase, reaction });
    } else if (message.type === 'pong') this.#setTime(Date.parse(message.time));
    if (before && this.latest && this.latest !== before && this.latest.stage === 'playing')
      for (const news of presenceNews(before.seats, this.latest.seats)) this.#note(news);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** The server's stamps have no fractions: a smaller difference is none. */
  #setTime(time: number): void {
    const offset = time - Date.now();
    if (Math.abs(offset - this.#offset) > 1500) this.#offset = offset;
  }

  #note(news: News): void {
    const note = { ...news, id: this.#nextNote++ };
    const interrupts = (one: Note) => one.kind === 'said' && note.kind === 'said' && one.seat === note.seat;
    this.notes = [...this.notes.filter((one) => !interrupts(one)), note];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.notes = this.notes.filter(({ id }) => id !== note.id);
    }, NOTE_TIME);
    this.#timers.add(timer);
  }
}
