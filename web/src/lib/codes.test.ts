import { expect, test } from 'vitest';
import { codeOf, matching } from './codes';
import type { ActionArgs } from './wire';
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

test('the legal actions of a kind are found, also by some of their arguments', () => {
  const action = (code: number, kind: string, args: ActionArgs = {}) => ({ code, kind, args, context: {} });
  const legal = [
    action(0, 'pass'),
    action(71, 'ship', { ship: 1, ship_row: 1 }),
    action(72, 'ship', { ship: 1, ship_row: 2 }),
    action(75, 'ship', { ship: 2, ship_row: 2 }),
  ];
  const found = (kind: string, args?: ActionArgs) => matching(legal, kind, args).map(({ code }) => code);
  expect(found('ship')).toEqual([71, 72, 75]);
  expect(found('ship', { ship: 1 })).toEqual([71, 72]);
  expect(found('ship', { ship: 1, ship_row: 2 })).toEqual([72]);
  expect(found('pass')).toEqual([0]);
  expect(found('build', { building: 1 })).toEqual([]);
});
