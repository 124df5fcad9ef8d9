/** Why a bot likes an option, in words. The Python side composes the same. */

import type { Edition } from '../edition/edition';
import { t, type Args } from './fluent.svelte';
import type { HintReason } from '../wire';
import * as words from './words';

export function hintReasonText(
  edition: Edition,
  { name, points, about }: HintReason,
  names: readonly string[],
): string {
  const { goods, others, ...plain } = about;
  const args: Args = { case: points < 0 ? 'less' : 'more', ...plain };
  if (about.n !== undefined && about.colour) args.vp = words.vpGained(about.colour, about.n);
  if (about.n !== undefined && about.captain) args.cannons = words.pieces('cannon', about.n);
  if (goods) args.goods = words.goods(goods);
  if (others) args.others = words.goods(others);
  if (about.board) args.at = words.atBoard(about.board);
  if (about.building) args.building = words.building(edition, about.building);
  if (about.round) args.roman = words.roman(about.round);
  if (about.symbol) args.symbol = words.symbol(about.symbol);
  if (about.seat !== undefined) args.player = words.player(about.seat, names);
  return t(`bot-reason-${name}`, args);
}
