import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { People } from './people.svelte';
import type { View } from '../lib/wire';
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
  expect(people.notes).toMatchObject([
    { kind: 'nudged', seat: 1, by: 0 },
    { kind: 'nudged', seat: 0, by: null },
  ]);
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

it('keeps to the server’s clock while it is off by less than its stamps say', () => {
  const people = new People();
  const hears = (ahead: number) =>
    people.receive({ type: 'pong', answer: 1, time: new Date(Date.now() + ahead).toISOString() });
  hears(60_000);
  hears(58_500);
  expect(people.now).toBe(Date.now() + 60_000);
  hears(58_400);
  expect(people.now).toBe(Date.now() + 58_400);
});

it('lets whoever is to move think from the beginning of the turn, by the server’s clock', () => {
  const people = new People();
  const seats = [person(0), person(1), person(2)];
  people.receive({ type: 'pong', answer: 1, time: new Date(Date.now() + 60_000).toISOString() });
  people.receive(tableOf(seats));
  const began = people.now;
  expect(people.waiting).toMatchObject({ seat: 1, remindFrom: began + 30_000 });
  vi.advanceTimersByTime(10_000);
  people.receive(tableOf(seats));
  expect(people.waiting?.remindFrom).toBe(began + 30_000);
  people.receive(tableOf(seats, { view: { to_move: 2 } as View }));
  expect(people.waiting).toMatchObject({ seat: 2, remindFrom: began + 40_000 });
});

it('bears a table that has no game yet, and a reminder before it knows the table', () => {
  const people = new People();
  people.receive({ type: 'nudged', seat: 0, by: 1 });
  expect(people.reminders).toBe(0);
  people.receive(tableOf([person(0), person(1)], { stage: 'gathering', view: null }));
  people.receive(tableOf([person(0), person(1, { bot: 'bosun' })], { stage: 'gathering', view: null }));
  expect(people.waiting).toBeNull();
  expect(people.notes.map(({ kind }) => kind)).toEqual(['nudged']);
});

it('takes away each note after its own time', () => {
  const people = new People();
  people.receive(tableOf([person(0), person(1)]));
  people.receive({ type: 'said', seat: 1, phrase: 'hello', reaction: null });
  vi.advanceTimersByTime(3000);
  people.receive({ type: 'nudged', seat: 1, by: 0 });
  expect(people.notes.map(({ kind }) => kind)).toEqual(['said', 'nudged']);
  people.receive({ type: 'said', seat: 1, phrase: 'sorry', reaction: null });
  expect(people.notes.map(({ kind }) => kind)).toEqual(['nudged', 'said']);
  expect(new Set(people.notes.map(({ id }) => id)).size).toBe(2);
  vi.advanceTimersByTime(4000);
  expect(people.notes.map(({ kind }) => kind)).toEqual(['nudged', 'said']);
  vi.advanceTimersByTime(3000);
  expect(people.notes).toEqual([]);
});

it('takes nothing away after it was closed', () => {
  const people = new People();
  people.receive({ type: 'said', seat: 1, phrase: 'hello', reaction: null });
  people.close();
  vi.advanceTimersByTime(8000);
  expect(people.notes).toHaveLength(1);
});
