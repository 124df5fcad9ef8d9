import { expect, it, vi } from 'vitest';
import type { Edition } from '../edition/edition';
import type { Position } from './position';
import { PositionTable } from './positionTable.svelte';
import type { LegalAction } from '../wire';

const action = (code: number, kind: string): LegalAction => ({ code, kind, args: {}, context: {} });

function model() {
  const still = new PositionTable({} as Edition, { seats: [] } as unknown as Position);
  return { still, act: vi.spyOn(still, 'act') as unknown as ReturnType<typeof vi.fn> };
}

it('does at once what is clicked', () => {
  const { still, act } = model();
  still.choose(action(71, 'ship'), false);
  expect(act).toHaveBeenCalledExactlyOnceWith([71]);
});

it('lets a finger look first, and asks for no second tap where the button says all', () => {
  const { still, act } = model();
  still.choose(action(71, 'ship'), true);
  expect(act).not.toHaveBeenCalled();
  expect(still.chosen?.code).toBe(71);
  still.choose(action(71, 'ship'), true);
  expect(act).toHaveBeenLastCalledWith([71]);
  for (const [code, kind] of [
    [0, 'pass'],
    [1, 'end_turn'],
    [15, 'cube'],
  ] as const) {
    still.choose(action(code, kind), true);
    expect(act).toHaveBeenLastCalledWith([code]);
  }
});
