/** Where a note lies: beside what it points at, never upon it, always in sight. */

export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const GAP = 16;
const EDGE = 8;

export function boundingBox(boxes: readonly Box[]): Box | null {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.left + box.width));
  const bottom = Math.max(...seen.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** What two boxes have in common; without width or height where that is nothing. */
export function intersection(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return { left, top, width: Math.max(width, 0), height: Math.max(height, 0) };
}

export function placeBeside(box: Box | null, note: Size, window: Size): { left: number; top: number } {
  const middle = { left: (window.width - note.width) / 2, top: (window.height - note.height) / 2 };
  if (!box) return middle;
  const inside = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const level = inside(box.top + (box.height - note.height) / 2, window.height - note.height);
  const along = inside(box.left + (box.width - note.width) / 2, window.width - note.width);
  const places = [
    { left: along, top: box.top + box.height + GAP },
    { left: box.left + box.width + GAP, top: level },
    { left: along, top: box.top - GAP - note.height },
    { left: box.left - GAP - note.width, top: level },
  ];
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= EDGE &&
    top >= EDGE &&
    left + note.width <= window.width - EDGE &&
    top + note.height <= window.height - EDGE;
  return places.find(fits) ?? { left: EDGE, top: inside(window.height, window.height - note.height) };
}
