import { expect, test } from 'vitest';
import { codeOf } from './codes';
import { ACTION_KINDS, type ActionKind } from './contract';

test.each<[ActionKind, Parameters<typeof codeOf>[1], number]>([
  ['close', {}, 2],
  ['sell', { resource: 'wood' }, 22],
  ['row', { board: 'tavern', side: 2 }, 52],
  ['alternative', { board: 'market' }, 59],
  ['ship', { ship: 9, ship_row: 3 }, 97],
  ['build', { building: 25 }, 122],
  ['fulfil', { contract: 2, colour: 'red' }, 216],
  ['allegiance', { allegiance: 10 }, 258],
  ['convert_red', { points: 31 }, 322],
])('%s %o has code %i', (kind, args, code) => {
  expect(codeOf(kind, args)).toBe(code);
});

test('kinds follow one another without a gap', () => {
  const firsts = Object.values(ACTION_KINDS).map(({ first }) => first);
  const codes = (Object.keys(ACTION_KINDS) as ActionKind[]).map((kind) => codeOf(kind));
  expect(codes).toEqual(firsts);
});
