/** The keys of the seats this browser has taken. They are sent in bodies and messages, never in addresses. */

import { loadStored, saveStored } from '../storage';

type StoredTable = {
  table: string;
  /** Seat keys. */
  keys: string[];
  host?: string;
  /** Invitations not yet used, for the links of the host. */
  invites?: { seat: number; token: string }[];
  /** The token of the host's link for the whole table. */
  link?: string;
  /** The guided first game. */
  lesson?: boolean;
};

const MAX_TABLES = 60;

export const storedTables = (): StoredTable[] => loadStored<StoredTable[]>('tables', []);

export const tableKeys = (table: string): StoredTable =>
  storedTables().find((one) => one.table === table) ?? { table, keys: [] };

export function storeTable(one: StoredTable): void {
  saveStored(
    'tables',
    [one, ...storedTables().filter(({ table }) => table !== one.table)].slice(0, MAX_TABLES),
  );
}

export function forgetTable(table: string): void {
  saveStored(
    'tables',
    storedTables().filter((one) => one.table !== table),
  );
}

/** 128 random bits, in hex. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
