import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveTable } from '../lib/table/liveTable.svelte';
import { PositionTable } from '../lib/table/positionTable.svelte';
import type { Position } from '../lib/table/position';
import type { Edition } from '../lib/edition/edition';
import { openTable } from '../recorded/fakeServer';
import { states } from '../recorded/sessions';
import { focusDecision, handleShortcut } from './shortcuts';

const toggleList = vi.fn();
let live: LiveTable;
const press = (key: string, model: LiveTable | PositionTable = live, more: KeyboardEventInit = {}): boolean =>
  handleShortcut(new KeyboardEvent('keydown', { key, ...more }), model, document, toggleList);

beforeEach(() => {
  vi.useFakeTimers();
  live = openTable([states(4)[0]!]);
});
afterEach(() => {
  live.close();
  toggleList.mockClear();
  document.body.replaceChildren();
});

it('takes back and brings back, with a small or a large letter', () => {
  const undo = vi.spyOn(live, 'undo').mockReturnValue();
  expect([press('u'), press('R')]).toEqual([true, true]);
  expect(undo.mock.calls).toEqual([[false], [true]]);
});

it('ends the turn where that is possible', () => {
  const act = vi.spyOn(live, 'act').mockReturnValue();
  const legal = vi.spyOn(live, 'legal', 'get').mockReturnValue([]);
  expect(press('e')).toBe(false);
  expect(act).not.toHaveBeenCalled();
  legal.mockReturnValue([
    { code: 3, kind: 'pass', args: {}, context: {} },
    { code: 7, kind: 'end_turn', args: {}, context: {} },
  ]);
  expect(press('e')).toBe(true);
  expect(act).toHaveBeenCalledExactlyOnceWith([7]);
});

it('shows the list, a hint, and what comes next', () => {
  const requestHint = vi.spyOn(live, 'requestHint').mockResolvedValue();
  const skipAhead = vi.spyOn(live, 'skipAhead').mockReturnValue();
  const nextTurn = vi.spyOn(live, 'nextTurn').mockReturnValue();
  for (const [key, done] of [
    ['l', toggleList],
    ['h', requestHint],
    ['s', skipAhead],
    ['n', nextTurn],
  ] as const) {
    expect(done).not.toHaveBeenCalled();
    expect(press(key)).toBe(true);
    expect(done).toHaveBeenCalledOnce();
  }
});

it('closes with Escape whatever was chosen, but not a card that was pinned', () => {
  const dismiss = vi.spyOn(live.hints, 'dismiss');
  live.chosen = { code: 1, kind: 'ship', args: {}, context: {} };
  live.enlarged = { piece: 'ship-1', pinned: true };
  expect(press('Escape')).toBe(true);
  expect(dismiss).toHaveBeenCalledOnce();
  expect(live.chosen).toBeNull();
  expect(live.enlarged).toMatchObject({ piece: 'ship-1' });
  live.enlarged = { piece: 'ship-1', pinned: false };
  press('Escape');
  expect(live.enlarged).toBeNull();
});

it('leaves other keys alone, and every key with a modifier or while one types', () => {
  expect(press('x')).toBe(false);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('l', live, { [modifier]: true })).toBe(false);
  const field = document.body.appendChild(document.createElement('input'));
  const typed = new KeyboardEvent('keydown', { key: 'l', bubbles: true });
  field.dispatchEvent(typed);
  expect(handleShortcut(typed, live, document, toggleList)).toBe(false);
  expect(toggleList).not.toHaveBeenCalled();
  const button = document.body.appendChild(document.createElement('button'));
  const pressed = new KeyboardEvent('keydown', { key: 'l', bubbles: true });
  button.dispatchEvent(pressed);
  expect(handleShortcut(pressed, live, document, toggleList)).toBe(true);
});

it('does nothing at a position that cannot be played', () => {
  const still = new PositionTable({} as Edition, { seats: [], legal: [] } as unknown as Position);
  for (const key of ['u', 'h', 's', 'n', 'escape']) expect(press(key, still)).toBe(true);
});

it('puts the focus on the first thing that can be done: a choice, a card, a board, a button', () => {
  document.body.innerHTML = `
    <div class="decision"><button id="last" data-code="9"></button></div>
    <div class="action-boards"><button id="board" data-code="8"></button></div>
    <div class="card-row"><button id="card" data-codes="6 7"></button></div>
    <div class="scale"><button class="more" disabled></button><button id="scale" class="more"></button></div>
    <div class="choice-area"><button id="choice" data-code="5"></button></div>`;
  for (const id of ['choice', 'scale', 'card', 'board', 'last']) {
    expect(press('d')).toBe(true);
    expect(document.activeElement?.id).toBe(id);
    document.activeElement?.remove();
  }
  document.body.innerHTML = '<button id="any" data-code="4"></button>';
  focusDecision(document);
  expect(document.activeElement?.id).toBe('any');
});
