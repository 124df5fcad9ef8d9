import { exact, fine, ink, type Layer } from '../drawing';

/** What every vignette stands on: a wash of sky, a strip of earth, a few tufts. */
export function ground(...tufts: number[]): Layer[] {
  return [
    exact(
      'art-sky',
      'M3 44C0 28 8 14 24 12C34 3 60 2 70 10C86 10 97 24 93 44C92 53 84 57 70 57H22C10 57 4 53 3 44Z',
    ),
    exact('art-sand', 'M1 55.6C10 53.4 86 53.2 95 55.4C96 59 90 61.4 70 61.6H24C8 61.4 0 59 1 55.6Z'),
    ink('M2 56.4C20 55.4 74 55.6 94 56', 0.9),
    fine(tufts.map((x) => `M${x} 58.6l-1.6 -2.6M${x + 1.2} 58.6l.4 -3M${x + 2.6} 58.6l1.8 -2.2`).join('')),
  ];
}

export function palm(x: number, y: number, height: number): Layer[] {
  const top = y - height;
  const leaves =
    `M${x + 1} ${top}C${x - 5} ${top - 5} ${x - 9} ${top - 3} ${x - 11} ${top + 3}C${x - 7} ${top - 1} ${x - 4} ${top} ${x + 1} ${top}Z` +
    `M${x + 1} ${top}C${x + 7} ${top - 5} ${x + 11} ${top - 3} ${x + 13} ${top + 3}C${x + 9} ${top - 1} ${x + 6} ${top} ${x + 1} ${top}Z` +
    `M${x + 1} ${top}C${x - 3} ${top - 8} ${x} ${top - 10} ${x + 5} ${top - 11}C${x + 3} ${top - 7} ${x + 3} ${top - 4} ${x + 1} ${top}Z` +
    `M${x + 1} ${top}C${x - 2} ${top + 2} ${x - 5} ${top + 5} ${x - 4} ${top + 9}C${x - 2} ${top + 5} ${x} ${top + 4} ${x + 1} ${top}Z`;
  return [
    ink(`M${x} ${y}C${x - 2} ${y - height * 0.4} ${x - 1} ${y - height * 0.7} ${x + 1} ${top}`, 1.9),
    exact('art-leaf', leaves),
    ink(leaves, 0.8),
  ];
}

export function person(x: number, y: number, coat = 'art-dark'): Layer[] {
  return [
    exact(coat, `M${x - 2.2} ${y}L${x - 1.4} ${y - 5.6}H${x + 1.4}L${x + 2.2} ${y}Z`),
    ink(`M${x - 2.2} ${y}L${x - 1.4} ${y - 5.6}H${x + 1.4}L${x + 2.2} ${y}`, 0.7),
    exact('art-skin-2', `M${x - 1.5} ${y - 7.2}a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0Z`),
    ink(`M${x - 1.5} ${y - 7.2}a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0Z`, 0.7),
  ];
}
