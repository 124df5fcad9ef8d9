import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { loadStored, saveStored } from '../../lib/storage';
import { useMessages } from '../../turns/recorded';
import type { LiveTable } from '../../lib/table/liveTable.svelte';
import Coach from './Coach.svelte';
import { LESSON_NOTES } from './notes';

const ID = 'a-lesson';
const stored = () => loadStored<string[]>(`lesson.${ID}`, []);

it('tells an overdue note once', () => {
  useMessages('en');
  const all = LESSON_NOTES.map(({ id }) => id);
  saveStored(
    `lesson.${ID}`,
    all.filter((id) => id !== 'contract'),
  );
  const table = {
    id: ID,
    you: 0,
    stage: 'playing',
    queued: 0,
    isWatching: false,
    entries: [],
    legal: [],
    hints: { current: null, loading: false },
    state: null,
    view: { you: 0, round: 2, removing: false, pending: { asked: 'turn', seat: 0 }, seats: [{ goods: {} }] },
  } as unknown as LiveTable;
  const { container } = render(Coach, { table });
  const gotIt = container.querySelector<HTMLButtonElement>('.note .primary');
  expect(gotIt).not.toBeNull();
  gotIt?.click();
  flushSync();
  expect(container.querySelector('.note')).toBeNull();
  expect(stored().toSorted()).toEqual(all.toSorted());
});
