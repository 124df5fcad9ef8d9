import { expect, test } from 'vitest';
import { flatten } from './path';
import { pen } from './pen';

test('a path is flattened piece by piece, absolute and relative', () => {
  const lines = flatten('M1 1h4v4Z M10 10L12 10');
  expect(lines).toEqual([
    {
      points: [
        [1, 1],
        [5, 1],
        [5, 5],
        [1, 1],
      ],
      closed: true,
    },
    {
      points: [
        [10, 10],
        [12, 10],
      ],
      closed: false,
    },
  ]);
});

test('an arc ends where it should and keeps its radius', () => {
  const points = flatten('M0 0A5 5 0 0 1 10 0')[0]?.points ?? [];
  expect(points.at(-1)?.[0]).toBeCloseTo(10);
  for (const [x, y] of points) expect(Math.hypot(x - 5, y)).toBeCloseTo(5);
});

test('the pen is the same every time and lifts at corners', () => {
  const square = 'M0 0H10V10H0Z';
  expect(pen(square, 1)).toBe(pen(square, 1));
  expect(pen(square, 1).split('M').length - 1).toBe(4);
});
