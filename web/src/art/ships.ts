import { body, box, disc, drawing, exact, fine, ink, solid, type Drawing, type Layer } from './drawing';

/** Nine ships, each larger than the one before: rowing boat to galleon. All float on the same waterline. */

const WATER = 78;

const sea: Layer[] = [
  exact(
    'art-sea',
    `M0 ${WATER}C20 ${WATER - 2} 36 ${WATER + 2} 60 ${WATER}C84 ${WATER - 2} 100 ${WATER + 2} 120 ${WATER}V92H0Z`,
  ),
  ink(
    `M2 ${WATER}C20 ${WATER - 2} 36 ${WATER + 2} 60 ${WATER}C84 ${WATER - 2} 100 ${WATER + 2} 118 ${WATER}`,
    0.9,
  ),
  fine(
    'M10 84C13 82.6 16 85.4 19 84M44 86C47 84.6 50 87.4 53 86M82 84C85 82.6 88 85.4 91 84M102 88C105 86.6 108 89.4 111 88M24 89C27 87.6 30 90.4 33 89',
  ),
];

/** A hull between two points, with a raised stern of the given height. */
function hull(left: number, right: number, depth: number, stern: number): Layer[] {
  const deck = WATER - depth;
  const d =
    `M${left} ${deck - stern}L${left + stern * 0.9 + 2} ${deck - stern}L${left + stern + 5} ${deck}` +
    `C${(left + right) / 2} ${deck + 3} ${right - 14} ${deck + 2} ${right} ${deck - 4}` +
    `C${right - 3} ${WATER - 2} ${right - 8} ${WATER + 1} ${right - 12} ${WATER + 1}H${left + 8}C${left + 3} ${WATER - 4} ${left + 1} ${deck} ${left} ${deck - stern}Z`;
  return [
    ...body('art-wood', d, 1.3),
    ink(
      `M${left + 2.4} ${deck + depth * 0.42}C${(left + right) / 2} ${deck + depth * 0.62} ${right - 14} ${deck + depth * 0.55} ${right - 3} ${deck + depth * 0.15}`,
      0.9,
    ),
  ];
}

const ports = (from: number, count: number, y: number): Layer =>
  solid(Array.from({ length: count }, (_, i) => box(from + i * 8, y, 3.2, 3.2)).join(''));

const mast = (x: number, top: number, foot: number) => ink(`M${x} ${foot}V${top}`, 1.7);

/** A square sail, filled by a wind from the left. */
const square = (x: number, top: number, half: number, height: number, token = 'art-white') => [
  ...body(
    token,
    `M${x - half} ${top}H${x + half}C${x + half + 4} ${top + height * 0.35} ${x + half + 3} ${top + height * 0.75} ${x + half} ${top + height}C${x} ${top + height - 2.6} ${x - half + 3} ${top + height - 2} ${x - half - 0.6} ${top + height}C${x - half + 3} ${top + height * 0.7} ${x - half + 3.4} ${top + height * 0.35} ${x - half} ${top}Z`,
  ),
  ink(`M${x - half - 1.4} ${top}H${x + half + 1.4}`, 1.5),
  fine(
    `M${x + half - 1} ${top + 3}C${x + half + 1} ${top + height * 0.4} ${x + half} ${top + height * 0.7} ${x + half - 2} ${top + height - 3}`,
  ),
];

/** A fore-and-aft sail on the lee side of its mast. */
const gaff = (x: number, top: number, foot: number, reach: number) => [
  ...body(
    'art-white',
    `M${x - 1} ${top + 3}L${x - reach * 0.6} ${top - 2}L${x - reach} ${foot}C${x - reach * 0.6} ${foot + 2} ${x - reach * 0.3} ${foot + 1} ${x - 1} ${foot}Z`,
  ),
  ink(`M${x} ${top + 3.4}L${x - reach * 0.64} ${top - 2.4}M${x} ${foot}L${x - reach - 2} ${foot + 0.4}`, 1.2),
  fine(`M${x - reach * 0.3} ${top + 5}L${x - reach * 0.4} ${foot - 3}`),
];

const jib = (x: number, top: number, tip: number, foot: number) => [
  ...body(
    'art-white',
    `M${x} ${top}L${tip} ${foot}C${tip - 6} ${foot + 0.6} ${x + 5} ${foot - 1} ${x + 2} ${foot - 3}C${x + 5} ${(top + foot) / 2} ${x + 3} ${top + 8} ${x} ${top}Z`,
    0.9,
  ),
];

const bowsprit = (x: number, y: number, reach: number) =>
  ink(`M${x} ${y}L${x + reach} ${y - reach * 0.42}`, 1.5);
