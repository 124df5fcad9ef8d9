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
  onpick?: () => void;
};
