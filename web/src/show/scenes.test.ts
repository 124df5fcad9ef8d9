import { describe, expect, it } from 'vitest';
import type { Edition } from '../lib/edition/edition';
import { setMessages } from '../lib/text/fluent.svelte';
import type { Event, Result } from '../lib/wire';
import { textsOf } from '../recorded/fakeServer';
import { classicEdition } from '../recorded/sessions';
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
    expect(questions('blue', [10, 30])[0]).toMatchObject({ n: 10, has: [0, 1] });
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

  it('says of each step what happened, or that nothing did', () => {
    setMessages('en', textsOf('en'));
    const names = ['Ada', 'Ben', 'Cleo'];
    const said = (...more: Event[]) =>
      scenesOf(classicEdition(), more, result(), names).flatMap((scene) =>
        scene.kind === 'step' ? [scene.lines] : [],
      );
    const phase = (name: 'last_captains' | 'last_payments' | 'last_allegiances'): Event => ({
      kind: 'phase_begins',
      seat: null,
      phase: name,
    });
    expect(said()).toEqual([
      ['No more captains are activated.'],
      ['Nobody pays for an allegiance.'],
      ['The warehouses are empty.'],
      ['Nobody turns money into VP.'],
      ['Nobody’s colours are more than 10 apart. Nothing is lost.'],
    ]);
    const [captains, payments, sale, conversion, limit] = said(
      ...events,
      { kind: 'allegiance_taken', seat: 0, allegiance: 1 },
      { kind: 'allegiance_proven', seat: 1, allegiance: 3 },
      { kind: 'goods', seat: 0, resource: 'ore', pieces: -2, cause: 'last_sale' },
      { kind: 'money', seat: 2, amount: 5, cause: 'last_sale' },
      { kind: 'converted', seat: 2, blue: 0, red: 4 },
      phase('last_allegiances'),
      { kind: 'allegiance_taken', seat: 1, allegiance: 2 },
      { kind: 'hired', seat: 1, captain: 2 },
      { kind: 'allegiance_proven', seat: 0, allegiance: 1 },
      phase('last_captains'),
      { kind: 'vp', seat: 2, colour: 'red', points: 5, cause: 'effect' },
      { kind: 'goods', seat: 2, resource: 'ore', pieces: 1, cause: 'effect' },
    );
    expect(captains).toEqual(['Ben activates captain 4.', 'Cleo gains 5 red VP.']);
    expect(payments).toEqual(['Ben proves allegiance 3: 4 buildings of one colour built.']);
    expect(sale).toEqual(['Ada gets $18 for what is left.', 'Cleo gets $5 for what is left.']);
    expect(conversion).toEqual([
      'Cleo turns $40 into 4 red VP.',
      'Ben takes allegiance 2: Population 19 reached.',
    ]);
    expect(limit).toEqual(['Ben loses 2 blue VP: the two colours may be at most 10 apart.']);
  });

  it('opens the chests of a colour by its questions alone', () => {
    const scenes = scenesOf(edition, events, result(), []);
    const at = (kind: string, colour: string) =>
      scenes.findIndex((scene) => scene.kind === kind && 'colour' in scene && scene.colour === colour);
    const [blue, red] = [at('question', 'blue'), at('question', 'red')];
    expect(opened(scenes, blue, 'blue')).toEqual(new Set([0]));
    expect(opened(scenes, blue, 'red')).toEqual(new Set());
    expect(opened(scenes, red - 1, 'red')).toEqual(new Set());
    expect(opened(scenes, red - 1, 'blue')).toEqual(new Set([0, 1, 2]));
  });

  it('at two players asks only for the colour that decides', () => {
    const scenes = scenesOf(edition, events, result({ victory: 'red' }), []);
    const asked = scenes.flatMap((scene) => (scene.kind === 'question' ? [scene.colour] : []));
    expect(new Set(asked)).toEqual(new Set(['red']));
  });

  it('goes straight to the crown when the players stopped', () => {
    expect(scenesOf(edition, events, result({ stopped: true }), [])).toEqual([{ kind: 'crowns' }]);
  });
});