const pennant = (x: number, y: number, token = 'art-roof') =>
  body(token, `M${x} ${y}L${x + 9} ${y + 1.4}L${x + 6} ${y + 3}L${x + 9} ${y + 5}L${x} ${y + 5}Z`, 0.8);

const rowboat = drawing(
  120,
  92,
  sea,
  hull(40, 82, 8, 2),
  ink('M52 70L42 86M68 70L76 86', 1.4),
  body('art-roof', 'M56 71C56 64 58 62 61 62C64 62 66 64 66 71Z', 1),
  body('art-skin-2', disc(61, 58.6, 3), 1),
  exact('art-ink', 'M57.6 57.6H64.4L63 55H59Z'),
);

const dinghy = drawing(
  120,
  92,
  sea,
  mast(62, 34, 70),
  gaff(62, 36, 66, 20),
  jib(63, 38, 84, 66),
  hull(36, 86, 9, 2),
  pennant(62, 31),
);

const sloop = drawing(
  120,
  92,
  sea,
  bowsprit(86, 66, 14),
  mast(60, 22, 68),
  gaff(60, 26, 64, 25),
  jib(61, 26, 97, 62),
  hull(30, 90, 11, 3),
  pennant(60, 19),
);

const cutter = drawing(
  120,
  92,
  sea,
  bowsprit(88, 64, 16),
  mast(60, 16, 66),
  gaff(60, 32, 62, 28),
  square(60, 19, 10, 12),
  jib(63, 24, 101, 59),
  hull(26, 93, 12, 4),
  pennant(60, 13),
);

const schooner = drawing(
  120,
  92,
  sea,
  bowsprit(92, 63, 15),
  mast(46, 18, 66),
  mast(72, 14, 66),
  gaff(46, 24, 61, 24),
  gaff(72, 22, 61, 22),
  jib(73, 20, 104, 58),
  hull(20, 97, 13, 4),
  pennant(72, 11),
);

const brigantine = drawing(
  120,
  92,
  sea,
  bowsprit(94, 61, 16),
  mast(42, 18, 64),
  mast(74, 11, 64),
  gaff(42, 26, 59, 25),
  square(74, 14, 11, 14),
  square(74, 32, 14, 22),
  jib(77, 20, 107, 55),
  hull(17, 99, 15, 5),
  ports(34, 5, 68),
  pennant(74, 8),
);

const brig = drawing(
  120,
  92,
  sea,
  bowsprit(96, 60, 16),
  mast(42, 11, 62),
  mast(76, 8, 62),
  square(42, 14, 12, 14),
  square(42, 31, 15, 22),
  square(76, 11, 12, 15),
  square(76, 29, 15, 23),
  jib(80, 18, 110, 53),
  hull(14, 102, 16, 6),
  ports(30, 7, 67),
  pennant(76, 5),
  pennant(42, 8),
);

const frigate = drawing(
  120,
  92,
  sea,
  bowsprit(100, 59, 16),
  mast(28, 16, 58),
  mast(55, 5, 62),
  mast(84, 9, 62),
  square(28, 19, 9, 12),
  square(28, 34, 11, 17),
  square(55, 8, 11, 13),
  square(55, 24, 13, 14),
  square(55, 41, 15, 16),
  square(84, 12, 10, 13),
  square(84, 28, 12, 22),
  jib(88, 18, 114, 52),
  hull(9, 106, 17, 8),
  ports(26, 9, 66),
  pennant(55, 2),
);

const galleon = drawing(
  120,
  92,
  sea,
  bowsprit(100, 56, 18),
  mast(24, 14, 50),
  mast(53, 3, 60),
  mast(84, 7, 58),
  square(24, 17, 9, 11),
  square(24, 30, 11, 14),
  square(53, 6, 12, 14),
  square(53, 22, 15, 15, 'art-sand'),
  square(53, 39, 17, 15),
  square(84, 10, 11, 13),
  square(84, 25, 14, 14, 'art-sand'),
  square(84, 41, 14, 12),
  jib(89, 16, 117, 48),
  hull(5, 107, 20, 14),
  body('art-brass', 'M6 48L18 48L18.6 52H7Z', 0.8),
  solid(box(9, 54, 2.4, 3) + box(14, 54, 2.4, 3)),
  ports(26, 9, 62),
  ports(28, 9, 69),
  pennant(53, 0.4),
  pennant(84, 4),
);

export const ships: Drawing[] = [
  rowboat,
  dinghy,
  sloop,
  cutter,
  schooner,
  brigantine,
  brig,
  frigate,
  galleon,
];
