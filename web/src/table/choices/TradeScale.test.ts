import { fireEvent, render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { QuoteJson, Trade } from '../../lib/wire';
import type { LiveTable } from '../../lib/table/liveTable.svelte';
import TradeScale from './TradeScale.svelte';

const SELL_WOOD = 22;
const BUY_CANNON = 32;
const CLOSE = 2;
const open: Trade = {
  sold: { wood: 1 },
  bought: {},
  earned: 3,
  spent: 0,
  bonus_sold: null,
  bonus_bought: null,
  expansions: 0,
  expansion_cost: 0,
  amount: 3,
};
const stillOpen = { trade: open, events: [], seat: 0 } as unknown as QuoteJson;
const closedByIt = {
  trade: null,
  events: [{ kind: 'traded', seat: 0, amount: -4, bonus_sold: null, bonus_bought: null }],
  seat: 0,
} as unknown as QuoteJson;

/** A scale at a table that answers each quote in turn. */
const scale = (...answers: unknown[]) => scaleOn(null, answers);

function scaleOn(trade: Trade | null, answers: unknown[]) {
  const act = vi.fn();
  const requestQuote = vi.fn(() => Promise.resolve(answers.shift() ?? null));
  const table = {
    act,
    quotes: { of: requestQuote },
    hints: { suggested: null },
    busy: false,
    you: 0,
    names: [],
    view: {
      you: 0,
      pending: { asked: 'trading', seat: 0, ...(trade ? { trade } : {}) },
      seats: [{ goods: { wheat: 0, wood: 2, ore: 0, barrel: 0, tobacco: 0, cannon: 0 } }],
    },
    edition: { prices: { wheat: 2, wood: 3, ore: 4, barrel: 5, tobacco: 6, cannon: 7 } },
  } as unknown as LiveTable;
  const { container } = render(TradeScale, { table });
  const lay = async (pan: 0 | 1, good: number) => {
    const calls = requestQuote.mock.calls.length;
    await fireEvent.click(container.querySelectorAll('.pan')[pan]!.querySelectorAll('.more')[good]!);
    await vi.waitFor(() => expect(requestQuote.mock.calls.length).toBe(calls + 1));
    await new Promise((done) => setTimeout(done));
  };
  const close = () => container.querySelector<HTMLButtonElement>('.close')!;
  return { act, requestQuote, container, lay, close };
}

it('closes a Trade that is still open by a decision of its own', async () => {
  const { act, lay, close } = scale(stillOpen);
  expect(close().disabled).toBe(true);
  await lay(0, 1);
  await fireEvent.click(close());
  expect(act).toHaveBeenCalledExactlyOnceWith([SELL_WOOD, CLOSE]);
});

it('adds no second close to a Trade that its last piece closes', async () => {
  const { act, lay, close } = scale(stillOpen, closedByIt);
  await lay(0, 1);
  await lay(1, 5);
  await fireEvent.click(close());
  expect(act).toHaveBeenCalledExactlyOnceWith([SELL_WOOD, BUY_CANNON]);
});

it('takes a piece off again that the rules refuse, and says why', async () => {
  const { act, lay, close, container } = scale(stillOpen, { reason: 'money_short', args: {} });
  await lay(0, 1);
  await lay(1, 5);
  expect(container.querySelector('.problem')?.textContent).toBeTruthy();
  await fireEvent.click(close());
  expect(act).toHaveBeenCalledExactlyOnceWith([SELL_WOOD, CLOSE]);
});

it('shows what a Trade under way holds already, and closes it', async () => {
  const { act, close, container } = scaleOn(open, []);
  const sell = container.querySelector('.pan');
  expect(sell?.querySelectorAll('b')[1]?.textContent).toBe('1/2');
  expect(sell?.querySelectorAll<HTMLButtonElement>('.less')[1]?.disabled).toBe(true);
  await fireEvent.click(close());
  expect(act).toHaveBeenCalledExactlyOnceWith([CLOSE]);
});

it('lays more pieces on a Trade under way, and sends only those', async () => {
  const { act, lay, close } = scaleOn(open, [{ ...stillOpen, trade: { ...open, sold: { wood: 2 } } }]);
  await lay(0, 1);
  await fireEvent.click(close());
  expect(act).toHaveBeenCalledExactlyOnceWith([SELL_WOOD, CLOSE]);
});
