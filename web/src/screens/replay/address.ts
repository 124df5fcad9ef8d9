/** A step of a replay, seen from a seat, as an address says it. */

const number = (text: string | null): number | null =>
  text !== null && /^\d+$/.test(text) ? Number(text) : null;

/** `turn` is that of a review from which one came, by the decisions before it. */
export const parseAddress = (
  query: URLSearchParams,
): { step: number | null; seat: number | null; turn: number | null } => ({
  step: number(query.get('step')),
  turn: number(query.get('turn')),
  seat: number(query.get('seat')),
});

export const formatAddress = (game: string, step: number, seat: number | null): string =>
  `/replays/${game}?step=${step}${seat === null ? '' : `&seat=${seat}`}`;
