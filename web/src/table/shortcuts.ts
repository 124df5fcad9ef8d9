/** The table by keyboard: single letters for what is done often, and a place to stand after every decision. */

import type { Desk } from '../lib/table/tableModel.svelte';
import { Table } from '../lib/table/liveTable.svelte';

const FIRST = [
  '.stage [data-code]',
  '.scale .more:not(:disabled)',
  '.places [data-code]',
  '.decision [data-code]',
  '.points button:not(:disabled)',
  '[data-code]',
];

/** Moves the focus to the first thing that can be done. */
export function standAtDecision(root: ParentNode): void {
  for (const place of FIRST) {
    const found = root.querySelector<HTMLElement>(place);
    if (found) {
      found.focus();
      return;
    }
  }
}

const writing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

/** Does what a key stands for; false where it stands for nothing. */
export function pressed(event: KeyboardEvent, desk: Desk, root: ParentNode, toggleList: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return false;
  const end = desk.legal.find(({ kind }) => kind === 'end_turn');
  switch (event.key.toLowerCase()) {
    case 'u':
    case 'r':
      if (desk instanceof Table) desk.takeBack(event.key.toLowerCase() === 'r');
      return true;
    case 'e':
      if (end) desk.act([end.code]);
      return end !== undefined;
    case 'l':
      toggleList();
      return true;
    case 'd':
      standAtDecision(root);
      return true;
    case 'h':
      if (desk instanceof Table) void desk.askAdvice();
      return true;
    case 's':
      if (desk instanceof Table) desk.hurry();
      return true;
    case 'escape':
      if (desk instanceof Table) desk.dropAdvice();
      if (!desk.large?.held) desk.large = null;
      desk.picked = null;
      desk.consider(null);
      return true;
    default:
      return false;
  }
}
