import { body, box, disc, drawing, exact, fine, ink, solid, type Drawing } from './drawing';
import { palm } from './buildings/ground';

/** Small drawings for the moments when there is nothing to play. */
export type State = 'empty' | 'loading' | 'waiting' | 'disconnected' | 'finished';

const waves = (y: number) =>
  fine(
    [10, 44, 88, 122]
      .map(
        (x, i) =>
          `M${x} ${y + (i % 2) * 5}C${x + 3} ${y - 1.4 + (i % 2) * 5} ${x + 6} ${y + 1.4 + (i % 2) * 5} ${x + 9} ${y + (i % 2) * 5}`,
      )
      .join(''),
  );
const water = [
  exact('art-sea', 'M2 76C30 73 130 73 158 76C160 88 140 96 80 96C20 96 0 88 2 76Z'),
  ink('M4 76C30 74 130 74 156 76', 0.9),
];
const sky = exact('art-sky', 'M12 74C4 50 16 30 40 26C56 8 104 6 120 22C146 24 158 50 148 74Z');

/** A lonely sandbank with a palm. */
const empty = drawing(
  160,
  100,
  sky,
  water,
  exact('art-sand', 'M46 80C56 68 104 68 116 80C104 86 58 86 46 80Z'),
  ink('M46 80C56 68 104 68 116 80', 1.1),
  palm(76, 73, 40),
  body('art-roof', 'M92 74L96 66L104 70L101 76Z', 1),
  ink('M97.6 69.6L95 72.4', 0.8),
  waves(86),
  ink(
    'M112 40C114 37.6 116 38 117 40C118 38 120 37.6 122 40M126 32C127.6 30 129 30.4 130 32C131 30.4 132.4 30 134 32',
    0.8,
  ),
);

/** Provisions coming aboard on a rope. */
const loading = drawing(
  160,
  100,
  sky,
  water,
  body('art-wood', 'M88 66H156V86C130 92 104 90 94 84Z', 1.3),
  ink('M91 74C112 78 136 78 155 75', 0.9),
  ink('M120 66V14M120 18L60 30M120 34L78 27', 1.9),
  ink('M60 30V44', 0.9),
  ink('M60 44L50 52M60 44L70 52', 0.9),
  body('art-sand', box(48, 52, 24, 18), 1.2),
  ink('M48 52L72 70M72 52L48 70', 0.8),
  solid(box(104, 78, 4, 4) + box(118, 79.4, 4, 4) + box(132, 79.4, 4, 4)),
  waves(90),
);

/** An hourglass on the rail. */
const waiting = drawing(
  160,
  100,
  sky,
  exact('art-wood', 'M10 84H150V92H10Z'),
  ink('M10 84H150M10 92H150', 1.1),
  fine('M20 88H44M60 87H90M104 89H138'),
  exact('art-white', 'M62 24H98C98 40 90 46 84 51C90 56 98 62 98 78H62C62 62 70 56 76 51C70 46 62 40 62 24Z'),
  exact(
    'art-lamp',
    'M67 36H93C91 42 86 46 80 51C74 46 69 42 67 36ZM64 78C64 70 72 66 80 63C88 66 96 70 96 78Z',
  ),
  ink('M62 24H98C98 40 90 46 84 51C90 56 98 62 98 78H62C62 62 70 56 76 51C70 46 62 40 62 24Z', 1.3),
  ink('M80 50V64', 0.9),
  body('art-brass', box(56, 18, 48, 6) + box(56, 78, 48, 6), 1.2),
  ink('M59 24V78M101 24V78', 1.6),
  body('art-rope', 'M112 84C110 72 116 70 122 70C130 70 134 74 132 84Z', 1),
  ink('M114 78C120 74 126 74 131 78M116 74C121 71 125 71 129 74', 0.7),
);

/** The mooring line has parted. */
const disconnected = drawing(
  160,
  100,
  sky,
  water,
  body('art-stone', 'M4 70H44V92C24 92 10 88 4 84Z', 1.2),
  ink('M30 70V60', 4),
  ink('M30 62C42 74 54 70 62 66', 1.5),
  ink('M62 66L67 62M62 66L68 66.4M62 66L66.6 70', 0.9),
  ink('M112 72C102 78 94 74 86 70', 1.5),
  ink('M86 70L81 66.6M86 70L80.6 70.8M86 70L82.6 74.6', 0.9),
  ink('M128 72V30', 1.7),
  body('art-white', 'M127 34L110 64H127Z', 1),
  body('art-white', 'M130 36C140 44 144 54 145 66H130Z', 1),
  body('art-wood', 'M106 70H156L150 82H114Z', 1.3),
  ink('M72 50L74 44M66 52L62 47M80 52L85 48', 1),
  waves(88),
);

/** Crown and skull over an open chest. */
const finished = drawing(
  160,
  100,
  sky,
  exact('art-sand', 'M14 88C40 82 120 82 146 88C130 96 30 96 14 88Z'),
  body('barrel', 'M52 56L58 34H102L108 56Z', 1.3),
  ink('M66 34L62 56M94 34L98 56', 1),
  exact('art-lamp', 'M54 64C58 52 68 50 74 54C78 46 88 46 92 54C98 50 104 54 106 64Z'),
  ink('M54 64C58 52 68 50 74 54C78 46 88 46 92 54C98 50 104 54 106 64', 1),
  body('art-wood', box(50, 62, 60, 26), 1.4),
  ink('M62 62V88M98 62V88M50 70H110', 1.1),
  body('art-brass', box(75, 62, 10, 11), 1.1),
  solid(disc(80, 67, 1.4)),
  body('blue', 'M24 82V64L31 69L37 59L43 69L50 64V82Z', 1.2),
  body(
    'red',
    'M124 58C132 58 137 63 137 70C137 74 135 77 132 78V84H116V78C113 77 111 74 111 70C111 63 116 58 124 58Z',
    1.2,
  ),
  exact('art-white', disc(119, 71, 2.8) + disc(129, 71, 2.8)),
  ink('M80 28V16M66 30L60 20M94 30L100 20', 1.2),
);

export const states: Record<State, Drawing> = { empty, loading, waiting, disconnected, finished };
