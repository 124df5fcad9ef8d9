/** The codes of actions that are not in the menu, to ask why not. docs/contract.md has the table. */

import type { ActionArgs, LegalAction } from './wire';

const BOARDS = ['governor', 'market', 'harbor', 'tavern'];
const RESOURCES = ['wheat', 'wood', 'ore', 'barrel', 'tobacco', 'cannon'];
const COLOURS = ['blue', 'red'];

const CODES: Record<string, (args: ActionArgs) => number> = {
  sell: ({ resource = '' }) => 21 + RESOURCES.indexOf(resource),
  buy: ({ resource = '' }) => 27 + RESOURCES.indexOf(resource),
  row: ({ board = '', side = 1 }) => 39 + BOARDS.indexOf(board) * 4 + side - 1,
  alternative: ({ board = '', side = 1 }) => 55 + BOARDS.indexOf(board) * 4 + side - 1,
  ship: ({ ship = 1, ship_row: row = 1 }) => 71 + (ship - 1) * 3 + row - 1,
  build: ({ building = 1 }) => 98 + building - 1,
  hire: ({ captain = 1 }) => 123 + captain - 1,
  activate: ({ captain = 1 }) => 183 + captain - 1,
  fulfil: ({ contract = 1, colour = 'blue' }) => 213 + (contract - 1) * 2 + COLOURS.indexOf(colour),
  allegiance: ({ allegiance = 1 }) => 249 + allegiance - 1,
};

export const CLOSE = 2;

export const codeOf = (kind: string, args: ActionArgs): number => CODES[kind]?.(args) ?? 0;

/** The legal actions of a kind that fit these arguments. */
export const matching = (legal: readonly LegalAction[], kind: string, args: ActionArgs = {}): LegalAction[] =>
  legal.filter(
    (action) =>
      action.kind === kind &&
      Object.entries(args).every(([name, value]) => action.args[name as keyof ActionArgs] === value),
  );
