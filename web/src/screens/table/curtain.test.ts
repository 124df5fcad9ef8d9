import { describe, expect, it } from 'vitest';
import type { View } from '../../lib/wire';
import { hasSecrets, nextAtScreen } from './curtain';

const view = (blue: (number | null)[], to_move: number | null, phase = 'acting'): View =>
  ({ to_move, phase, seats: blue.map((points, seat) => ({ seat, blue: points })) }) as unknown as View;

describe('pass and play', () => {
  it('hands the screen to whoever is next, if they sit at it', () => {
    expect(nextAtScreen(view([1, 1, 1], 1), { holds: [0, 1], you: 0 })).toBe(1);
    expect(nextAtScreen(view([1, 1, 1], 0), { holds: [0, 1], you: 0 })).toBeNull();
    expect(nextAtScreen(view([1, 1, 1], 2), { holds: [0, 1], you: 0 })).toBeNull();
    expect(nextAtScreen(view([1, 1, 1], 1), { holds: [1], you: null })).toBeNull();
    expect(nextAtScreen(view([1, 1, 1], null), { holds: [0, 1], you: 0 })).toBeNull();
  });

  it('lowers the curtain only where something hidden would be seen', () => {
    expect(hasSecrets(view([3, 5], 1), 1)).toBe(false);
    expect(hasSecrets(view([3, null], 1), 1)).toBe(true); // the chest is closed
    expect(hasSecrets(view([3, 5], 1, 'converting'), 1)).toBe(true);
  });
});
