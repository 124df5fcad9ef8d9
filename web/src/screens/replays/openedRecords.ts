/** The records that were opened in this browser. */

import { loadStored, saveStored } from '../../lib/storage';

export type OpenedRecord = { game: string; seats: string[]; at: string };

const MAX_RECORDS = 40;

export const openedRecords = (): OpenedRecord[] => loadStored<OpenedRecord[]>('records', []);

export function saveRecord(one: OpenedRecord): void {
  saveStored(
    'records',
    [one, ...openedRecords().filter(({ game }) => game !== one.game)].slice(0, MAX_RECORDS),
  );
}

export function forgetRecord(game: string): void {
  saveStored(
    'records',
    openedRecords().filter((one) => one.game !== game),
  );
}
