/** Flattens SVG path data (M L H V C Q A Z, absolute or relative) into polylines. */

export type Point = [number, number];
type Polyline = { points: Point[]; closed: boolean };

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };
const CURVE_STEPS = 12;

export function flatten(d: string): Polyline[] {
  const tokens = d.match(/[MLHVCQAZ]|-?(?:\d*\.\d+|\d+)/gi) ?? [];
  const lines: Polyline[] = [];
  let line: Polyline = { points: [], closed: false };
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let command = 'M';
  let i = 0;

  while (i < tokens.length) {
    const token = tokens[i] ?? '';
    if (/[a-z]/i.test(token)) {
      command = token;
      i++;
    }
    const upper = command.toUpperCase();
    const relative = command !== upper;
    const count = ARGUMENTS[upper] ?? 0;
    const n = tokens.slice(i, i + count).map(Number);
    i += count;
    const to = (k: number): Point => {
      const [x, y] = [n[k] ?? 0, n[k + 1] ?? 0];
      return relative ? [at[0] + x, at[1] + y] : [x, y];
    };

    if (upper === 'Z') {
      line.closed = true;
      line.points.push(start);
      at = start;
      continue;
    }
    if (upper === 'M') {
      at = start = to(0);
      line = { points: [at], closed: false };
      lines.push(line);
      command = relative ? 'l' : 'L';
      continue;
    }
    if (line.closed) {
      line = { points: [at], closed: false };
      lines.push(line);
    }
    const from = at;
    if (upper === 'H') at = [relative ? from[0] + (n[0] ?? 0) : (n[0] ?? 0), from[1]];
    else if (upper === 'V') at = [from[0], relative ? from[1] + (n[0] ?? 0) : (n[0] ?? 0)];
    else at = to(count - 2);

    if (upper === 'C') line.points.push(...bezier([from, to(0), to(2), at]));
    else if (upper === 'Q') line.points.push(...bezier([from, to(0), at]));
    else if (upper === 'A') line.points.push(...arc(from, n, at));
    else line.points.push(at);
  }
  return lines;
}

function bezier(control: Point[]): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, k) => {
    const t = (k + 1) / CURVE_STEPS;
    let level = control;
    while (level.length > 1) {
      level = level.slice(1).map((p, j): Point => {
        const q = level[j] ?? p;
        return [q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t];
      });
    }
    return level[0] ?? [0, 0];
  });
}

/** The endpoint form of the SVG specification (F.6), without rotation. */
function arc(from: Point, n: number[], to: Point): Point[] {
  let [rx = 1, ry = 1] = n;
  const [large, sweep] = [n[3] ?? 0, n[4] ?? 0];
  const [x, y] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const reach = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (reach > 1) [rx, ry] = [rx * reach, ry * reach];
  const scale = Math.max(0, 1 / ((x / rx) ** 2 + (y / ry) ** 2) - 1);
  const sign = large === sweep ? -1 : 1;
  const cx = sign * Math.sqrt(scale) * ((rx * y) / ry);
  const cy = sign * Math.sqrt(scale) * ((-ry * x) / rx);
  const [mx, my] = [cx + (from[0] + to[0]) / 2, cy + (from[1] + to[1]) / 2];
  const a = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let turn = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - a;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const steps = Math.max(6, Math.ceil(Math.abs(turn) * 8));
  return Array.from({ length: steps }, (_, k): Point => {
    const angle = a + (turn * (k + 1)) / steps;
    return [mx + rx * Math.cos(angle), my + ry * Math.sin(angle)];
  });
}
