/** The records that were opened in this browser. */

import { recall, remember } from '../../lib/storage';

export type Opened = { game: string; seats: string[]; at: string };

const MOST = 40;

export const openedRecords = (): Opened[] => recall<Opened[]>('records', []);

export function keepRecord(one: Opened): void {
  remember('records', [one, ...openedRecords().filter(({ game }) => game !== one.game)].slice(0, MOST));
}

export function forgetRecord(game: string): void {
  remember(
    'records',
    openedRecords().filter((one) => one.game !== game),
  );
}
