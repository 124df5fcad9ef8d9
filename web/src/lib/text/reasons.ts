/** Why something can't be done, in words. */

import type { Edition } from '../edition/edition';
import { t, type Args } from './fluent.svelte';
import type { Reason } from '../wire';
import * as words from './words';

/** What stands against an action. `you` is the seat that is addressed. */
export function reasonText(
  edition: Edition,
  reason: Reason,
  names: readonly string[],
  you: number | null,
): string {
  const args: Args = { asked: reason.asked ?? '' };
  const n = reason.amount ?? reason.pieces;
  if (n !== undefined) args.n = n;
  if (reason.resource) {
    args.resource = words.resource(reason.resource);
    args.resources = words.resources(reason.resource);
    if (n !== undefined) args.goods = words.pieces(reason.resource, n);
  }
  if (reason.board) args.at = words.atBoard(reason.board);
  if (reason.building) args.building = words.building(edition, reason.building);
  if (reason.seat !== undefined) {
    args.owner = reason.seat === you ? 'you' : 'another';
    args.player = words.player(reason.seat, names);
  }
  return t(`reason-${reason.reason}`, args);
}
