import { expect, it } from 'vitest';
import { formatAddress, parseAddress } from './address';

it('reads the numbers of an address, and nothing else', () => {
  const read = (query: string) => parseAddress(new URLSearchParams(query));
  expect(read('step=12&seat=0&turn=3')).toEqual({ step: 12, seat: 0, turn: 3 });
  expect(read('step=1x&seat=-1&turn=x1')).toEqual({ step: null, seat: null, turn: null });
  expect(read('')).toEqual({ step: null, seat: null, turn: null });
});

it('names the seat only where there is one', () => {
  expect(formatAddress('g', 7, null)).toBe('/replays/g?step=7');
  expect(formatAddress('g', 7, 0)).toBe('/replays/g?step=7&seat=0');
});
