import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../../lib/api';
import type { Edition } from '../../lib/edition/edition';
import type {
  Event,
  GameSummary,
  LegalAction,
  ReplayStep,
  TriedPosition,
  TriedTurnReview,
} from '../../lib/wire';
import { TryTable } from './tryTable.svelte';

const summary = { game: 'g', seats: ['Anja', 'Bo'], bots: [null, 'captain'] } as unknown as GameSummary;
const action = (code: number): LegalAction => ({ code, kind: 'ship', args: {}, context: {} });
const star = (seat: number): Event => ({ kind: 'star', seat, step: 1 });
const position = (more: Partial<TriedPosition> = {}): TriedPosition =>
  ({ seat: 1, view: { to_move: 1 }, legal: [action(4)], events: [], over: false, ...more }) as TriedPosition;
const judged = { loss: 0.1 } as TriedTurnReview;

const tried = vi.spyOn(api, 'tryPosition');
const judge = vi.spyOn(api, 'judgeTurn');
const asked = () => tried.mock.calls.map(([, { actions, about }]) => (about ? { actions, about } : actions));
const open = () => TryTable.open(summary, {} as Edition, ['violet', 'jade'], 7);
const idle = (table: TryTable) => vi.waitFor(() => expect(table.busy).toBe(false));

beforeEach(() => {
  tried.mockReset().mockResolvedValue(position());
  judge.mockReset().mockResolvedValue(judged);
  vi.spyOn(api, 'replayStep').mockResolvedValue({
    events_from: 1,
    events: [star(0)],
  } as unknown as ReplayStep);
  vi.spyOn(api, 'gameEvents').mockResolvedValue([star(0), star(1), star(0)]);
});
afterEach(() => void vi.clearAllMocks());

it('begins at the turn, with what had happened until then', async () => {
  const table = await open();
  expect(tried).toHaveBeenCalledExactlyOnceWith('g', { step: 7, actions: [] });
  expect(api.replayStep).toHaveBeenCalledWith('g', 7, 1);
  expect(api.gameEvents).toHaveBeenCalledWith('g', 1);
  expect(table.events).toEqual([star(0), star(1)]);
  expect(table.you).toBe(1);
  expect(table.legal).toEqual([action(4)]);
  expect(table.players.map(({ name, colour, bot }) => [name, colour, bot])).toEqual([
    ['Anja', 'violet', false],
    ['Bo', 'jade', true],
  ]);
});

it('plays on, takes back and begins again, each time from the first decision', async () => {
  const table = await open();
  tried.mockResolvedValue(position({ events: [star(1)] }));
  table.chosen = action(4);
  table.enlarged = { piece: 'ship-1', pinned: true };
  table.act([4]);
  expect(table.busy).toBe(true);
  expect(table.legal).toEqual([]);
  expect([table.chosen, table.enlarged]).toEqual([null, null]);
  table.act([9]);
  await idle(table);
  expect(table.actions).toEqual([4]);
  expect(table.events).toEqual([star(0), star(1), star(1)]);
  table.act([5, 6]);
  await idle(table);
  table.undo();
  await idle(table);
  table.restart();
  await idle(table);
  expect(asked()).toEqual([[], [4], [4, 5, 6], [4, 5], []]);
  expect(judge).not.toHaveBeenCalled();
});

it('is judged once the turn is over, and no longer once it goes on', async () => {
  const table = await open();
  tried.mockResolvedValue(position({ over: true }));
  table.act([4]);
  await vi.waitFor(() => expect(table.judged).toEqual(judged));
  expect(judge).toHaveBeenCalledExactlyOnceWith('g', { step: 7, actions: [4] });
  await idle(table);
  tried.mockResolvedValue(position());
  table.undo();
  expect(table.judged).toBeNull();
  await idle(table);
});

it('says what has failed, and stays where it was', async () => {
  const table = await open();
  tried.mockRejectedValueOnce(new api.Failure('offline'));
  table.act([4]);
  await idle(table);
  expect([table.failure, table.actions]).toEqual(['offline', []]);
  tried.mockRejectedValueOnce(new Error('?'));
  table.act([4]);
  expect(table.failure).toBeNull();
  await idle(table);
  expect(table.failure).toBe('broken');
});

it('asks what an action would change, and forgets an answer that comes too late', async () => {
  const table = await open();
  const quote = { money: -3 } as unknown as NonNullable<TriedPosition['quote']>;
  tried.mockResolvedValue(position({ quote }));
  table.preview(action(4));
  table.preview(action(4));
  await vi.waitFor(() => expect(table.quote).toEqual(quote));
  expect(asked().slice(1)).toEqual([{ actions: [], about: [4] }]);
  table.preview(action(5));
  expect(table.quote).toBeNull();
  table.preview(null);
  await new Promise((done) => setTimeout(done));
  expect(table.quote).toBeNull();
  expect(await table.quotes.of([4, 4])).toEqual(quote);
});

it('says why not, or nothing where nobody answers', async () => {
  const table = await open();
  const reason = { reason: 'money_short', args: {} } as unknown as NonNullable<TriedPosition['reason']>;
  tried.mockResolvedValue(position({ reason }));
  expect(await table.whyNot(8)).toEqual(reason);
  expect(await table.quotes.of([8])).toEqual(reason);
  expect(asked().at(-1)).toEqual({ actions: [], about: [8] });
  tried.mockRejectedValue(new api.Failure('offline'));
  expect(await table.whyNot(8)).toBeNull();
  expect(await table.quotes.of([8])).toBeNull();
});
