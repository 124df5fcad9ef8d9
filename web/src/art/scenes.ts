import {
  arch,
  body,
  box,
  disc,
  drawing,
  exact,
  fine,
  flat,
  hatch,
  ink,
  solid,
  type Drawing,
  type Layer,
} from './drawing';
import { palm, person } from './buildings/ground';
import type { BoardName } from '../lib/wire';

/** The four action boards are places. */
export type Place = BoardName;

const sky: Layer = exact('art-sky', box(0, 0, 200, 72));
const cloud = (x: number, y: number) =>
  fine(
    `M${x} ${y}C${x + 2} ${y - 4} ${x + 8} ${y - 4} ${x + 9} ${y - 1}C${x + 12} ${y - 4} ${x + 18} ${y - 2} ${x + 18} ${y + 1}M${x - 6} ${y + 1.4}H${x + 24}`,
  );
const gull = (x: number, y: number) =>
  ink(
    `M${x} ${y}C${x + 2} ${y - 2.4} ${x + 4} ${y - 2} ${x + 5} ${y}C${x + 6} ${y - 2} ${x + 8} ${y - 2.4} ${x + 10} ${y}`,
    0.8,
  );

const governor = drawing(
  200,
  72,
  sky,
  cloud(24, 14),
  cloud(150, 12),
  exact('art-sand', 'M0 52C40 49 160 49 200 52V72H0Z'),
  // The residence behind the square.
  body('art-white', box(36, 24, 128, 28)),
  body('crown-art', 'M32 25L38 16H162L168 25Z'),
  body('art-stone', box(84, 14, 32, 38)),
  body('crown-art', 'M80 15L100 3L120 15Z'),
  flat('art-deep', [42, 52, 62, 72, 122, 132, 142, 152].map((x) => arch(x, 30, 6, 11)).join('')),
  ink([42, 52, 62, 72, 122, 132, 142, 152].map((x) => arch(x, 30, 6, 11)).join(''), 0.9),
  flat('art-deep', arch(88, 20, 6, 9) + arch(97, 20, 6, 9) + arch(106, 20, 6, 9)),
  ink(arch(88, 20, 6, 9) + arch(97, 20, 6, 9) + arch(106, 20, 6, 9), 0.9),
  ink('M37 45H84M116 45H163', 0.7),
  hatch(158, 27, 6, 24),
  fine('M46 20H58M66 22H76M124 20H136M142 21H154M96 11H106'),
  // Paving, and the fountain in front.
  fine('M10 58H40M52 60H66M18 64H50M136 60H160M150 65H186M168 57H190M60 68H74M128 68H140'),
  body('art-stone', 'M66 58C72 55 128 55 134 58L130 68C118 71 82 71 70 68Z'),
  exact('art-sea', 'M71 58.6C80 56.4 120 56.4 129 58.6C120 61 80 61 71 58.6Z'),
  ink('M71 58.6C80 56.4 120 56.4 129 58.6C120 61 80 61 71 58.6Z', 0.8),
  body('art-stone', 'M95 58L97 48H103L105 58Z', 1),
  body('art-stone', 'M86 44C92 43 108 43 114 44C112 48 106 49 100 49C94 49 88 48 86 44Z'),
  body('art-stone', 'M97.6 43L98.6 36H101.4L102.4 43Z', 1),
  ink('M100 35C98 28 90 29 88 42M100 35C102 28 110 29 112 42M100 35V28', 1),
  fine('M87 47C84 50 82 53 82 57M113 47C116 50 118 53 118 57'),
  hatch(120, 61, 11, 7),
  person(56, 65, 'art-roof'),
  person(62, 66, 'art-deep'),
  person(144, 64, 'crown-art'),
  palm(20, 56, 30),
  palm(182, 56, 26),
);

