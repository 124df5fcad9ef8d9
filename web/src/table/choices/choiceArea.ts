/** Where a choice lies: on the table itself, in its middle, or in the bar. */

import type { Asked } from '../../lib/wire';

export type Market = 'ships' | 'buildings' | 'captains' | 'contracts' | 'allegiances';
export type ChoiceKind = Market | 'trade' | 'cubes' | 'sides' | 'room' | 'points' | null;

/** What grows to the middle for a question. */
export function choiceKindOf(asked: Asked | undefined): ChoiceKind {
  switch (asked) {
    case 'ship_turn':
      return 'ships';
    case 'building':
      return 'buildings';
    case 'hiring':
      return 'captains';
    case 'contracting':
      return 'contracts';
    case 'choosing_allegiance':
      return 'allegiances';
    case 'trading':
      return 'trade';
    case 'cube_choice':
    case 'sparing':
      return 'cubes';
    case 'option_choice':
      return 'sides';
    case 'overflow':
      return 'room';
    case 'converting_blue':
    case 'converting_red':
      return 'points';
    default:
      return null;
  }
}

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

/** Actions without a place of their own stand in the bar. */
export const belongsInBar = (kind: string, asked: Asked | undefined): boolean =>
  !ON_THE_TABLE.includes(kind) && !(asked === 'overflow' && kind === 'expand');
