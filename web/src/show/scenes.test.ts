import { describe, expect, it } from 'vitest';
import type { Edition } from '../lib/edition/edition';
import type { Event, Result } from '../lib/wire';
import { opened, questions, scenesOf } from './scenes';

const result = (part: Partial<Result> = {}): Result => ({
  governors: [1],
  pirate_kings: [0],
  winners: [0, 1],
  victory: null,
  stopped: false,
  scores: [
    { blue: 8, red: 21, allegiance: null, proven: false },
    { blue: 36, red: 12, allegiance: 3, proven: true },
    { blue: 31, red: 12, allegiance: 1, proven: false },
  ],
  ...part,
});
const edition = {} as Edition;

describe('the questions', () => {
  it('go on until one chest is left', () => {
    expect(questions('blue', [8, 36, 31])).toEqual([
      { kind: 'question', colour: 'blue', n: 10, has: [1, 2], opens: [0] },
      { kind: 'question', colour: 'blue', n: 20, has: [1, 2], opens: [] },
      { kind: 'question', colour: 'blue', n: 30, has: [1, 2], opens: [] },
      { kind: 'question', colour: 'blue', n: 35, has: [1], opens: [2] },
      { kind: 'last', colour: 'blue', opens: [1] },
    ]);
  });

  it('ask no question that nobody could answer', () => {
    expect(questions('red', [3, 4])).toEqual([{ kind: 'last', colour: 'red', opens: [0, 1] }]);
    expect(
      questions('red', [41, 43]).map((scene) => (scene.kind === 'question' ? scene.n : scene.kind)),
    ).toEqual([10, 20, 30, 35, 40, 'last']);
  });
});

describe('the show', () => {
  const events: Event[] = [
    { kind: 'vp', seat: 0, colour: 'red', points: 3, cause: 'effect' },
    { kind: 'phase_begins', seat: null, phase: 'last_captains' },
    { kind: 'activated', seat: 1, captain: 4 },
    { kind: 'phase_begins', seat: null, phase: 'last_payments' },
    { kind: 'money', seat: 0, amount: 6, cause: 'last_sale' },
    { kind: 'money', seat: 0, amount: 12, cause: 'last_sale' },
    { kind: 'converted', seat: 0, blue: 0, red: 0 },
    { kind: 'limited', seat: 1, colour: 'blue', points: 2 },
  ];

  it('tells the five steps, the questions and the crowns', () => {
    const scenes = scenesOf(edition, events, result(), ['Ada', 'Ben', 'Cleo']);
    const steps = scenes.filter((scene) => scene.kind === 'step');
    expect(steps.map(({ rule }) => rule)).toEqual(['END-01', 'END-02', 'END-03', 'END-04', 'END-05']);
    expect(steps.map(({ lines }) => lines.length)).toEqual([1, 1, 1, 1, 1]);
    expect(scenes.at(-1)).toEqual({ kind: 'crowns' });
    const last = scenes.length - 1;
    expect(opened(scenes, last, 'blue')).toEqual(new Set([0, 1, 2]));
    expect(opened(scenes, last, 'red')).toEqual(new Set([0, 1, 2]));
    expect(opened(scenes, 4, 'blue').size).toBe(0);
  });

  it('at two players asks only for the colour that decides', () => {
    const scenes = scenesOf(edition, events, result({ victory: 'red' }), []);
    expect(scenes.some((scene) => scene.kind === 'question' && scene.colour === 'blue')).toBe(false);
  });

  it('goes straight to the crown when the players stopped', () => {
    expect(scenesOf(edition, events, result({ stopped: true }), [])).toEqual([{ kind: 'crowns' }]);
  });
});
