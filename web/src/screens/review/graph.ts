/** Where the graph of a review draws what. */

export type Box = { left: number; right: number; top: number; bottom: number };
export type Scale = { x: (turn: number) => number; y: (chance: number) => number };

/** From turns and chances to pixels. */
export const scaleOf = ({ left, right, top, bottom }: Box, turns: number): Scale => ({
  x: (turn) => left + (turn / Math.max(1, turns)) * (right - left),
  y: (chance) => bottom - Math.max(0, Math.min(1, chance)) * (bottom - top),
});

const place = (n: number): string => n.toFixed(1);

/** A line through the chances after 0, 1, 2 … turns. */
export const linePath = ({ x, y }: Scale, chances: readonly number[]): string =>
  chances.map((chance, i) => `${i ? 'L' : 'M'}${place(x(i))} ${place(y(chance))}`).join('');

/** The area of one standard error on either side of a line. */
export function bandPath(scale: Scale, chances: readonly number[], errors: readonly number[]): string {
  const edge = (side: 1 | -1) => chances.map((chance, i) => chance + side * (errors[i] ?? 0));
  const { x, y } = scale;
  const back = edge(-1)
    .map((chance, i) => `L${place(x(i))} ${place(y(chance))}`)
    .reverse()
    .join('');
  return chances.length > 1 ? `${linePath(scale, edge(1))}${back}Z` : '';
}

/** The turn whose end lies nearest to a place across the graph. */
export const turnAt = ({ left, right }: Box, turns: number, x: number): number =>
  Math.max(0, Math.min(turns, Math.round(((x - left) / Math.max(1, right - left)) * turns)));

/** Moves places apart that lie closer than `gap`, and keeps them between `top` and `bottom`. */
export function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  let least = top;
  for (const i of order) {
    found[i] = Math.max(found[i] ?? 0, least);
    least = (found[i] ?? 0) + gap;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    found[i] = Math.min(found[i] ?? 0, most);
    most = (found[i] ?? 0) - gap;
  }
  return found;
}
