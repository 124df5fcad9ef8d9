import { body, disc, drawing, exact, fine, flat, ink, solid, tinted } from './drawing';

/** Things there is only one of: the first player's marker, the two crowns, the compass. */

const pawnShape =
  'M32 22C35 22 37 24 37 26.6C37 28.4 36.2 29.8 34.8 30.6C35.4 34 37.4 37 40 39.4V43H24V39.4C26.6 37 28.6 34 29.2 30.6C27.8 29.8 27 28.4 27 26.6C27 24 29 22 32 22Z';

const BONES = 'M5 42L59 60M59 42L5 60M7 40L5 42L4 45M57 40L59 42L60 45M4 57L5 60L8 61M60 57L59 60L56 61';

const marker = [
  ...body('art-brass', disc(32, 32, 28), 1.6),
  ...body('art-paper', disc(32, 32, 22.6), 1.1),
  fine(
    'M32 4.6V8M32 56V59.4M4.6 32H8M56 32H59.4M12.6 12.6L15 15M49 49L51.4 51.4M51.4 12.6L49 15M15 49L12.6 51.4',
  ),
];

export const markerRemove = drawing(
  64,
  64,
  marker,
  body('art-roof', pawnShape, 1.3),
  ink('M24 49C30 51 34 51 40 49', 1.1),
  ink('M46 36V19M41.6 23.6L46 18L50.4 23.6', 2.2),
);

export const markerPlace = drawing(
  64,
  64,
  marker,
  body('art-deep', pawnShape, 1.3),
  ink('M24 49C30 51 34 51 40 49', 1.1),
  ink('M46 19V36M41.6 31.4L46 37L50.4 31.4', 2.2),
);

export const governorCrown = drawing(
  64,
  64,
  flat('blue', 'M12 44C12 30 18 22 32 16C46 22 52 30 52 44Z'),
  body('art-brass', 'M8 46L5 20L18 31L22 13L32 28L42 13L46 31L59 20L56 46Z', 1.6),
  body('art-white', 'M8 46H56V55H8Z', 1.5),
  solid('M14 49.6h2v2h-2ZM22 51.6h2v2h-2ZM30 49.6h2v2h-2ZM38 51.6h2v2h-2ZM46 49.6h2v2h-2Z'),
  body('blue', disc(5, 18, 2.8) + disc(22, 11, 2.8) + disc(42, 11, 2.8) + disc(59, 18, 2.8), 1.1),
  body('blue', 'M32 33L36.4 38.4L32 43.8L27.6 38.4Z', 1),
  fine('M12 42L10 30M16 42L17 36M48 42L47 36M52 42L54 30'),
);

export const pirateKing = drawing(
  64,
  64,
  tinted('art-ink', BONES, 7.4),
  tinted('art-white', BONES, 4.8),
  body('art-brass', 'M16 20L13 4L22 11L32 2L42 11L51 4L48 20Z', 1.4),
  body('red', disc(13, 4, 2) + disc(32, 2.6, 2) + disc(51, 4, 2), 0.9),
  body(
    'art-white',
    'M32 17C45 17 52 24 52 34C52 40 49 44 45 46V55H19V46C15 44 12 40 12 34C12 24 19 17 32 17Z',
    1.6,
  ),
  solid(disc(23.6, 34, 5.4, 5) + disc(40.4, 34, 5.4, 5)),
  solid('M32 40L35.4 46H28.6Z'),
  ink('M25 49V55M32 49V55M39 49V55', 1.3),
  exact('red', disc(24.4, 34.4, 1.8) + disc(41.2, 34.4, 1.8)),
  fine('M16 30C17 25 21 22 25 21M18 45C20 46 21 47 21 49'),
);

export const compass = drawing(
  64,
  64,
  body('art-brass', disc(32, 32, 29), 1.6),
  body('art-paper', disc(32, 32, 24), 1),
  fine(
    'M32 9V13M32 51V55M9 32H13M51 32H55M15.8 15.8L18.6 18.6M45.4 45.4L48.2 48.2M48.2 15.8L45.4 18.6M18.6 45.4L15.8 48.2',
  ),
  exact('art-deep', 'M32 32L40 24L32 10ZM32 32L40 40L54 32ZM32 32L24 40L32 54ZM32 32L24 24L10 32Z'),
  ink('M32 10L36.6 27.4L54 32L36.6 36.6L32 54L27.4 36.6L10 32L27.4 27.4ZM32 10V54M10 32H54', 0.9),
  solid(disc(32, 32, 2)),
);
