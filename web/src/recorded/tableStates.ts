/** States of the recorded games, and a clean start for every test of a table over them. */

import { afterEach, beforeEach, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import type { Event, State } from '../lib/wire';
import { closeTables, FakeSocket } from './fakeServer';
import { states } from './sessions';

export const answer = (message: object): void => FakeSocket.last.answer(message);
export const settled = () => vi.advanceTimersByTimeAsync(0);
export const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
};

/** Each test begins with a stopped clock, and a table that shows everything at once. */
export function freshTables(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 'instant';
    settings.roundPause = 'never';
  });
  afterEach(() => {
    closeTables();
    hide(false);
    Object.assign(settings, { speed: 'normal', roundPause: 'wait', motion: 'system' });
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** All events of a game up to a state. */
export const eventsUntil = (all: readonly State[], last: State): Event[] =>
  all
    .slice(0, all.indexOf(last) + 1)
    .reduce<Event[]>((events, one) => [...events.slice(0, one.events_from), ...one.events], []);
export const whole = (state: State): State => ({
  ...state,
  answer: null,
  events: eventsUntil(states(state.players as 2 | 4), state),
  events_from: 0,
});
export const find = (test: (state: State) => boolean, players: 2 | 4 = 4): State =>
  states(players).find(test)!;
const yours = ({ legal }: State): boolean => legal.length > 1;
/** One's own turn, and the next state after it that somebody else brings about. */
export const mine = (): State => find((state) => yours(state) && state.view?.pending?.asked === 'turn');
export const theirs = (): [State, State] => {
  const all = states(4);
  const at = all.findIndex(({ answer: mine }, i) => mine === null && all[i - 1]?.answer === null && i > 20);
  return [all[at - 1]!, all[at]!];
};
