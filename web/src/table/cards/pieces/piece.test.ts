import { beforeEach, expect, it, vi } from 'vitest';
import type { TableModel } from '../../../lib/table/tableModel.svelte';
import type { LegalAction } from '../../../lib/wire';
import { pieceState } from './piece';

const action = (code: number): LegalAction => ({ code, kind: 'hire', args: {}, context: {} });
const [one, other] = [action(4), action(5)];
const choose = vi.fn();
const offer = vi.fn();
let model: TableModel;

beforeEach(() => {
  vi.clearAllMocks();
  model = { chosen: null, ways: [], enlarged: null, choose, offer } as unknown as TableModel;
});

it('is lit with its one action, and does it', () => {
  const { onchoose, ...state } = pieceState(model, 'captain-3', [one], { mini: true, asked: true });
  expect(state).toEqual({
    piece: 'captain-3',
    mini: true,
    code: 4,
    lit: true,
    dim: false,
    chosen: false,
    skipTab: false,
  });
  onchoose?.();
  expect(choose).toHaveBeenCalledExactlyOnceWith(one, false);
});

it('offers several actions in the tray', () => {
  const { onchoose, ...state } = pieceState(model, 'captain-3', [one, other], {});
  expect(state).toMatchObject({ codes: [4, 5], lit: true });
  expect(state).not.toHaveProperty('mini');
  expect(state).not.toHaveProperty('code');
  onchoose?.();
  expect(offer).toHaveBeenCalledExactlyOnceWith([one, other]);
  expect(model.enlarged).toBeNull();
});

it('without an action is only looked at, and dim while others are asked about', () => {
  const { onchoose, ...state } = pieceState(model, 'captain-3', [], { asked: true });
  expect(state).toEqual({ piece: 'captain-3', lit: false, dim: true, chosen: false, skipTab: true });
  expect(pieceState(model, 'captain-3', [], { first: true })).toMatchObject({ dim: false, skipTab: false });
  onchoose?.();
  expect(model.enlarged).toEqual({ piece: 'captain-3', pinned: true });
  expect(choose).not.toHaveBeenCalled();
});

it('is chosen where its action, or one of its ways, waits to be confirmed', () => {
  model.chosen = one;
  expect(pieceState(model, 'captain-3', [other, one], {}).chosen).toBe(true);
  expect(pieceState(model, 'captain-4', [other], {}).chosen).toBe(false);
  Object.assign(model, { chosen: null, ways: [one, other] });
  expect(pieceState(model, 'captain-4', [other], {}).chosen).toBe(true);
});
