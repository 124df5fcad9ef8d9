import { expect, it } from 'vitest';
import { PHRASES } from '../lib/contract';
import { person, tableOf } from './sample';
import { canTalk, phrasesAt } from './talk';

it('offers every phrase at some time, and none twice', () => {
  const stages = ['gathering', 'playing', 'over'] as const;
  expect(new Set(stages.flatMap(phrasesAt))).toEqual(new Set(PHRASES));
  for (const stage of stages) expect(new Set(phrasesAt(stage)).size).toBe(phrasesAt(stage).length);
});

it('offers first what fits the moment', () => {
  expect(phrasesAt('gathering')[0]).toBe('hello');
  expect(phrasesAt('playing')[0]).toBe('well_played');
  expect(phrasesAt('over')[0]).toBe('good_game');
  expect(phrasesAt('abandoned')[0]).toBe('good_game');
});

it('is for those who sit with other people', () => {
  const bot = person(1, { kind: 'bot', bot: 'captain', presence: 'bot' });
  expect(canTalk(tableOf([person(0), person(1)]))).toBe(true);
  expect(canTalk(tableOf([person(0), bot]))).toBe(false);
  expect(canTalk(tableOf([person(0), person(1)], { holds: [0, 1] }))).toBe(false);
  expect(canTalk(tableOf([person(0), person(1)], { holds: [], you: null }))).toBe(false);
});
