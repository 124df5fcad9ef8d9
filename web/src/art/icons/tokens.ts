import { box, disc, drawing, exact, line, shape, tinted } from '../drawing';

const CROWN = 'M3.2 21V7.4L8 11L12 3.2L16 11L20.8 7.4V21Z';
const SKULL =
  'M12 2.2C17.8 2.2 21.4 5.8 21.4 10.8C21.4 13.8 20.2 16 18 17.2V21.6H6V17.2C3.8 16 2.6 13.8 2.6 10.8C2.6 5.8 6.2 2.2 12 2.2Z';

/** Money: a piece of eight. */
export const money = drawing(
  24,
  24,
  shape('coin', disc(12, 12, 10.2)),
  line(disc(12, 12, 7.6), 0.9),
  line(
    'M15 9.2C14.4 8 13.4 7.6 12 7.6C10.2 7.6 9 8.4 9 9.8C9 13 15 11 15 14.2C15 15.6 13.8 16.4 12 16.4C10.4 16.4 9.4 15.8 8.8 14.6M12 5.8V18.2',
    1.5,
  ),
);

/** The coin without its sign, to write a number on. */
export const coin = drawing(24, 24, shape('coin', disc(12, 12, 10.6)), line(disc(12, 12, 8.9), 0.7));

export const blue = drawing(
  24,
  24,
  shape('blue', CROWN),
  tinted('on-vp', 'M5.2 17.6H18.8', 1.3),
  shape('blue', disc(12, 3, 1.5), 1.2),
  shape('blue', disc(3.2, 7, 1.5), 1.2),
  shape('blue', disc(20.8, 7, 1.5), 1.2),
);

export const red = drawing(
  24,
  24,
  shape('red', SKULL),
  exact('on-vp', disc(8, 11.4, 2.5) + disc(16, 11.4, 2.5)),
  exact('on-vp', 'M12 13.8L13.5 16.4H10.5Z'),
  tinted('on-vp', 'M9.8 18.6V21M14.2 18.6V21', 1.2),
);

/** Crown and skull as plates that carry their number: on the crown's band, on the skull's brow. */
export const bluePlate = drawing(
  28,
  28,
  shape('blue', 'M3 26V7.2L8.6 10L14 2.4L19.4 10L25 7.2V26Z'),
  shape('blue', disc(14, 2.6, 1.6), 1.1),
  shape('blue', disc(3, 6.8, 1.6), 1.1),
  shape('blue', disc(25, 6.8, 1.6), 1.1),
);

export const redPlate = drawing(
  28,
  28,
  shape(
    'red',
    'M14 1.6C21.4 1.6 26.2 6 26.2 12.6C26.2 16.6 24.6 19 21.6 20.4V26.4H6.4V20.4C3.4 19 1.8 16.6 1.8 12.6C1.8 6 6.6 1.6 14 1.6Z',
  ),
  exact(
    'on-vp',
    'M5.4 18.2C6.6 16.8 9.6 16.9 10.9 18.3C10.9 20.5 6.9 21.1 5.4 18.2ZM22.6 18.2C21.4 16.8 18.4 16.9 17.1 18.3C17.1 20.5 21.1 21.1 22.6 18.2Z',
  ),
  exact('on-vp', 'M14 19.2L15.3 21.6H12.7Z'),
  tinted('on-vp', 'M10.4 23.8V26M14 23.8V26M17.6 23.8V26', 1.1),
);

export const star = drawing(
  24,
  24,
  shape('star', 'M12 1.4L15 8.6L22.8 9.2L16.9 14.3L18.7 21.9L12 17.8L5.3 21.9L7.1 14.3L1.2 9.2L9 8.6Z'),
  exact(
    'brass-light',
    'M12 4.4V12.6L8.2 9.8L9.8 9.6ZM12 12.6L4.6 10.2L8.4 13.6ZM12 12.6L7.4 19.2L12 16.4ZM12 12.6L20 10L15.4 9.6ZM12 12.6L17 19.4L15.6 13.8Z',
  ),
);

export const population = drawing(
  24,
  24,
  shape('wood-light', 'M11.6 21.4C11.6 16.4 13.4 13.6 17 13.6C20.8 13.6 22.6 16.4 22.6 21.4Z'),
  shape('icon-paper', disc(17, 9.4, 3.4)),
  shape('accent', 'M1.4 22C1.4 16 3.6 12.6 8 12.6C12.4 12.6 14.6 16 14.6 22Z'),
  shape('icon-paper', disc(8, 7, 4.2)),
  shape('wood-light', 'M3.8 6.4C4.2 3.4 5.8 2 8 2C10.2 2 11.8 3.4 12.2 6.4Z', 1.3),
);

/** A crate with a plus: one more square in the warehouse. */
export const expansion = drawing(
  24,
  24,
  shape('wood-light', box(2, 6, 15.6, 15.6)),
  line('M2 10H17.6M2 17.6H17.6M6 17.6L13.6 10', 1.2),
  shape('icon-paper', disc(17.6, 6.6, 5.6)),
  line('M17.6 3.6V9.6M14.6 6.6H20.6', 1.9),
);

export const allExpansions = drawing(
  24,
  24,
  shape('wood-light', box(6.6, 1.8, 10.4, 9.6)),
  shape('wood-light', box(1.4, 12, 10, 10)),
  shape('wood-light', box(12.4, 12, 10, 10)),
  line('M6.6 5H17M6.6 8.4H17M1.4 15.2H11.4M1.4 18.8H11.4M12.4 15.2H22.4M12.4 18.8H22.4', 1.1),
);

export const lightning = drawing(24, 24, shape('star', 'M14.6 1.2L4.4 13.6H10.6L8.6 22.8L19.6 9.6H13Z'));

export const chestClosed = drawing(
  24,
  24,
  shape('wood', 'M2.4 11C2.4 6.4 4.4 4 8 4H16C19.6 4 21.6 6.4 21.6 11V20.6H2.4Z'),
  line('M2.4 11.4H21.6M6.4 4.6V20.4M17.6 4.6V20.4', 1.2),
  shape('brass-light', box(9.6, 9.6, 4.8, 5.6), 1.2),
  line('M12 11.8V13.2', 1.5),
);

export const chestOpen = drawing(
  24,
  24,
  shape('barrel', 'M2.4 9.4L4.2 3.2C4.4 2.4 5 2 5.8 2H18.2C19 2 19.6 2.4 19.8 3.2L21.6 9.4Z'),
  shape('coin', 'M4 13C4.8 9.8 7 8.6 9 9.6C10.4 7.2 13.6 7.2 15 9.4C17.4 8.6 19.4 10 20 13Z', 1.3),
  shape('wood', box(2.4, 12.6, 19.2, 9)),
  line('M6.4 12.6V21.6M17.6 12.6V21.6', 1.2),
  shape('brass-light', box(9.8, 12.6, 4.4, 4), 1.2),
);
