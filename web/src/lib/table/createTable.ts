/** Makes a table on the server, and takes the seats that are this browser's own. */

import * as api from '../api';
import { storeTable, nonce } from './seatKeys';
import type { NewSeat, NewTable, PlayerColour } from '../wire';

export type SeatSetup = { who: 'me' | 'other' | 'bot'; name?: string; bot?: string; colour?: PlayerColour };

/** Makes the table, joins the chairs that are "me", and gives the table's id. */
export async function createTable(
  chairs: SeatSetup[],
  options: Omit<NewTable, 'seats'> = {},
): Promise<string> {
  const seats: NewSeat[] = chairs.map(({ who, name, bot, colour }) => ({
    kind: who === 'bot' ? 'bot' : 'human',
    bot: who === 'bot' ? (bot ?? null) : null,
    name: name || null,
    colour: colour ?? null,
  }));
  const { lesson } = options;
  const made = await api.newTable({ seats, ...options });
  const keys: string[] = [];
  for (const { seat, token } of made.invites) {
    const chair = chairs[seat];
    if (chair?.who !== 'me') continue;
    const joined = await api.join(made.table, {
      invite: token,
      name: chair.name || null,
      colour: chair.colour ?? null,
      nonce: nonce(),
    });
    keys.push(joined.key);
  }
  const invites = made.invites.filter(({ seat }) => chairs[seat]?.who === 'other');
  storeTable({
    table: made.table,
    keys,
    host: made.host,
    invites,
    ...(invites.length > 0 ? { link: made.link } : {}),
    ...(lesson ? { lesson } : {}),
  });
  return made.table;
}

const NAMES = ['Anne', 'Calico', 'Edward', 'Grace', 'Jeanne', 'Klaus', 'Mary', 'Olivier'];

/** Names for bots, in a new order each time. */
export function botNames(): string[] {
  const order = crypto.getRandomValues(new Uint32Array(NAMES.length));
  return NAMES.map((name, i) => ({ name, at: order[i] ?? 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}
