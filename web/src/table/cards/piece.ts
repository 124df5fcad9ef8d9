/** How a card of a market lies: lit if it may be chosen, dim if others may, and large when it is asked about. */

import type { PieceState } from '../../components/cards/piece';
import type { Desk } from '../../lib/table/tableModel.svelte';
import { touched } from '../../lib/pointer';
import type { LegalAction } from '../../lib/wire';

type Options = { mini?: boolean; asked?: boolean; first?: boolean };

/** With several actions on a card, the card itself is only looked at: each has its own button. */
export function lying(
  desk: Desk,
  piece: string,
  actions: readonly LegalAction[],
  { mini, asked = false, first = false }: Options,
): PieceState {
  const [only] = actions.length === 1 ? actions : [];
  const chosen = desk.picked !== null && actions.some(({ code }) => code === desk.picked?.code);
  return {
    piece,
    ...(mini ? { mini } : {}),
    ...(only ? { code: only.code } : {}),
    lit: actions.length > 0,
    dim: asked && actions.length === 0,
    chosen,
    aside: actions.length === 0 && !first,
    onpick: () => (only ? desk.pick(only, touched()) : lookAt(desk, piece)),
  };
}

export function lookAt(desk: Desk, piece: string): void {
  desk.large = { piece, held: true };
}
