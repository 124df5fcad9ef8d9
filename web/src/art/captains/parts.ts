import { body, disc, exact, fine, flat, ink, solid, type Layer } from '../drawing';

/** A captain's face is composed: each part is a noun that a portrait may name. */

const HEAD = 'M22 26C22 17 26 13 32 13C38 13 42 17 42 26V33C42 40 38 45 32 45C26 45 22 40 22 33Z';

export const coats = ['art-deep', 'art-dark', 'entertainment-art', 'art-leaf', 'security-art', 'crown-art', 'trades-art'];

export const shoulders = (coat: string): Layer[] => [
  ...body(coat, 'M6 66C7 53 14 47 25 45.4H39C50 47 57 53 58 66Z', 1.3),
  ...body('art-white', 'M26 45L32 58L38 45Z', 0.9),
  ...body(coat, 'M25 44.6L16 50L27 62ZM39 44.6L48 50L37 62Z', 1),
  ink('M14 66V58M50 66V58', 0.8),
  solid(disc(28, 63, 0.9) + disc(36, 63, 0.9)),
];

export const head = (skin: string, stern: boolean): Layer[] => [
  ...body(skin, 'M20.6 28C18 26.4 17.6 32 20.4 34.4L23 34V28ZM43.4 28C46 26.4 46.4 32 43.6 34.4L41 34V28Z', 0.9),
  ...body(skin, HEAD, 1.2),
  ink('M32 28C31.4 31 30 33.4 30.6 34.4C31.4 35 32.6 35 33.4 34.6', 0.9),
  ink(stern ? 'M24.6 25.4L29.6 26.8M39.4 25.4L34.4 26.8' : 'M24.6 26.4C26 25 28 25 29.6 26M34.4 26C36 25 38 25 39.4 26.4', 1.2),
  ink(stern ? 'M28.6 39.4C31 38.4 33 38.4 35.4 39.4' : 'M28.4 38.4C30.6 40.4 33.6 40.4 35.8 38.4', 1),
  fine('M40 36L41.4 32M39 39.4L41.4 34.6M37.4 42L40.8 37'),
];

export const eyes = {
  plain: [solid(disc(27.2, 29.4, 1.15) + disc(36.8, 29.4, 1.15))],
  patch: [
    solid(disc(36.8, 29.4, 1.15)),
    ink('M22 24L42.4 20.4M30.4 31L42 33', 0.9),
    solid('M23.6 26.8H30.6C30.8 31 29.4 32.8 27.2 32.8C24.8 32.8 23.6 31 23.6 26.8Z'),
  ],
  scar: [solid(disc(27.2, 29.4, 1.15) + disc(36.8, 29.4, 1.15)), ink('M38.6 22L37.4 36.6M36.4 33L39.6 34', 0.9)],
  glass: [solid(disc(27.2, 29.4, 1.15) + disc(36.8, 29.4, 1.15)), ink(disc(36.8, 29.6, 3.8), 1), ink('M40 32C42 36 43 40 42 46', 0.6)],
  wink: [solid(disc(27.2, 29.4, 1.15)), ink('M34.8 29.6C36 28.4 37.8 28.4 39 29.6', 1.1)],
} satisfies Record<string, Layer[]>;

export const hairs = {
  none: () => [],
  long: (c: string) => body(c, 'M22 20C16 24 17 38 14 48C19 50 24 48 24 42L22.6 28ZM42 20C48 24 47 38 50 48C45 50 40 48 40 42L41.4 28Z', 1),
  curls: (c: string) =>
    body(c, disc(20, 26, 4) + disc(18.4, 33, 4) + disc(19.6, 40, 4) + disc(44, 26, 4) + disc(45.6, 33, 4) + disc(44.4, 40, 4), 0.9),
  queue: (c: string) => [...body(c, 'M22 18C19 22 20 28 21.4 31L24 24ZM42 18C45 22 44 28 42.6 31L40 24ZM43 38C48 42 50 50 48 56C45 54 43 48 41.6 42Z', 1),],
} satisfies Record<string, (colour: string) => Layer[]>;

