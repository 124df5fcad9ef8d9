import { arch, body, box, disc, drawing, exact, fine, flat, hatch, ink, solid } from '../drawing';
import { ground, palm, person } from './ground';

export const well = drawing(
  96,
  64,
  ground(10, 78),
  ink('M34 24V44M62 24V44', 2),
  body('group', 'M28 25L48 9L68 25Z'),
  fine('M40 20H46M50 17H55M44 23H52'),
  ink('M34 29H62', 1.5),
  ink('M62 29H67V33', 1.2),
  ink('M48 29V35', 0.9),
  body('art-wood', 'M44 35H52L51 41H45Z', 1),
  body('art-stone', 'M30 43H66V54C60 58 36 58 30 54Z'),
  exact('art-deep', 'M30 43C36 40.4 60 40.4 66 43C60 45.8 36 45.8 30 43Z'),
  ink('M30 43C36 40.4 60 40.4 66 43C60 45.8 36 45.8 30 43Z'),
  ink('M31 50C40 53 56 53 65 50M38 46V50M48 47V51.6M58 46V50M43 52V56M53 52V56', 0.8),
  hatch(59, 46, 7, 9),
  body('art-wood', 'M72 50H80L79 57H73Z', 1),
  ink('M72.6 50C73 45 79 45 79.4 50', 0.8),
  person(22, 57, 'group'),
);

export const bathhouse = drawing(
  96,
  64,
  ground(),
  body('art-white', box(12, 30, 72, 20)),
  body('group', 'M26 30C26 18 34 13 48 13C62 13 70 18 70 30Z'),
  body('group', 'M10 30C10 25 14 23 18 23C22 23 26 25 26 30ZM70 30C70 25 74 23 78 23C82 23 86 25 86 30Z'),
  ink('M48 13V8', 1),
  solid(disc(48, 7.6, 1.4)),
  flat(
    'art-deep',
    arch(17, 35, 9, 15) +
      arch(30, 35, 9, 15) +
      arch(43.5, 35, 9, 15) +
      arch(57, 35, 9, 15) +
      arch(70, 35, 9, 15),
  ),
  ink(
    arch(17, 35, 9, 15) +
      arch(30, 35, 9, 15) +
      arch(43.5, 35, 9, 15) +
      arch(57, 35, 9, 15) +
      arch(70, 35, 9, 15),
  ),
  body('art-stone', 'M6 50H90L93 54H3Z'),
  body('art-sea', 'M8 54H88L84 61H12Z'),
  fine('M14 57C17 55.6 20 58.4 23 57M34 59C37 57.6 40 60.4 43 59M60 57C63 55.6 66 58.4 69 57'),
  ink('M36 10C34 7.4 38 6 36 3M60 10C58 7.4 62 6 60 3', 0.9),
  flat('art-skin-3', disc(50, 55.6, 2.2)),
  ink('M47.8 56C47.6 52.6 52.4 52.6 52.2 56', 0.9),
  fine('M34 22C34 19 37 17 40 16M42 24C42 20 45 18 48 17'),
  hatch(79, 32, 5, 17),
);

export const washhouse = drawing(
  96,
  64,
  ground(88),
  body('group', 'M6 27L14 14H54L62 27Z'),
  ink('M11 27V56M57 27V56M34 27V42', 1.8),
  body('art-stone', box(14, 44, 40, 12)),
  exact('art-sea', 'M14 44H54L50 48H18Z'),
  ink('M14 44H54L50 48H18Z', 0.9),
  fine('M22 46C24 45 26 47 28 46M36 46C38 45 40 47 42 46'),
  ink('M60 24C70 30 82 30 92 22', 0.9),
  ink('M92 56V20', 1.7),
  body('art-white', 'M64 26.4L71 28.4L70 44L63 41Z', 0.9),
  body('art-deep', 'M74 28.8L81 28L82 38L78 37L77 40L74 39Z', 0.9),
  body('art-white', 'M83.6 27.4L89 24.4L90 36L84.6 38Z', 0.9),
  person(22, 44.6, 'group'),
  person(44, 44.6, 'art-roof'),
  fine('M20 20H28M34 18H42M44 23H52'),
  body('art-rope', 'M66 50H78L76 57H68Z', 1),
  exact('art-white', 'M66 50C68 46 76 46 78 50Z'),
  ink('M66 50C68 46 76 46 78 50', 0.9),
  hatch(47, 49, 7, 7),
);

export const dispensary = drawing(
  96,
  64,
  ground(4, 86),
  body('art-white', box(20, 22, 48, 34)),
  body('group', 'M16 23L24 10H64L72 23Z'),
  body('art-dark', arch(48, 36, 13, 20)),
  body('art-deep', box(26, 30, 16, 16)),
  body('art-sand', 'M23 46H45V49H23Z', 0.9),
  exact('art-lamp', 'M28 45.4V40H31V45.4ZM33 45.4V36H36.4V45.4ZM38 45.4V41H41V45.4Z'),
  ink('M28 45.4V40H31V45.4M33 45.4V36H36.4V45.4M38 45.4V41H41V45.4', 0.8),
  fine('M26 36H42'),
  // Mortar and pestle on the sign.
  ink('M68 27H82', 1.3),
  body('art-paper', box(72, 30, 18, 17), 1.1),
  ink('M76 30V27M86 30V27', 0.8),
  body('group', 'M75 36H87C87 42 85 44 81 44C77 44 75 42 75 36Z', 1),
  ink('M82 36L86 31.6', 1.5),
  fine('M28 16H36M42 14H50M52 19H60'),
  hatch(61, 26, 7, 29),
  body('art-leaf', 'M10 56C6 50 8 46 12 46C16 46 18 50 15 56Z', 0.9),
  body('art-roof', box(8.6, 53, 8, 5), 0.9),
);

export const publicLatrines = drawing(
  96,
  64,
  ground(6, 88),
  body('art-wood', box(16, 24, 64, 32)),
  body('group', 'M10 25L14 15H84L88 25Z'),
  [19, 40, 61]
    .map((x) => [
      ...body('art-sand', box(x, 30, 16, 26)),
      fine(`M${x + 4} 31V55M${x + 8} 42V55M${x + 12} 31V55`),
      exact('art-ink', `M${x + 9.6} 34A3.4 3.4 0 1 1 ${x + 6.4} 39.2A4 4 0 0 0 ${x + 9.6} 34Z`),
      ink(`M${x + 13} 44V46`, 1.2),
    ])
    .flat(),
  fine('M18 20H26M32 18H44M50 21H60M66 19H78'),
  ink('M26 15V10M70 15V10', 1.1),
  ink('M24 6C22 4 28 4 26 1M69 6C67 4 72 4 70 1', 0.8),
  person(8, 57, 'art-deep'),
  palm(90, 56, 24),
);
