import { beforeAll, expect, it } from 'vitest';
import { setMessages } from '../lib/text/fluent.svelte';
import { textsOf } from '../recorded/fakeServer';
import { noteText, sinceShort, sinceText, untilText } from './peopleText';
import { NOW } from './sample';

const names = ['Anja', 'Bo', 'Cleo'];

beforeAll(() => setMessages('en', textsOf('en')));

it('says for how long, rounded down', () => {
  expect(sinceText(NOW - 119_000, NOW)).toBe('for a minute');
  expect(sinceText(NOW - 7_200_000, NOW)).toBe('for 2 hours');
});

it('says for how long in two letters where there is little room', () => {
  expect(sinceShort(NOW - 119_000, NOW)).toBe('1m');
  expect(sinceShort(NOW - 7_200_000, NOW)).toBe('2h');
});

it('says when, rounded up, and never that it is now', () => {
  expect(untilText(NOW + 40_001, NOW)).toBe('in 41 seconds');
  expect(untilText(NOW + 60_000, NOW)).toBe('in a minute');
  expect(untilText(NOW + 60_001, NOW)).toBe('in 2 minutes');
  expect(untilText(NOW - 5000, NOW)).toBe('in 1 second');
});

it('says who reminds whom, and whom the clock reminds', () => {
  const nudged = noteText({ kind: 'nudged', id: 0, seat: 1, by: 2 }, names);
  expect(nudged).toMatch(/Cleo.*Bo/);
  const timeUp = noteText({ kind: 'nudged', id: 1, seat: 1, by: null }, names);
  expect(timeUp).toContain('Bo');
  expect(timeUp).not.toContain('Cleo');
});

it('says for whom a bot plays, who has left and who plays again', () => {
  for (const kind of ['stand_in', 'left', 'plays_again'] as const) {
    const text = noteText({ kind, id: 0, seat: 2 }, names);
    expect(text).toContain('Cleo');
    expect(text).not.toMatch(/^people-/);
  }
});
