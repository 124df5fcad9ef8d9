import { expect, test } from 'vitest';
import { keepPlaces } from './keepPlaces';

test('whoever is hired keeps a place, and is there again when that is taken back', () => {
  expect(keepPlaces([4, 7, 9], [4, 9])).toEqual([4, 7, 9]);
  expect(keepPlaces([4, 7, 9], [9])).toEqual([4, 7, 9]);
  expect(keepPlaces([4, 7, 9], [4, 7, 9])).toEqual([4, 7, 9]);
});

test('new ones close the gaps', () => {
  expect(keepPlaces([4, 7, 9], [4, 9, 12])).toEqual([4, 9, 12]);
  expect(keepPlaces([], [1, 2])).toEqual([1, 2]);
});
