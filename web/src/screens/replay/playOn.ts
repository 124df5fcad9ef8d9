import type { PlayerInfo } from '../../lib/table/tableModel.svelte';
import type { SeatSetup } from '../../lib/table/createTable';

/** The seats of a table that plays on: one's own among bots, which keep the names and colours of the players. */
export const seatsToPlayOn = (
  players: readonly PlayerInfo[],
  seat: number,
  me: string,
  bot: string,
): SeatSetup[] =>
  players.map(({ name, colour }, i) =>
    i === seat ? { who: 'me', name: me, colour } : { who: 'bot', name, bot, colour },
  );