export const beards = {
  none: () => [],
  full: (c: string) => [
    ...body(c, 'M22 33C25 37 28 34.6 32 36.6C36 34.6 39 37 42 33C43.6 44 40 53.6 32 53.6C24 53.6 20.4 44 22 33Z', 1.1),
    ...body('art-white', 'M29 40.4C31 41.6 33 41.6 35 40.4C34.4 42 33.4 42.4 32 42.4C30.6 42.4 29.6 42 29 40.4Z', 0.7),
    fine('M26 43L28 50M32 46V52M38 43L36 50'),
  ],
  moustache: (c: string) => body(c, 'M32 36.6C30 34.8 26.6 36.4 23 34.6C24 38.6 28.6 40 32 38C35.4 40 40 38.6 41 34.6C37.4 36.4 34 34.8 32 36.6Z', 0.9),
  goatee: (c: string) => [...body(c, 'M32 36.4C30.4 35.4 28.4 36 27 37.2H37C35.6 36 33.6 35.4 32 36.4Z', 0.8), ...body(c, 'M29 42C31 41 33 41 35 42C35.4 46 34 49 32 51C30 49 28.6 46 29 42Z', 0.9)],
  braids: (c: string) => [
    ...body(c, 'M22 34C25 37.4 28 35 32 37C36 35 39 37.4 42 34C42.6 40 40 45 36 46H28C24 45 21.4 40 22 34Z', 1),
    ...body(c, 'M25 44L28.6 46L27.6 56L25 57.4L23.6 54ZM39 44L35.4 46L36.4 56L39 57.4L40.4 54Z', 0.9),
    ink('M24.6 48H28.4M24.4 52H28M35.6 48H39.4M36 52H39.6M29 40.6C31 41.6 33 41.6 35 40.6', 0.9),
  ],
  stubble: () => [solid([24, 26, 28, 31, 33, 36, 38, 40].map((x, i) => disc(x, 38.6 + (i % 3) * 1.9, 0.4)).join(''))],
} satisfies Record<string, (colour: string) => Layer[]>;

const tricorne = (c: string): Layer[] => [
  ...body(c, 'M8 20.6C14 21.4 17 16.6 20 11C23.4 4.6 40.6 4.6 44 11C47 16.6 50 21.4 56 20.6C52.6 28 43 24 32 18.6C21 24 11.4 28 8 20.6Z', 1.4),
  ink('M11.4 22.6C18 22.4 24 17.4 32 15.4C40 17.4 46 22.4 52.6 22.6', 0.8),
];

