/** The keys of the tables at which this browser sits. They never leave it but in bodies and messages. */

import { recall, remember } from '../storage';

export type Held = {
  table: string;
  /** Seat keys. */
  keys: string[];
  host?: string;
  /** Invitations not yet used, for the links of the host. */
  invites?: { seat: number; token: string }[];
  /** The guided first game. */
  lesson?: boolean;
};

const MOST = 60;

export const held = (): Held[] => recall<Held[]>('tables', []);

export const holding = (table: string): Held =>
  held().find((one) => one.table === table) ?? { table, keys: [] };

export function hold(one: Held): void {
  remember('tables', [one, ...held().filter(({ table }) => table !== one.table)].slice(0, MOST));
}

export function letGo(table: string): void {
  remember(
    'tables',
    held().filter((one) => one.table !== table),
  );
}

/** 128 random bits, in hex. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
