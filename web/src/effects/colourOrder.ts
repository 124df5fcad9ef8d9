/** Blue stands left and red stands right, wherever there is a choice between them. */

import { COLOURS } from '../lib/contract';
import type { Colour } from '../lib/wire';
import { isColour, type Effect, type EffectIcon } from './effect';

/** The one colour among some icons; null where there is none, or both. */
function colourOf(icons: readonly EffectIcon[]): Colour | null {
  const colours = new Set(icons.map(({ icon }) => icon).filter(isColour));
  return colours.size === 1 ? ([...colours][0] ?? null) : null;
}

/** Whether it is a choice between the colours: every side has exactly one of them. */
export const isColourChoice = (effect: Effect): boolean =>
  effect.length > 1 &&
  new Set(effect.map(colourOf)).size === effect.length &&
  !effect.some((side) => !colourOf(side));

/** Sorts what stands for a side each, if it is a choice between the colours. */
export function blueFirst<Item>(
  items: readonly Item[],
  sideOf: (item: Item) => readonly EffectIcon[],
): Item[] {
  const sides = items.map((item) => [...sideOf(item)]);
  if (!isColourChoice(sides)) return [...items];
  const place = (item: Item) => COLOURS.indexOf(colourOf(sideOf(item)) ?? 'blue');
  return [...items].sort((a, b) => place(a) - place(b));
}

export const blueFirstEffect = (effect: Effect): Effect => blueFirst(effect, (side) => side);
