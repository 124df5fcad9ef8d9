/** The codes of actions that are not in the menu, to ask why not. The contract has the table. */

import { ACTION_KINDS, type ActionKind } from './contract';
import type { ActionArgs, LegalAction } from './wire';

type Argument = { name: keyof ActionArgs } & ({ words: readonly string[] } | { size: number; from: number });

const sizeOf = (argument: Argument): number => ('words' in argument ? argument.words.length : argument.size);

/** Which of its values an argument has, counted from 0; the first where it is left out. */
function indexOf(argument: Argument, args: ActionArgs): number {
  const value = args[argument.name];
  if (value === undefined) return 0;
  return 'words' in argument ? argument.words.indexOf(String(value)) : Number(value) - argument.from;
}

export const codeOf = (kind: ActionKind, args: ActionArgs = {}): number => {
  const { first, arguments: list } = ACTION_KINDS[kind];
  const place = (list as readonly Argument[]).reduce(
    (before, argument) => before * sizeOf(argument) + indexOf(argument, args),
    0,
  );
  return first + place;
};

/** The legal actions of a kind that fit these arguments. */
export const matching = (legal: readonly LegalAction[], kind: string, args: ActionArgs = {}): LegalAction[] =>
  legal.filter(
    (action) =>
      action.kind === kind &&
      Object.entries(args).every(([name, value]) => action.args[name as keyof ActionArgs] === value),
  );
