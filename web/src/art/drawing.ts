/** A drawing is flat colour under ink. Everything on the table is made of these few strokes. */

import { pen } from './pen';

export type Layer = {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  /** Flat colour is printed a hair beside its ink. */
  printed?: boolean;
};

export type Drawing = { width: number; height: number; layers: Layer[] };

type Piece = Layer | Layer[];

export function drawing(width: number, height: number, ...pieces: Piece[]): Drawing {
  return { width, height, layers: pieces.flat() };
}

/** A token as a colour: 'art-stone' is var(--art-stone). */
const paint = (token: string) => `var(--${token})`;

export const flat = (token: string, d: string): Layer => ({ d, fill: paint(token), printed: true });
export const exact = (token: string, d: string): Layer => ({ d, fill: paint(token) });

/** Inked when it is first looked at: most drawings are never shown. */
export function ink(path: string, width = 1.15): Layer {
  let inked: string | undefined;
  return {
    get d() {
      return (inked ??= pen(path, width));
    },
    fill: paint('art-ink'),
  };
}

export const fine = (d: string): Layer => ink(d, 0.6);
export const solid = (d: string): Layer => exact('art-ink', d);

/** Icons keep an even line, so that they stay crisp at 16 px. */
export const shape = (token: string, d: string, width = 1.5): Layer => ({
  d,
  fill: paint(token),
  stroke: paint('line'),
  width,
});
export const line = (d: string, width = 1.5): Layer => ({ d, stroke: paint('line'), width });
export const tinted = (token: string, d: string, width = 1.5): Layer => ({ d, stroke: paint(token), width });

/** Colour and outline at once. */
export const body = (token: string, d: string, width?: number): Layer[] => [flat(token, d), ink(d, width)];

export const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
export const disc = (x: number, y: number, r: number, ry = r) =>
  `M${x - r} ${y}A${r} ${ry} 0 1 1 ${x + r} ${y}A${r} ${ry} 0 1 1 ${x - r} ${y}Z`;
export const arch = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`;

/** Slanting shade lines over a rectangle. */
export function hatch(x: number, y: number, w: number, h: number, gap = 2.2, slant = 2): Layer {
  let d = '';
  for (let at = y + gap; at <= y + h; at += gap) d += `M${x} ${at}L${x + w} ${Math.max(y, at - slant)}`;
  return fine(d);
}
