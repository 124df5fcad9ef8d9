import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LabRun } from '../../lib/wire';
import { isFew, isShort, isUnderWay, timeLeft, pollRun } from './run';

const run = (change: Partial<LabRun>): LabRun => ({
  run: 'a'.repeat(16),
  edition: { key: 'classic', id: 'classic', hash: '', title: {} },
  players: 4,
  games: 20,
  bot: 'greedy',
  stage: 'playing',
  done: 0,
  rate: null,
  left: null,
  report: null,
  ...change,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('time is given in minutes and seconds', () => {
  expect(timeLeft(59)).toEqual({ minutes: 0, seconds: 59 });
  expect(timeLeft(125)).toEqual({ minutes: 2, seconds: 5 });
});

it('a simulation is under way until its report is there', () => {
  expect(
    (['playing', 'reporting', 'done', 'stopped', 'failed'] as const).filter((stage) =>
      isUnderWay(run({ stage })),
    ),
  ).toEqual(['playing', 'reporting']);
  expect(isShort(run({ stage: 'done', done: 19 }))).toBe(true);
  expect(isShort(run({ stage: 'done', done: 20 }))).toBe(false);
  expect(
    isFew({ address: '', made: '', compared: null, samples: [{ players: 4, games: 300, bots: [] }] }),
  ).toBe(true);
});

it('a simulation is followed to its end, through a lost connection', async () => {
  const answers: (LabRun | Error)[] = [
    run({ done: 4 }),
    new Error('offline'),
    run({ stage: 'done', done: 20 }),
  ];
  const ask = vi.fn(() => {
    const next = answers.shift();
    return next instanceof Error || !next
      ? Promise.reject(next ?? new Error('asked too often'))
      : Promise.resolve(next);
  });
  const seen: number[] = [];
  const watching = pollRun(
    ask,
    ({ done }) => seen.push(done),
    () => false,
    new AbortController().signal,
  );
  await vi.runAllTimersAsync();
  await watching;
  expect(seen).toEqual([4, 20]);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('nobody asks any longer once the page is left, or the simulation is unknown', async () => {
  const left = new AbortController();
  const ask = vi.fn(() => Promise.resolve(run({})));
  const watching = pollRun(
    ask,
    () => left.abort(),
    () => false,
    left.signal,
  );
  await vi.runAllTimersAsync();
  await watching;
  expect(ask).toHaveBeenCalledTimes(1);
  const unknown = vi.fn(() => Promise.reject(new Error('not found')));
  await pollRun(
    unknown,
    () => undefined,
    () => true,
    new AbortController().signal,
  );
  expect(unknown).toHaveBeenCalledTimes(1);
});
