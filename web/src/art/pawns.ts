import { body, box, disc, drawing, fine, flat, ink, solid, type Drawing } from './drawing';

export type Player = 'amber' | 'violet' | 'jade' | 'ivory';
export type Worker = Player | 'automa';

const face = (x: number, y: number) => solid(disc(x - 1.7, y, 0.75) + disc(x + 1.7, y, 0.75));
const base = (token: string) =>
  body(
    token,
    'M6 43.5C6 40.6 9 39.4 18 39.4C27 39.4 30 40.6 30 43.5C30 45.4 26 46.4 18 46.4C10 46.4 6 45.4 6 43.5Z',
    1.5,
  );

/** Five silhouettes that tell apart in grey: broad hat, knotted kerchief, tall feather, wooden leg, cogwheel. */
const amber = drawing(
  36,
  48,
  base('amber'),
  body('amber', 'M11.5 24H24.5L28.5 40.4C25 42.6 11 42.6 7.5 40.4Z', 1.5),
  fine('M18 27V40M14 30V31M14 34V35'),
  body('art-skin-2', disc(18, 18.4, 6.2), 1.4),
  face(18, 19.4),
  body(
    'amber',
    'M2.5 15.5C6 16 8 13.4 10 10C12.4 5.6 23.6 5.6 26 10C28 13.4 30 16 33.5 15.5C31.4 20.2 25 17.6 18 14.6C11 17.6 4.6 20.2 2.5 15.5Z',
    1.6,
  ),
  flat('art-white', disc(18, 10.6, 1.7)),
  ink(disc(18, 10.6, 1.7), 0.8),
);

const violet = drawing(
  36,
  48,
  base('violet'),
  body(
    'violet',
    'M12 25C9 29 14 31.6 12.4 34.6C11.4 36.6 9.4 38 8.6 40.4C12 42.6 24 42.6 27.4 40.4C26.6 38 24.6 36.6 23.6 34.6C22 31.6 27 29 24 25Z',
    1.5,
  ),
  fine('M13 29H23M12.8 34.4H23.2'),
  body('art-skin-3', disc(18, 17.6, 6.6), 1.4),
  face(18, 19.4),
  body(
    'violet',
    'M11 17.4C10.6 10.6 13.6 8.4 18 8.4C22.4 8.4 25.4 10.6 25 17.4C20.6 15 15.4 15 11 17.4Z',
    1.5,
  ),
  body('violet', 'M24.8 15.4L33 11.4L31.4 16L34 20.6L24.9 17.4Z', 1.4),
  fine('M14 12.4V12.8M18 11V11.4M22 12.4V12.8'),
);

const jade = drawing(
  36,
  48,
  base('jade'),
  body('jade', 'M18 22L27.6 40.4C24 42.6 12 42.6 8.4 40.4Z', 1.5),
  fine('M18 27L15 40M18 27L21 40'),
  body('art-skin-1', disc(18, 18.4, 5.6), 1.4),
  face(18, 19.6),
  body('jade', 'M7 15.4C11 12.6 25 12.6 29 15.4C27 18.2 9 18.2 7 15.4Z', 1.4),
  body('jade', 'M12.4 14C12.4 9.6 14 8 18 8C22 8 23.6 9.6 23.6 14Z', 1.4),
  body('art-white', 'M22.6 12.6C21.4 7 24.4 1.6 31.4 1.2C33 6.6 29.6 12.2 22.6 12.6Z', 1.3),
  fine('M22.6 12.6C25 9 28 5.6 31 1.6'),
);

const ivory = drawing(
  36,
  48,
  body('art-wood', 'M20.4 33H25.6L24.4 46H21.6Z', 1.4),
  body('ivory', 'M9.4 33H16.8V42.4L18.6 46H6.8C6.8 43.6 9.4 43 9.4 40Z', 1.5),
  body('ivory', 'M10 24H25C27 27.6 27.6 31.4 27.2 35H8.4C7.6 31.4 8.2 27.6 10 24Z', 1.5),
  fine('M9 30.4H27M17.6 24V30'),
  ink('M31 24V46.4', 2),
  ink('M27.6 24H34', 2),
  body('art-skin-4', disc(17.6, 17, 6.4), 1.4),
  face(17.6, 17.4),
  body('ivory', 'M11 15.6C11 11 13.4 8.4 17.6 8.4C21.8 8.4 24.2 11 24.2 15.6Z', 1.5),
  body(
    'art-white',
    'M12.4 19.6C14.6 21.4 20.6 21.4 22.8 19.6C22.6 24.4 20.4 26.4 17.6 26.4C14.8 26.4 12.6 24.4 12.4 19.6Z',
    1.2,
  ),
);

const automa = drawing(
  36,
  48,
  base('slate'),
  body(
    'slate',
    'M14.6 26H21.4V34C24 35.4 26.4 37.6 27.4 40.4C24 42.6 12 42.6 8.6 40.4C9.6 37.6 12 35.4 14.6 34Z',
    1.5,
  ),
  body('slate', cog(18, 16.4), 1.5),
  flat('art-paper', disc(18, 16.4, 4.6)),
  ink(disc(18, 16.4, 4.6), 1.3),
  solid(disc(18, 16.4, 1.6)),
  flat('art-iron', box(13, 29, 10, 2.6)),
  ink(box(13, 29, 10, 2.6), 1),
);

function cog(x: number, y: number): string {
  const teeth = 8;
  const points = Array.from({ length: teeth }, (_, k) => {
    const at = (offset: number, r: number) => {
      const angle = ((k + offset) / teeth) * 2 * Math.PI;
      return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
    };
    return `${at(-0.3, 9)}L${at(-0.2, 12.6)}L${at(0.2, 12.6)}L${at(0.3, 9)}`;
  });
  return `M${points.join('L')}Z`;
}

export const pawns: Record<Worker, Drawing> = { amber, violet, jade, ivory, automa };
