import { arch, body, box, disc, drawing, exact, fine, flat, hatch, ink, solid } from '../drawing';
import { ground, palm, person } from './ground';

const battlement = (x: number, y: number, teeth: number, w: number) =>
  `M${x} ${y + 8}V${y}` +
  Array.from({ length: teeth }, (_, i) => `h${w}v3.4${i < teeth - 1 ? `h${w}v-3.4` : ''}`).join('') +
  `V${y + 8}Z`;

export const prison = drawing(
  96,
  64,
  ground(6, 86),
  body('art-stone', box(18, 20, 60, 36)),
  body('group', battlement(15, 12, 7, 5.1), 1.1),
  flat('art-dark', box(24, 27, 12, 11) + box(60, 27, 12, 11)),
  ink(box(24, 27, 12, 11) + box(60, 27, 12, 11)),
  ink('M27 27V38M30 27V38M33 27V38M63 27V38M66 27V38M69 27V38', 1.1),
  body('group', arch(40, 30, 16, 26)),
  ink('M40 40H56M40 49H56M45 32V56M51 32V56', 0.9),
  solid(disc(53.6, 44.4, 1.2)),
  fine('M20 43H26M28 46H34M22 49H28M62 43H68M64 47H72M70 51H76M20 24H23M42 25H50'),
  hatch(72, 22, 6, 33),
  ink('M62 38C60 42 64 44 62 48', 0.7),
  person(10, 57, 'group'),
  ink('M13 57V44', 0.9),
);

export const watchtower = drawing(
  96,
  64,
  ground(12, 74),
  ink('M38 28L32 56M58 28L64 56M36 37L61 46M60 37L35 46M34.4 46H61.6M36.6 37H59.4', 1.5),
  body('art-wood', box(33, 22, 30, 7)),
  ink('M37 22V14M59 22V14', 1.4),
  body('group', 'M29 14L48 2L67 14Z'),
  flat('art-lamp', box(43, 16, 10, 6)),
  person(48, 22, 'art-deep'),
  ink('M50 15.4L57 13.6', 1),
  fine('M36 25H60M38 11H44M50 8H56'),
  ink('M67 14V4', 0.9),
  body('group', 'M67 4L76 5.4L73 7.4L76 9.4L67 9.6Z', 0.8),
  // The sea it looks out on.
  exact('art-sea', 'M70 52C78 50 88 50 95 51V56H70Z'),
  fine('M73 53.4C75 52.4 77 54.4 79 53.4M84 52.6C86 51.6 88 53.6 90 52.6'),
  ink('M47 56V46M51 56V46M47 49H51M47 52.4H51', 0.8),
);

export const fort = drawing(
  96,
  64,
  ground(),
  body('art-stone', 'M10 56L14 28H82L86 56Z'),
  body('art-stone', battlement(12, 24, 7, 5.54), 1.1),
  body('group', 'M4 56L8 22H26L29 56Z'),
  body('group', battlement(5, 14, 3, 4.6), 1.1),
  body('group', 'M67 56L70 22H88L92 56Z'),
  body('group', battlement(67, 14, 3, 4.6), 1.1),
  body('art-dark', arch(40, 38, 16, 18)),
  ink('M40 46H56M45 39V56M51 39V56', 0.7),
  ink('M48 25V6', 1.1),
  body('blue', 'M48 6.4L60 8L56 11L60 14L48 14.4Z', 0.9),
  body('cannon', 'M31 33L24.6 31.4L24.2 34.6L31 36Z', 0.9),
  body('cannon', 'M65 33L71.4 31.4L71.8 34.6L65 36Z', 0.9),
  solid(box(15, 30, 2.4, 7) + box(78, 30, 2.4, 7)),
  fine('M32 44H37M30 49H36M58 44H64M60 50H66M12 46H17M76 48H82M32 30H38M56 31H62'),
  hatch(83, 24, 6, 31),
);

export const foundry = drawing(
  96,
  64,
  ground(4),
  body('art-shade', box(12, 30, 46, 26)),
  body('group', 'M8 31L14 20H56L62 31Z'),
  body('art-roof', 'M20 21L22 5H32L34 21Z'),
  fine('M23 10H31M22.4 15H32'),
  ink('M27 4C23 2 29 .4 33 2C37 -.4 41 2 45 .8', 0.9),
  body('art-dark', arch(20, 36, 30, 20)),
  exact('art-lamp', 'M26 56C24 48 29 48 28 42C33 45 34 46 35 40C39 45 44 47 43 56Z'),
  exact('art-roof', 'M30 56C29 51 33 50 34 46C38 50 40 52 39 56Z'),
  ink('M26 56C24 48 29 48 28 42C33 45 34 46 35 40C39 45 44 47 43 56', 0.8),
  // Anvil and a fresh gun.
  body('cannon', 'M60 44H76V47.4C73 47.4 72 49 72 51H74V56H64V51H66C66 49 64 47.6 60 46.4Z', 1),
  body('cannon-light', 'M76 57C74.6 55.6 74.8 53.4 76.6 52.8L90 49L92 53.6L79 57.6Z', 1),
  ink('M66 42L72 34', 1.2),
  body('art-iron', 'M69.6 31.6L73.6 29.6L77 35L73 37Z', 0.9),
  fine('M14 25H20M38 24H46M48 28H56'),
  hatch(52, 33, 6, 22),
);

export const barracks = drawing(
  96,
  64,
  ground(2, 90),
  body('art-white', box(8, 32, 80, 24)),
  body('group', 'M4 33L12 19H84L92 33Z'),
  body('art-dark', arch(42, 38, 12, 18)),
  flat('art-deep', [14, 24, 60, 78].map((x) => box(x, 39, 6, 8)).join('')),
  ink([14, 24, 60, 78].map((x) => box(x, 39, 6, 8)).join(''), 0.9),
  // Stacked muskets and a soldier at the gate.
  ink('M66 57L73 40M80 57L72 40M73 57L72.6 40', 1.2),
  person(36, 57, 'group'),
  exact('group', 'M33.8 49.4H38.2L37.4 45.6H34.6Z'),
  ink('M33.8 49.4H38.2L37.4 45.6H34.6Z', 0.7),
  ink('M40 57V43', 0.9),
  ink('M48 19V4', 1.1),
  body('group', 'M48 4.4H60V12H48Z', 0.9),
  ink('M48 4.4L60 12M60 4.4L48 12', 0.7),
  fine('M16 26H24M30 23H40M54 28H62M66 24H76M20 30H28M72 30H80'),
  hatch(82, 34, 6, 21),
  palm(95, 57, 16),
);
