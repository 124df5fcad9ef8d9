/** Whether this page plays by itself, with the engine in a worker, instead of asking a server. */

import { loadStored, saveStored } from '../lib/storage';

/** A page on a static host has no server to ask. */
export const WITHOUT_SERVER = import.meta.env.VITE_WITHOUT_SERVER === 'yes';

const chosen = WITHOUT_SERVER || loadStored('here', false);

export const playsHere = (): boolean => chosen;

/** From the next load on, so that no game is half here and half there. */
export function playHere(here: boolean): void {
  saveStored('here', here);
  location.assign(import.meta.env.BASE_URL);
}
