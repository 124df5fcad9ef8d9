import type { BUILDING_COLOURS } from '../../lib/contract';
import type { Drawing } from '../drawing';
import * as crown from './crown';
import * as entertainment from './entertainment';
import * as hygiene from './hygiene';
import * as security from './security';
import * as trades from './trades';

export type Group = (typeof BUILDING_COLOURS)[number];

/** In the printed order of the buildings, 1 to 25. */
export const buildings: Drawing[] = [
  crown.church,
  crown.academy,
  crown.palace,
  crown.statue,
  crown.townSquare,
  trades.architectsGuild,
  trades.workshop,
  trades.warehouse,
  trades.tobaccoDryer,
  trades.distillery,
  hygiene.well,
  hygiene.bathhouse,
  hygiene.washhouse,
  hygiene.dispensary,
  hygiene.publicLatrines,
  entertainment.cityHall,
  entertainment.inn,
  entertainment.hotel,
  entertainment.greatHall,
  entertainment.gamblingDen,
  security.prison,
  security.watchtower,
  security.fort,
  security.foundry,
  security.barracks,
];