export const hats = {
  none: () => [],
  bun: (c: string) => [...body(c, disc(32, 8, 5) + 'M21.6 27C20.6 16 26 11.4 32 11.4C38 11.4 43.4 16 42.4 27C40 20.6 36 18.6 32 18.6C28 18.6 24 20.6 21.6 27Z', 1.1), fine('M29 7C31 5.4 33 5.4 35 7')],
  tricorne,
  skull: (c: string) => [
    ...tricorne(c),
    exact('art-white', 'M32 7C35 7 36.8 8.8 36.8 11.2C36.8 12.8 36 13.6 35 14.2V16H29V14.2C28 13.6 27.2 12.8 27.2 11.2C27.2 8.8 29 7 32 7Z'),
    solid(disc(30.2, 11.4, 1.1) + disc(33.8, 11.4, 1.1)),
  ],
  bicorne: (c: string) => [
    ...body(c, 'M6 22C14 18 17 4 32 4C47 4 50 18 58 22C46 21 40 18.6 32 18.6C24 18.6 18 21 6 22Z', 1.4),
    flat('art-brass', disc(32, 11, 2.8)),
    ink(disc(32, 11, 2.8), 0.9),
    fine('M14 19C20 15 24 8 32 7'),
  ],
  feather: (c: string) => [
    ...body('art-white', 'M40 12C42 2 52 -1 61 3C61 13 52 17 40 15Z', 1),
    fine('M41 14C48 10 54 7 60 3.6M46 11L46 6M50 9L51 4M50 9.4L56 10'),
    ...body(c, 'M8 20C16 15 48 15 56 20C52 25 12 25 8 20Z', 1.3),
    ...body(c, 'M20 18C19.6 8 24 5 32 5C40 5 44.4 8 44 18C38 15.6 26 15.6 20 18Z', 1.2),
    ink('M20.4 16.4C26 14 38 14 43.6 16.4', 1.4),
  ],
  bandana: (c: string) => [
    ...body(c, 'M42 19L54 15L51 21.4L55 28L42 23Z', 1.1),
    ...body(c, 'M20.6 25C19.6 13 24.6 9.6 32 9.6C39.4 9.6 44.4 13 43.4 25C36.6 20.4 27.4 20.4 20.6 25Z', 1.3),
    exact('art-white', disc(26, 16, 1.2) + disc(32, 13.4, 1.2) + disc(38, 16, 1.2) + disc(32, 18.6, 1.1)),
  ],
  knit: (c: string) => [
    ...body(c, 'M21 21C20 10 25 5 32 5C39 5 44 10 43 21Z', 1.3),
    ...body(c, 'M19.4 18.6H44.6V24.4H19.4Z', 1.1),
    fine('M23 19V24M27 19V24M31 19V24M35 19V24M39 19V24M26 9L25 16M32 7V16M38 9L39 16'),
    ...body('art-white', disc(32, 4.4, 2.8), 0.9),
  ],
  hood: (c: string) => [
    flat(c, 'M14 50C12 24 18 6 32 6C46 6 52 24 50 50C46 46 43.4 44 43 36C44 24 40 18 32 18C24 18 20 24 21 36C20.6 44 18 46 14 50Z'),
    ink('M14 50C12 24 18 6 32 6C46 6 52 24 50 50C46 46 43.4 44 43 36C44 24 40 18 32 18C24 18 20 24 21 36C20.6 44 18 46 14 50Z', 1.3),
    fine('M18 40C17 30 19 20 24 14M46 40C47 30 45 20 40 14'),
  ],
  straw: (c: string) => [
    ...body('art-sand', 'M4 22C14 15 50 15 60 22C52 27 12 27 4 22Z', 1.3),
    ...body('art-sand', 'M20 18.6C20 8 24 6 32 6C40 6 44 8 44 18.6C38 17 26 17 20 18.6Z', 1.2),
    flat(c, 'M20 15H44V18.6C38 17 26 17 20 18.6Z'),
    fine('M10 22H18M46 22H54M24 22H34M26 10L38 9M24 13L30 12.6'),
  ],
} satisfies Record<string, (colour: string) => Layer[]>;

export const extras = {
  none: [],
  parrot: [
    ...body('tobacco', 'M48 46C44 40 46 32 52 30C58 30 60 35 59 40C58 46 54 50 50 54C48 52 48 49 48 46Z', 1.1),
    ...body('art-roof', 'M53 38C57 38 59 42 57.4 47C54 47 52 43 53 38Z', 0.9),
    ...body('art-brass', 'M47 33C44.6 33.4 44 36 45.2 38C46.6 37.6 48 36 48.4 34.6Z', 0.9),
    solid(disc(50.6, 33.6, 0.9)),
    ink('M50 54L47 61M52.6 52L51 60', 1.2),
  ],
  pipe: [
    ink('M35 40.6L44 43.6', 1.8),
    ...body('art-wood', 'M42.4 38.4H48V43.6C48 46.2 43.4 46.4 42.4 43.6Z', 1),
    ink('M45.6 35.6C43.6 33 48 31 46 28', 0.8),
  ],
  earring: [ink(disc(20.4, 37, 2.2), 1.3), flat('art-brass', disc(20.4, 37, 1))],
  scarf: [
    ...body('art-roof', 'M22 42C26 47.6 38 47.6 42 42L44.6 47C38 53 26 53 19.4 47Z', 1.1),
    ...body('art-roof', 'M37 50L43 49L47 60L40.6 62Z', 1),
    fine('M24 47C28 50 32 50.6 36 50'),
  ],
  spyglass: [...body('art-brass', 'M41 54L58 42L61 46.4L44 58Z', 1.1), ink('M47 50L50 54M53 46L55.6 50', 0.9), ...body('art-skin-2', 'M38 55C40 52 45 53 46 57C44 61 39 60 38 55Z', 1)],
  hook: [...body('art-iron', 'M10 58L16 56L18 62H12Z', 1), ink('M13 56C8 52 8 44 14 43C19 42.6 20 48 16 49', 1.9)],
  lace: [...body('art-white', 'M26 45C24 49 28 50 27 54C30 53 30 57 32 59C34 57 34 53 37 54C36 50 40 49 38 45C34 47.6 30 47.6 26 45Z', 1), fine('M29 49L31 53M35 49L33 53')],
} satisfies Record<string, Layer[]>;
