/** Something on a piece that may be chosen: a row of a ship, a side of a "/". */
export type Choice = { at: number; label: string; code?: number; onchoose: () => void };

/** How a piece lies on the table. */
export type PieceState = {
  /** The small form, for what is not being chosen from. */
  mini?: boolean;
  /** It may be chosen now. */
  lit?: boolean;
  /** It is chosen, and waits for the confirmation. */
  chosen?: boolean;
  /** It cannot be chosen now. */
  dim?: boolean;
  onchoose?: () => void;
  /** Its name on the table, such as "building-3", and the action it stands for. */
  piece?: string;
  code?: number;
  /** Several actions: a click offers them. */
  codes?: number[];
  /** Left out of the tab order; the arrow keys reach it. */
  skipTab?: boolean;
  /** It holds buttons of its own. */
  hasButtons?: boolean;
};
