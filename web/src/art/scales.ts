import { body, box, disc, drawing, fine, ink } from './drawing';

/** The lab: a balance with something blue in one pan and something red in the other. */
export const scales = drawing(
  72,
  64,
  body('art-wood', 'M22 60L26 54H46L50 60Z', 1.4),
  body('art-brass', box(34, 14, 4, 40), 1.3),
  body(
    'art-brass',
    'M8 20C20 15 28 13 36 13C44 13 52 11 64 8L64.6 10.8C54 14 45 16.4 36 16.4C28 16.4 20 18 8.8 22.8Z',
    1.3,
  ),
  body('art-brass', disc(36, 11, 4.4), 1.3),
  ink('M9 22L2 42M9 22L18 42M64 10L55 31M64 10L71 31', 0.9),
  body('blue', 'M4 41L3 31L7.4 35L10 29L12.6 35L17 31L16 41Z', 1.2),
  body(
    'red',
    'M63 20C67 20 69 22.6 69 25.4C69 27.4 68 28.6 67 29.2V31H59V29.2C58 28.6 57 27.4 57 25.4C57 22.6 59 20 63 20Z',
    1.2,
  ),
  body('art-brass', 'M0.6 41.6H19.4C18.6 46.6 14.6 49 10 49C5.4 49 1.4 46.6 0.6 41.6Z', 1.3),
  body('art-brass', 'M53.6 30.6H72C71.2 35.6 67.4 38 63 38C58.2 38 54.4 35.6 53.6 30.6Z', 1.3),
  fine('M60.6 25.4h1.6M64.4 25.4h1.6M36 20V50M28 57H44'),
);
