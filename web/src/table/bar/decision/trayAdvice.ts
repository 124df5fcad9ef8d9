import type { LiveTable } from '../../../lib/table/liveTable.svelte';
import type { Suggestion } from '../../advice/advice';

/** On a small screen the captain's advice stands in the tray: `answer` is to what was done instead. */
export type TrayAdvice = {
  table: LiveTable;
  suggestions: readonly Suggestion[];
  answer?: string | undefined;
};
