import { describe, expect, it } from 'vitest';
import type { LiveTable } from '../../lib/table/liveTable.svelte';
import type { LegalAction, View } from '../../lib/wire';
import { excessOf, expandAllPrice } from './overflow';

const view = {
  pending: { asked: 'overflow', seat: 1, arriving: { ore: 2, wheat: 1 } },
  seats: [{}, { goods: { wood: 3, barrel: 2 }, squares: 6 }],
} as unknown as View;
const expand: LegalAction = { code: 5, kind: 'expand', args: {}, context: { price: 1 } };

describe('goods that do not fit', () => {
  it('are counted', () => {
    expect(excessOf(view)).toBe(2);
    expect(excessOf({ ...view, pending: null })).toBe(0);
  });

  it('fit after so many expansions, for what these cost alone', async () => {
    const asked: number[][] = [];
    const table = {
      quotes: {
        of: (actions: number[]) => {
          asked.push(actions);
          return Promise.resolve({
            seat: 1,
            events: [
              { kind: 'money', seat: 1, amount: -1, cause: 'expansion' },
              { kind: 'money', seat: 1, amount: -2, cause: 'expansion' },
              { kind: 'money', seat: 1, amount: 4, cause: 'effect' },
            ],
          });
        },
      },
    } as unknown as LiveTable;
    expect(await expandAllPrice(table, expand, 2)).toBe(3);
    expect(asked).toEqual([[5, 5]]);
  });

  it('can be too many', async () => {
    const table = {
      quotes: { of: () => Promise.resolve({ reason: 'money_short' }) },
    } as unknown as LiveTable;
    expect(await expandAllPrice(table, expand, 2)).toBeNull();
  });
});
