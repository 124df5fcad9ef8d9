/** Colours that must be told apart, as people see them who lack one kind of cones. */

import { describe, expect, test } from 'vitest';
import { GOODS } from '../effects/effect';
import css from './tokens.css?raw';

const block = (from: string): Record<string, string> => {
  const text = css.slice(css.indexOf(from));
  const body = text.slice(0, text.indexOf('\n}'));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
};
const light = block(':root');
const dark = { ...light, ...block("[data-theme='dark']") };
const distinct = { ...light, ...block("[data-colours='distinct']") };

/** Machado, Oliveira and Fernandes 2009, complete deficiency, for linear RGB. */
const SIMULATIONS: Record<string, readonly (readonly number[])[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: readonly number[], values: readonly number[]): number =>
  row.reduce((sum, factor, i) => sum + factor * (values[i] ?? 0), 0);

function linear(colour: string): number[] {
  return [1, 3, 5].map((i) => {
    const value = parseInt(colour.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** CIE L*a*b*, in which equal distances look equally different. */
function lab(rgb: readonly number[]): number[] {
  const cubed = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = cubed(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = cubed(dot([0.2126729, 0.7151522, 0.072175], rgb));
  const z = cubed(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(a: string, b: string, simulation: readonly (readonly number[])[]): number {
  const [one, other] = [a, b].map((colour) =>
    lab(simulation.map((row) => Math.min(1, Math.max(0, dot(row, linear(colour)))))),
  );
  return Math.hypot(...(one ?? []).map((value, i) => value - (other?.[i] ?? 0)));
}

function closest(tokens: Record<string, string>, names: readonly string[], simulation: string): number {
  const distances = names.flatMap((a, i) =>
    names.slice(i + 1).map((b) => distance(tokens[a] ?? '', tokens[b] ?? '', SIMULATIONS[simulation] ?? [])),
  );
  return Math.min(...distances);
}

const PLAYERS = ['amber', 'violet', 'jade', 'ivory'];

describe.each(Object.keys(SIMULATIONS))('with %s', (simulation) => {
  test('players, and the two victories, differ in every theme', () => {
    for (const tokens of [light, dark]) {
      expect(closest(tokens, PLAYERS, simulation)).toBeGreaterThan(25);
      expect(closest(tokens, ['blue', 'red'], simulation)).toBeGreaterThan(25);
    }
  });

  test('colours that are easier to tell apart are so, the Automa and goods as well', () => {
    expect(closest(distinct, [...PLAYERS, 'slate'], simulation)).toBeGreaterThan(35);
    expect(closest(distinct, GOODS, simulation)).toBeGreaterThan(25);
  });
});
