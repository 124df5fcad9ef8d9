import { body, disc, drawing, exact, ink, solid, type Drawing } from './drawing';
import type { Reaction } from '../lib/wire';

/** A face under a headscarf, or a gesture, for each reaction. */
const face = [
  ...body('art-skin-2', disc(16, 17.4, 11.2)),
  ...body(
    'art-roof',
    'M4.8 15.4C5.4 8.4 9.8 4.4 16 4.4C22.2 4.4 26.6 8.4 27.2 15.4C20 11.8 12 11.8 4.8 15.4Z',
  ),
];
const eyes = solid(`${disc(12, 17.6, 1.3)}${disc(20, 17.6, 1.3)}`);

export const reactions: Record<Reaction, Drawing> = {
  smile: drawing(32, 32, face, eyes, ink('M10.6 22C13 25.2 19 25.2 21.4 22', 1.6)),
  laugh: drawing(
    32,
    32,
    face,
    ink('M10.4 18.4L12.2 16.6L14 18.4M18 18.4L19.8 16.6L21.6 18.4', 1.5),
    body('art-white', 'M10.4 21H21.6C21 25.4 18.8 27 16 27C13.2 27 11 25.4 10.4 21Z'),
  ),
  surprise: drawing(
    32,
    32,
    face,
    solid(`${disc(12, 18.2, 1.8)}${disc(20, 18.2, 1.8)}`),
    solid(disc(16, 24.4, 2.4)),
  ),
  sad: drawing(
    32,
    32,
    face,
    eyes,
    ink('M11 25.2C13 22.2 19 22.2 21 25.2', 1.6),
    exact(
      'art-sea',
      'M21.6 19.6C23 21.6 23.4 22.6 22.4 23.6C21.2 24.2 20.2 23.2 20.6 22C20.8 21.2 21.2 20.6 21.6 19.6Z',
    ),
  ),
  cheers: drawing(
    32,
    32,
    body('art-wood', 'M7 10H21.6L20.8 28H7.8Z'),
    body('art-white', 'M5.4 10.6C3.6 6.8 8 4.4 10.6 6C12.4 2.8 17.2 3 18.4 6C21.8 4.6 25 7.4 23 10.6Z'),
    ink('M21.8 13.4C27.6 12.2 28.8 22.6 21.4 22.8', 1.8),
    ink('M11.4 13.6V25.4M17 13.6V25.4', 1),
  ),
  applause: drawing(
    32,
    32,
    body('art-skin-2', 'M5.6 16.4C8 12 11.6 9.4 14.4 8.8L13.2 13.6L19.6 22.4C16.6 27 11.2 27.4 8.4 24Z'),
    body('art-skin-1', 'M26.4 16.4C24 12 20.4 9.4 17.6 8.8L18.2 13.8L12.8 21.4C15.4 26.6 20.8 27.4 23.6 24Z'),
    ink('M16 2.4V6M8.6 4L10.6 7M23.4 4L21.4 7', 1.6),
  ),
};