const market = drawing(
  200,
  72,
  sky,
  cloud(40, 12),
  cloud(128, 10),
  exact('art-sand', 'M0 54C40 51 160 51 200 54V72H0Z'),
  body('art-white', box(2, 30, 30, 26)),
  body('art-roof', 'M-2 31L6 22H28L36 31Z'),
  body('art-stone', box(164, 26, 34, 30)),
  body('art-roof', 'M160 27L168 17H196L202 27Z'),
  flat('art-deep', box(8, 36, 6, 8) + box(20, 36, 6, 8) + box(171, 33, 6, 8) + box(184, 33, 6, 8)),
  ink(box(8, 36, 6, 8) + box(20, 36, 6, 8) + box(171, 33, 6, 8) + box(184, 33, 6, 8), 0.9),
  [stall(38, 'art-roof'), stall(84, 'art-deep'), stall(128, 'art-leaf')].flat(),
  // Wares.
  exact('wheat', 'M42 52C44 47 50 47 52 52ZM53 52C55 48 60 48 62 52Z'),
  ink('M42 52C44 47 50 47 52 52M53 52C55 48 60 48 62 52', 0.9),
  body('art-wood', 'M65 47H72V52H65Z', 0.8),
  body('barrel', 'M88 44H95C96 47 96 50 95 52H88C87 50 87 47 88 44Z', 0.9),
  body('art-brass', 'M99 52V47H103V52M105 52V45H109V52M111 52V48H115V52', 0.8),
  body(
    'tobacco',
    'M132 52C130 47 134 44 138 44C140 48 138 51 132 52ZM141 52C139 47 143 44 147 44C149 48 147 51 141 52ZM150 52C148 47 152 44 156 44C158 48 156 51 150 52Z',
    0.8,
  ),
  person(36, 67, 'art-deep'),
  person(79, 66, 'art-roof'),
  person(124, 66, 'art-dark'),
  person(100, 69, 'entertainment-art'),
  body(
    'art-sand',
    'M14 70C12 62 15 60 19 60C23 60 26 62 24 70ZM26 70C24.6 64 27 62 30 62C33 62 35.6 64 34 70Z',
    1,
  ),
  ink('M16.6 60.6C18 58.8 20 58.8 21.4 60.6', 0.8),
  body('art-wood', box(176, 58, 12, 11) + box(189, 60, 10, 9)),
  ink('M176 58L188 69M189 60L199 69', 0.7),
  fine('M48 66H62M90 62H96M108 64H118M140 66H160M56 70H70M132 70H148'),
);

function stall(x: number, awning: string): Layer[] {
  const stripes = Array.from({ length: 6 }, (_, i) => {
    const [top, low] = [x + 4 + i * 5, x + i * 6.4];
    return {
      fill: i % 2 ? 'art-white' : awning,
      d: `M${top} 26H${top + 5}L${low + 6.4} 37C${low + 5} 40.4 ${low + 1.4} 40.4 ${low} 37Z`,
    };
  });
  return [
    ink(`M${x + 2} 38V66M${x + 36} 38V66`, 1.5),
    exact('art-dark', box(x + 3, 40, 33, 12)),
    ...stripes.flatMap(({ fill, d }) => body(fill, d, 0.9)),
    ...body('art-wood', box(x + 1, 52, 36, 13)),
    fine(`M${x + 10} 53V64M${x + 19} 53V64M${x + 28} 53V64`),
  ];
}

const harbor = drawing(
  200,
  72,
  sky,
  cloud(20, 14),
  cloud(96, 10),
  exact('art-sand', 'M120 40C140 30 170 34 200 32V46H120Z'),
  ink('M118 41C140 30 172 35 200 32', 0.9),
  exact('art-sea', box(0, 40, 200, 32)),
  ink('M0 40H118', 0.8),
  fine(
    'M6 46C9 44.6 12 47.4 15 46M30 50C33 48.6 36 51.4 39 50M98 46C101 44.6 104 47.4 107 46M12 58C15 56.6 18 59.4 21 58M84 54C87 52.6 90 55.4 93 54M4 66C7 64.6 10 67.4 13 66M150 44C153 42.6 156 45.4 159 44',
  ),
  // A moored two-master.
  ink('M46 46V6M72 46V9', 1.6),
  ink('M46 6L22 44M72 9L92 44M46 8L72 12', 0.7),
  body('art-white', 'M33 13H58C61 18 60 24 57 28H35C38 23 37 18 33 13Z', 1),
  body('art-white', 'M61 16H83C86 21 85 25 82 29H63C66 24 65 20 61 16Z', 1),
  body('art-white', 'M37 30H57C59 34 59 37 57 40H39C41 37 40 33 37 30Z', 1),
  body('art-roof', 'M46 6L55 3.6L53 7L46 9Z', 0.8),
  body('art-wood', 'M18 42C26 46 84 46 98 39L92 56C84 61 34 61 28 57C23 54 20 48 18 42Z', 1.3),
  ink('M21 48C40 51 82 50 95 46', 0.9),
  solid(box(40, 51, 3, 3) + box(52, 51.6, 3, 3) + box(64, 51.6, 3, 3) + box(76, 51, 3, 3)),
  fine('M26 61C44 64 76 64 92 60'),
  // The quay with its crane and goods.
  body('art-stone', 'M112 54H200V72H112Z'),
  fine('M114 60H140M148 62H168M176 59H198M120 67H150M160 68H190'),
  ink('M118 54V47M128 54V47', 2.4),
  ink('M97 48C104 54 112 54 118 49', 0.9),
  ink('M146 54V18M146 18L120 10M146 26L128 14', 1.8),
  ink('M120 10V30', 0.7),
  body('art-wood', box(114, 30, 12, 9), 1),
  ink('M114 30L126 39M120 30V27', 0.7),
  body('barrel', 'M156 43H164C165.6 47 165.6 51 164 54H156C154.4 51 154.4 47 156 43Z'),
  body('barrel', 'M167 43H175C176.6 47 176.6 51 175 54H167C165.4 51 165.4 47 167 43Z'),
  ink('M155 47H165M166 47H176M155 50.6H165M166 50.6H176', 0.7),
  body('art-wood', box(180, 40, 16, 14)),
  ink('M180 40L196 54M196 40L180 54', 0.7),
  person(136, 54, 'art-roof'),
  gull(104, 20),
  gull(150, 12),
  gull(8, 24),
);

