import { expect, it } from 'vitest';
import type { Result } from '../lib/wire';
import { titlesOf } from './titles';

const result = { governors: [1], pirate_kings: [0, 2] } as unknown as Result;
const won = (victory: Result['victory']) =>
  titlesOf({ ...result, victory }).map(({ name, kind, seats }) => [name, kind, seats]);
const governor = ['show-governor', 'blue', [1]];
const king = ['show-pirate-king', 'red', [0, 2]];

it('are both, or the one that the game was played for', () => {
  expect(won(null)).toEqual([governor, king]);
  expect(won('blue')).toEqual([governor]);
  expect(won('red')).toEqual([king]);
});
