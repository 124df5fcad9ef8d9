import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameSummary, ReviewProgress } from '../../lib/wire';
import { recordedEdition, useMessages } from '../../turns/recorded';
import ReviewSheet from './ReviewSheet.svelte';
import TurningPoint from './TurningPoint.svelte';

vi.mock('../../lib/api', () => ({ replayStep: () => new Promise(() => {}) }));

const progress = JSON.parse(
  readFileSync('src/screens/review/recorded/review3.jsonl', 'utf8'),
) as ReviewProgress;
const seats = ['Ada', 'Ben', 'Cleo'];
const sheet = {
  summary: { game: 'TABLE', seats, result: { winners: [0] } } as unknown as GameSummary,
  edition: recordedEdition(),
  colours: ['amber', 'violet', 'jade'] as const,
};

beforeAll(() => useMessages('en'));

test('what a turn cost is said at once; what was better, and what it was about, only when asked', async () => {
  const turn = progress.turns[progress.turning_points[1] ?? 0]!;
  const { container } = render(TurningPoint, { ...sheet, turn, number: 2 });
  screen.getByText('Cost');
  expect(container.querySelectorAll('.answer:not(.told)')).toHaveLength(2);
  expect(container.querySelector('.kind')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'What was better?' }));
  expect(container.querySelectorAll('.answer.told')).toHaveLength(2);
  expect(container.querySelector('.kind')?.textContent).toBe('Boards');
  await fireEvent.click(screen.getByRole('button', { name: 'Hide the answer' }));
  expect(container.querySelector('.answer.told, .kind')).toBeNull();
});

test('in short: the costliest mistake, and what the player could change and what not', async () => {
  const { container } = render(ReviewSheet, { ...sheet, own: 1, progress });
  const short = screen.getByRole('region', { name: 'In short' });
  within(short).getByText('Costliest mistake');
  expect(
    within(short)
      .getAllByText(/Ben could/)
      .map(({ textContent }) => textContent),
  ).toEqual(['What Ben could change', 'What Ben could not change']);
  within(short).getByText('−74.2 ± 7.2');

  const headings = () => [...container.querySelectorAll('.points h3')].map(({ textContent }) => textContent);
  expect(headings()).toHaveLength(5);
  await fireEvent.click(within(short).getByRole('link', { name: /clear mistakes?$/ }));
  expect(headings().length).toBeGreaterThan(0);
  expect(headings().every((heading) => heading?.startsWith('Ben, round'))).toBe(true);
});

test('while it grows, its progress stands where the summary will be', () => {
  render(ReviewSheet, {
    ...sheet,
    own: 0,
    progress: {
      ...progress,
      stage: 'running',
      turns: progress.turns.slice(0, 7),
      seats: [],
      turning_points: [],
    },
  });
  const short = screen.getByRole('region', { name: 'In short' });
  within(short).getByText(/7 of 100 turns/);
  expect(screen.queryByText('Costliest mistake')).toBeNull();
});