const tavern = drawing(
  200,
  72,
  exact('art-wood', box(0, 0, 200, 72)),
  exact('art-dark', 'M0 0H200V8H0ZM0 58H200V72H0Z'),
  ink('M0 8H200M0 58H200', 1.3),
  fine(
    'M20 9V57M40 9V57M122 9V57M142 9V57M162 9V57M182 9V57M8 20H14M26 34H32M148 24H154M168 40H174M128 16H134',
  ),
  // Window on the night harbour.
  body('art-deep', arch(8, 16, 26, 30)),
  exact('art-white', disc(26, 25, 3)),
  ink('M21 16V46M8 32H34', 1.1),
  fine('M11 40C14 38 17 41 20 39'),
  // Hearth.
  body('art-stone', box(150, 14, 44, 44)),
  body('art-shade', box(146, 12, 52, 5)),
  body('art-ink', arch(158, 26, 28, 32)),
  exact('art-lamp', 'M164 58C161 49 168 48 166 40C172 44 173 45 174 37C179 44 184 47 181 58Z'),
  exact('art-roof', 'M168 58C167 52 171 50 172 46C176 50 179 53 177 58Z'),
  ink('M164 58C161 49 168 48 166 40C172 44 173 45 174 37C179 44 184 47 181 58', 0.9),
  fine('M152 22H156M188 24H192M152 32H156M188 38H192M153 44H157M188 50H193'),
  // Shelf of bottles and casks.
  body('art-sand', box(44, 22, 74, 3), 0.9),
  body('tobacco', 'M48 22V13H50V9H53V13H55V22Z', 0.9),
  body('art-deep', 'M59 22V14H61V10H64V14H66V22Z', 0.9),
  body('art-roof', 'M70 22V15H72V8H75V15H77V22Z', 0.9),
  body('barrel', disc(90, 16, 6.2), 1.1),
  ink(disc(90, 16, 3.6) + disc(106, 16, 3.6), 0.8),
  body('barrel', disc(106, 16, 6.2), 1.1),
  ink(disc(90, 16, 3.6) + disc(106, 16, 3.6), 0.8),
  // Two at a table.
  exact('entertainment-art', 'M56 58C55 48 58 43 64 43C70 43 72 48 72 58Z'),
  ink('M56 58C55 48 58 43 64 43C70 43 72 48 72 58', 1.1),
  body('art-skin-2', disc(65, 38, 5), 1),
  body(
    'art-ink',
    'M55.6 36C59 36 59 31.6 61 30.4C63 29.4 67 29.4 69 30.4C71 31.6 71 36 74.4 36C72 39 69 37 65 35C61 37 58 39 55.6 36Z',
    0.8,
  ),
  exact('jade', 'M96 58C96 48 98 43 104 43C110 43 113 48 112 58Z'),
  ink('M96 58C96 48 98 43 104 43C110 43 113 48 112 58', 1.1),
  body('art-skin-3', disc(103, 38, 5), 1),
  body(
    'art-roof',
    'M97.6 37C97.6 32.6 100 31 103 31C106 31 108.4 32.6 108.4 37C105 35.4 101 35.4 97.6 37Z',
    0.9,
  ),
  ink('M108.2 36.4L113 35L112 39', 0.9),
  solid(disc(66.6, 38.6, 0.8) + disc(101, 39, 0.8)),
  body('art-sand', 'M50 56H118V60H50Z', 1.1),
  ink('M58 60V70M110 60V70', 2),
  body('art-brass', box(74, 48, 6, 8) + box(88, 48, 6, 8), 0.9),
  ink('M80 50C83 50 83 54 80 54M88 50C85 50 85 54 88 54', 0.9),
  exact('art-white', 'M73.4 48.6C73.4 45.6 80.6 45.6 80.6 48.6ZM87.4 48.6C87.4 45.6 94.6 45.6 94.6 48.6Z'),
  ink('M73.4 48.6C73.4 45.6 80.6 45.6 80.6 48.6M87.4 48.6C87.4 45.6 94.6 45.6 94.6 48.6', 0.8),
  // Lamp over it.
  ink('M84 0V4', 1),
  ink('M132 8V20', 0.8),
  body('art-lamp', 'M128 22H136L138 32H126Z', 1),
  ink('M128 22L132 19L136 22M126 32H138', 1),
  body('barrel', 'M124 44H138C140.6 49 140.6 54 138 58H124C121.4 54 121.4 49 124 44Z'),
  ink('M122.6 48.6H139.4M122.6 53.6H139.4', 0.8),
);

export const scenes: Record<Place, Drawing> = { governor, market, harbor, tavern };
