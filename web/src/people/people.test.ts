import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { People } from './people.svelte';
import { gone, person, tableOf } from './sample';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('knows at once who comes and goes', () => {
  const people = new People();
  people.receive(tableOf([person(0), person(1)]));
  expect(people.waiting?.awaySince).toBeNull();
  people.receive({ type: 'presence', seats: [person(0), gone(1, 5)], watchers: 2 });
  expect(people.waiting?.awaySince).not.toBeNull();
  expect(people.latest?.watchers).toBe(2);
});

it('says for a while what everybody should hear of', () => {
  const people = new People();
  people.receive(tableOf([person(0), gone(1, 300)]));
  people.receive(tableOf([person(0), person(1, { bot: 'bosun', presence: 'bot', connected: false })]));
  expect(people.notes).toMatchObject([{ kind: 'stand_in', seat: 1 }]);
  people.receive(tableOf([person(0), person(1)]));
  expect(people.notes.map(({ kind }) => kind)).toEqual(['stand_in', 'plays_again']);
  vi.advanceTimersByTime(8000);
  expect(people.notes).toEqual([]);
});

it('counts reminders of one’s own turn, and shows everybody’s', () => {
  const people = new People();
  people.receive(tableOf([person(0), person(1)]));
  people.receive({ type: 'nudged', seat: 1, by: 0 });
  expect(people.reminders).toBe(0);
  people.receive({ type: 'nudged', seat: 0, by: null });
  expect(people.reminders).toBe(1);
  expect(people.notes.map(({ seat }) => seat)).toEqual([1, 0]);
});

it('shows the last thing that somebody says', () => {
  const people = new People();
  people.receive(tableOf([person(0), person(1)]));
  people.receive({ type: 'said', seat: 1, phrase: 'hello', reaction: null });
  people.receive({ type: 'said', seat: 0, phrase: 'thanks', reaction: null });
  people.receive({ type: 'said', seat: 1, phrase: null, reaction: 'laugh' });
  expect(people.notes).toMatchObject([
    { seat: 0, phrase: 'thanks' },
    { seat: 1, reaction: 'laugh' },
  ]);
});

it('goes by the server’s clock', () => {
  const people = new People();
  people.receive({ type: 'pong', answer: 1, time: new Date(Date.now() + 60_000).toISOString() });
  expect(people.now).toBe(Date.now() + 60_000);
});
