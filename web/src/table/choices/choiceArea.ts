/** Where a choice lies: on the table itself, in the tray under it, or as a button of the tray. */

import type { Asked } from '../../lib/wire';

export type Market = 'ships' | 'buildings' | 'captains' | 'contracts' | 'allegiances';
export type TrayChoice = 'trade' | 'cubes' | 'sides' | 'room' | 'points';

const MARKETS: Partial<Record<Asked, Market>> = {
  ship_turn: 'ships',
  building: 'buildings',
  hiring: 'captains',
  contracting: 'contracts',
  choosing_allegiance: 'allegiances',
};
const TRAY_CHOICES: Partial<Record<Asked, TrayChoice>> = {
  trading: 'trade',
  cube_choice: 'cubes',
  sparing: 'cubes',
  option_choice: 'sides',
  overflow: 'room',
  converting_blue: 'points',
  converting_red: 'points',
};

/** The cards on the table that a question is about. */
export const marketOf = (asked: Asked | undefined): Market | null => (asked && MARKETS[asked]) ?? null;

/** What the tray opens for a question. */
export const trayChoiceOf = (asked: Asked | undefined): TrayChoice | null =>
  (asked && TRAY_CHOICES[asked]) ?? null;

const ON_THE_TABLE = [
  'row',
  'alternative',
  'ship',
  'build',
  'hire',
  'hire_for_goods',
  'fulfil',
  'allegiance',
  'option',
  'cube',
  'spare',
  'sell',
  'buy',
  'close',
  'discard',
  'convert_blue',
  'convert_red',
];

/** Actions without a place of their own are buttons of the tray. */
export const belongsInBar = (kind: string, asked: Asked | undefined): boolean =>
  !ON_THE_TABLE.includes(kind) && !(asked === 'overflow' && kind === 'expand');
