/** The table by keyboard: single letters for what is done often, and a place to stand after every decision. */

import type { TableModel } from '../lib/table/tableModel.svelte';
import { LiveTable } from '../lib/table/liveTable.svelte';

const FOCUS_ORDER = [
  '.choice-area [data-code]',
  '.scale .more:not(:disabled)',
  '.card-row :is([data-code], [data-codes])',
  '.action-boards [data-code]',
  '.decision [data-code]',
  '.convert-money button:not(:disabled)',
  '[data-code]',
];

/** Moves the focus to the first thing that can be done. */
export function focusDecision(root: ParentNode): void {
  for (const place of FOCUS_ORDER) {
    const found = root.querySelector<HTMLElement>(place);
    if (found) {
      found.focus();
      return;
    }
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

/** Does what a key stands for; false where it stands for nothing. */
export function handleShortcut(
  event: KeyboardEvent,
  model: TableModel,
  root: ParentNode,
  toggleList: () => void,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const end = model.legal.find(({ kind }) => kind === 'end_turn');
  switch (event.key.toLowerCase()) {
    case 'u':
    case 'r':
      if (model instanceof LiveTable) model.undo(event.key.toLowerCase() === 'r');
      return true;
    case 'e':
      if (end) model.act([end.code]);
      return end !== undefined;
    case 'l':
      toggleList();
      return true;
    case 'd':
      focusDecision(root);
      return true;
    case 'h':
      if (model instanceof LiveTable) void model.requestHint();
      return true;
    case 's':
      if (model instanceof LiveTable) model.skipAhead();
      return true;
    case 'n':
      if (model instanceof LiveTable) model.nextTurn();
      return true;
    case 'escape':
      if (model instanceof LiveTable) model.hints.dismiss();
      if (!model.enlarged?.pinned) model.enlarged = null;
      model.cancelChoice();
      return true;
    default:
      return false;
  }
}
