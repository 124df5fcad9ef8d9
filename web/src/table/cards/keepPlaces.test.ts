import { expect, test } from 'vitest';
import { keepPlaces } from './keepPlaces';

test('a card that is taken leaves a gap', () => {
  expect(keepPlaces([4, 7, 9], [4, 9])).toEqual([4, null, 9]);
  expect(keepPlaces([4, null, 9], [9])).toEqual([null, null, 9]);
});

test('an undone choice fills its gap again', () => {
  expect(keepPlaces([4, 7, 9], [4, 7, 9])).toEqual([4, 7, 9]);
});

test('when new cards come, all close up', () => {
  expect(keepPlaces([4, null, 9], [4, 9, 12])).toEqual([4, 9, 12]);
  expect(keepPlaces([], [1, 2])).toEqual([1, 2]);
});
