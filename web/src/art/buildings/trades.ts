import { arch, body, box, disc, drawing, fine, flat, hatch, ink, solid } from '../drawing';
import { ground, palm, person } from './ground';

export const architectsGuild = drawing(
  96,
  64,
  ground(4),
  body('art-white', box(18, 24, 46, 32)),
  body('group', 'M14 25L24 11H58L68 25Z'),
  ink('M18 40H64M30 24V40M41 24V40M52 24V40M18 25L30 40M64 25L52 40', 1.1),
  flat('art-lamp', box(32, 27, 7, 8) + box(43, 27, 7, 8)),
  ink(box(32, 27, 7, 8) + box(43, 27, 7, 8), 0.9),
  body('art-dark', arch(37, 43, 9, 13)),
  flat('art-deep', box(23, 44, 8, 7) + box(51, 44, 8, 7)),
  ink(box(23, 44, 8, 7) + box(51, 44, 8, 7), 0.9),
  fine('M27 44V51M55 44V51M28 17H34M40 15H48M50 20H58'),
  // A pair of compasses on the sign.
  ink('M64 30H76', 1.3),
  body('art-paper', disc(76, 40, 8.6), 1.2),
  ink('M76 34.4L72 46M76 34.4L80 46M73.6 41.4C75 42.6 77 42.6 78.4 41.4', 1.1),
  solid(disc(76, 34.6, 1.2)),
  hatch(59, 42, 5, 13),
  person(84, 57, 'group'),
);

export const workshop = drawing(
  96,
  64,
  ground(86),
  body('art-wood', box(10, 28, 52, 28)),
  body('group', 'M6 29L16 14H56L66 29Z'),
  body('art-dark', box(18, 34, 36, 22)),
  ink('M20 34V30M54 34V30', 1),
  // Bench with vice, saw on the wall, planks outside.
  body('art-sand', box(22, 46, 28, 3), 0.9),
  ink('M25 49V56M47 49V56', 1.4),
  body(
    'art-iron',
    'M26 38L40 36.6L40.6 40L38 39L37 41L35 39.6L34 41.6L32 40L31 42L29 40.6L28 42.4L26 42Z',
    0.8,
  ),
  flat('art-iron', box(42, 42, 4, 4)),
  ink(box(42, 42, 4, 4), 0.8),
  body('art-sand', 'M66 56L78 22L81 23L70 56ZM73 56L84 26L87 27L78 56Z', 0.9),
  fine('M70 52L80 24M76 54L85 29'),
  fine('M12 33H17M12 38H17M12 43H17M12 48H17M55 33H61M55 38H61M55 43H61M55 48H61M20 20H28M34 18H44M46 24H56'),
  ink('M30 14V8H36V14', 1.1),
  ink('M33 6C31 4 35 3 33 1', 0.8),
);

export const warehouse = drawing(
  96,
  64,
  ground(),
  body('art-stone', box(8, 26, 60, 30)),
  body('group', 'M4 27L38 8L72 27Z'),
  body('art-dark', arch(26, 34, 24, 22)),
  ink('M38 8V3H46', 1.2),
  fine('M46 3V14'),
  body('art-wood', box(42, 14, 8, 7), 0.9),
  ink('M42 14L50 21M50 14L42 21', 0.6),
  body('art-sand', box(29, 46, 9, 10) + box(39, 48, 8, 8) + box(31, 38, 8, 8), 0.9),
  ink('M29 46L38 56M39 48L47 56M31 38L39 46', 0.6),
  body('art-wood', box(72, 44, 12, 12) + box(76, 33, 11, 11)),
  ink('M72 44L84 56M84 44L72 56M76 33L87 44', 0.7),
  body('barrel', 'M88 46H93C94.4 49 94.4 53 93 56H88C86.6 53 86.6 49 88 46Z', 0.9),
  hatch(8, 28, 6, 27),
  hatch(60, 28, 8, 27),
  fine('M14 22H22M26 17H32M50 22H58M30 24H36'),
);

export const tobaccoDryer = drawing(
  96,
  64,
  ground(4, 84),
  body('group', 'M8 26L22 10H74L88 26Z'),
  ink('M14 26V56M82 26V56M36 26V56M60 26V56', 1.9),
  ink('M14 34H82', 1.1),
  [19, 26, 42, 49, 56, 66, 74]
    .map((x, i) => {
      const leaf = `M${x} 34C${x - 4} 40 ${x - 3} 47 ${x + (i % 2)} 51C${x + 4} 47 ${x + 4} 40 ${x} 34Z`;
      return [...body(i % 3 === 1 ? 'art-wood' : 'tobacco', leaf, 0.9), fine(`M${x} 35V49`)];
    })
    .flat(),
  body('art-leaf', 'M29 34C25 39 26 44 30 47C33 43 33 38 29 34Z', 0.9),
  fine('M26 18H32M38 15H46M50 20H60M62 16H68M18 22H24M70 22H78'),
  ink('M10 26H86', 1.2),
  palm(92, 56, 20),
);

export const distillery = drawing(
  96,
  64,
  ground(4),
  body('art-wood', box(52, 28, 38, 28)),
  body('group', 'M48 29L56 16H86L94 29Z'),
  body('art-dark', arch(66, 38, 12, 18)),
  fine('M53 34H64M53 40H64M53 46H64M80 34H89M80 40H89M80 46H89M60 22H68M74 20H82'),
  // The copper still.
  body('art-shade', box(12, 48, 26, 8)),
  flat('art-lamp', arch(20, 49.6, 9, 6.4)),
  ink(arch(20, 49.6, 9, 6.4), 0.9),
  body('art-roof', 'M12 48C9 36 15 31 20 28L22 20H28L30 28C35 31 41 36 38 48Z', 1.3),
  body('art-roof', 'M22 20C21 12 27 9 33 12L48 24L46 27L32 17C29.4 16 28.4 17 28 20Z', 1.2),
  ink('M47 26C51 30 46 33 50 36C46 39 51 41 48 44', 1.2),
  body('barrel', 'M43 44H53C54.6 48 54.6 52 53 56H43C41.4 52 41.4 48 43 44Z'),
  ink('M42 47.6H54M42 52.4H54', 0.8),
  ink('M15 38C17 35 20 33 24 33M17 43C18 40 19 39 22 38', 0.7),
  ink('M24 8C22 6 26 5 24 2', 0.8),
);
