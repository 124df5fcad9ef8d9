/** The titles a game was played for, each with those who won it. */

import type { Drawing } from '../art/drawing';
import { governorCrown, pirateKing } from '../art/marks';
import type { Colour, Result } from '../lib/wire';

type Title = {
  name: 'show-governor' | 'show-pirate-king';
  drawing: Drawing;
  kind: Colour;
  seats: readonly number[];
};

export const titlesOf = ({ victory, governors, pirate_kings }: Result): Title[] => [
  ...(victory === 'red'
    ? []
    : [{ name: 'show-governor' as const, drawing: governorCrown, kind: 'blue' as const, seats: governors }]),
  ...(victory === 'blue'
    ? []
    : [
        { name: 'show-pirate-king' as const, drawing: pirateKing, kind: 'red' as const, seats: pirate_kings },
      ]),
];
