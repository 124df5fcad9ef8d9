/** Values of editions for unit tests. */

import type { ConditionParts, EditionValue } from '../wire';

/** A printed value; whoever wants another provenance replaces it. */
export const testValue = <Plain, Icons = null, Parts = null>(
  value: Plain,
  icons: Icons = null as Icons,
  parts: Parts = null as Parts,
): EditionValue<Plain, Icons, Parts> => ({
  value,
  provenance: 'printed',
  why: null,
  note: null,
  icons,
  parts,
});

/** An allegiance that asks for nothing. */
export const NO_CONDITION: ConditionParts = {
  buildings: 0,
  one_colour: 0,
  captains: 0,
  contracts: 0,
  population: 0,
  reputation: 0,
  difference: -1,
  money: 0,
  goods: [0, 0, 0, 0, 0, 0],
};
