/** Draws clean path data the way a pen would: strokes that swell, taper, wander a little and overshoot their corners. */

import { flatten, type Point } from './path';

const SPACING = 1.3; // between the points of a long stroke; small curves get at least NODES
const NODES = 9;
const CORNER = 0.75; // radians: a sharper bend lifts the pen
const OVERSHOOT = 0.45;
const TAPER = 3.2;

export function pen(d: string, width: number): string {
  let seed = 1;
  return flatten(d)
    .flatMap(({ points }) => strokes(points))
    .map((stroke) => outline(respace(stroke), width, (seed += 17)))
    .join('');
}

function strokes(points: Point[]): Point[][] {
  const distinct = points.filter((p, i) => i === 0 || distance(p, points[i - 1] ?? p) > 0.01);
  const parts: Point[][] = [];
  let part: Point[] = [];
  distinct.forEach((p, i) => {
    part.push(p);
    const [before, after] = [distinct[i - 1], distinct[i + 1]];
    if (before && after && bend(before, p, after) > CORNER) {
      parts.push(part);
      part = [p];
    }
  });
  parts.push(part);
  return parts.filter((s) => s.length > 1);
}

function respace(points: Point[]): Point[] {
  const length = points.slice(1).reduce((sum, p, i) => sum + distance(p, points[i] ?? p), 0);
  const count = Math.max(2, Math.round(length / Math.max(0.6, Math.min(SPACING, length / NODES))));
  const step = length / count;
  const out: Point[] = [];
  let [index, walked] = [0, 0];
  for (let k = 0; k <= count; k++) {
    const target = step * k;
    for (;;) {
      const [a, b] = [points[index], points[index + 1]];
      if (!a || !b) break;
      const piece = distance(a, b);
      if (walked + piece >= target - 1e-6 || index === points.length - 2) {
        const t = piece ? (target - walked) / piece : 0;
        out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
        break;
      }
      walked += piece;
      index++;
    }
  }
  return out;
}

function outline(points: Point[], width: number, seed: number): string {
  const last = points.length - 1;
  const step = points[1] ? distance(points[0] ?? points[1], points[1]) : 1;
  const left: string[] = [];
  const right: string[] = [];
  points.forEach((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)] ?? p, points[Math.min(last, i + 1)] ?? p];
    const length = distance(a, b) || 1;
    const [tx, ty] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const wander = (noise(seed, i * step * 0.19) - 0.5) * Math.min(0.7, width * 0.5);
    const taper = 0.55 + 0.45 * Math.min(1, (Math.min(i, last - i) * step) / TAPER);
    const half = (width / 2) * taper * (0.8 + 0.5 * noise(seed + 7, i * step * 0.25));
    const reach = i === 0 ? -OVERSHOOT : i === last ? OVERSHOOT : 0;
    const [x, y] = [p[0] - ty * wander + tx * reach, p[1] + tx * wander + ty * reach];
    left.push(`${round(x + ty * half)} ${round(y - tx * half)}`);
    right.unshift(`${round(x - ty * half)} ${round(y + tx * half)}`);
  });
  return `M${left.join('L')}L${right.join('L')}Z`;
}

function bend(a: Point, b: Point, c: Point): number {
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function noise(seed: number, t: number): number {
  const i = Math.floor(t);
  const f = t - i;
  const s = f * f * (3 - 2 * f);
  return hash(seed, i) * (1 - s) + hash(seed, i + 1) * s;
}

function hash(seed: number, i: number): number {
  const x = Math.sin(seed * 127.1 + i * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

function round(x: number): number {
  return Math.round(x * 100) / 100;
}
