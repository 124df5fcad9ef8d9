/** How a card of a market lies: lit if it may be chosen, dim if others may, and large when it is asked about. */

import type { PieceState } from '../../../components/cards/piece/piece';
import type { TableModel } from '../../../lib/table/tableModel.svelte';
import { isTouch } from '../../../lib/pointer';
import type { LegalAction } from '../../../lib/wire';

type Options = { mini?: boolean; asked?: boolean; first?: boolean };

/** With several actions on a card, the tray offers them. */
export function pieceState(
  model: TableModel,
  piece: string,
  actions: readonly LegalAction[],
  { mini, asked = false, first = false }: Options,
): PieceState {
  const [only] = actions.length === 1 ? actions : [];
  const chosen = [model.chosen, ...model.ways].some(
    (one) => one && actions.some(({ code }) => code === one.code),
  );
  return {
    piece,
    ...(mini ? { mini } : {}),
    ...(only ? { code: only.code } : actions.length > 1 ? { codes: actions.map(({ code }) => code) } : {}),
    lit: actions.length > 0,
    dim: asked && actions.length === 0,
    chosen,
    skipTab: actions.length === 0 && !first,
    onchoose: () => {
      if (only) model.choose(only, isTouch());
      else if (actions.length > 1) model.offer(actions);
      else enlarge(model, piece);
    },
  };
}

export function enlarge(model: TableModel, piece: string): void {
  model.enlarged = { piece, pinned: true };
}
