import { disc, drawing, exact, line, shape, tinted } from '../drawing';

/** The people's wishes, and the emblems of the building groups. */

export const hygiene = drawing(
  24,
  24,
  shape(
    'hygiene-group',
    'M12 1.6C16.4 7.2 19.4 10.8 19.4 15.2C19.4 19.4 16.2 22.4 12 22.4C7.8 22.4 4.6 19.4 4.6 15.2C4.6 10.8 7.6 7.2 12 1.6Z',
  ),
  tinted('on-group', 'M8 15.6C8.2 18 9.6 19.2 11.4 19.4', 1.7),
);

export const security = drawing(
  24,
  24,
  shape(
    'security-group',
    'M12 1.8C15 4 18 4.6 21 4.4C21.4 13.4 18.6 19.4 12 22.6C5.4 19.4 2.6 13.4 3 4.4C6 4.6 9 4 12 1.8Z',
  ),
  tinted('on-group', 'M12 6.2V17.6M7 10.4H17', 2),
);

export const entertainment = drawing(
  24,
  24,
  shape(
    'entertainment-group',
    'M2.6 4.6C8.6 6.4 15.4 6.4 21.4 4.6C22.6 13.6 19 21.6 12 22.4C5 21.6 1.4 13.6 2.6 4.6Z',
  ),
  exact(
    'on-group',
    'M5.6 11C7 9.2 9.2 9.4 10.2 11.2C8.6 12.4 6.8 12.4 5.6 11ZM18.4 11C17 9.2 14.8 9.4 13.8 11.2C15.4 12.4 17.2 12.4 18.4 11Z',
  ),
  exact('on-group', 'M7 15C10.2 16.2 13.8 16.2 17 15C16 18.4 14 19.6 12 19.6C10 19.6 8 18.4 7 15Z'),
);

export const crownGroup = drawing(
  24,
  24,
  shape(
    'crown-group',
    'M12 1.6C14.4 4.4 15 7 13.8 10.6C15.6 6.6 21.6 6.8 21.4 11.2C21.2 14 18.6 14.6 17 13C17.8 15.6 15.4 16 14 15.6L16 20.6L12 22.6L8 20.6L10 15.6C8.6 16 6.2 15.6 7 13C5.4 14.6 2.8 14 2.6 11.2C2.4 6.8 8.4 6.6 10.2 10.6C9 7 9.6 4.4 12 1.6Z',
    1.4,
  ),
  tinted('on-group', 'M8.8 16.4H15.2', 1.6),
);

export const tradesGroup = drawing(
  24,
  24,
  shape(
    'trades-group',
    'M1.6 6.4H22.4V9.6C18.6 9.8 16.4 11.2 15.6 14H18.6V20.6H5.4V14H9.4C8.6 11.6 5.6 10.6 1.6 9.4Z',
  ),
  tinted('on-group', 'M8 17.4H16', 1.6),
);

/** Triggers of permanent effects. */
export const income = drawing(
  24,
  24,
  shape(
    'wood-light',
    'M9 7.6C4.6 10.4 2.4 14.2 2.4 17.4C2.4 20.8 5 22.4 12 22.4C19 22.4 21.6 20.8 21.6 17.4C21.6 14.2 19.4 10.4 15 7.6Z',
  ),
  shape('wood-light', 'M9 7.4L6.8 2.6C9 3.4 10.2 1.6 12 2.4C13.8 1.6 15 3.4 17.2 2.6L15 7.4Z', 1.4),
  line('M8.4 7.6H15.6', 2),
  shape('coin', disc(12, 15.4, 3.8), 1.2),
);

export const governor = drawing(
  24,
  24,
  line('M12 9.6C12 4.4 8.4 2.6 5.4 5M12 9.6C12 4.4 15.6 2.6 18.6 5M12 9.6V3', 1.6),
  shape('ore-light', 'M6.4 9.8H17.6C17 12 15.4 13 13.4 13.2V17H10.6V13.2C8.6 13 7 12 6.4 9.8Z', 1.3),
  shape('ore-light', 'M2 17H22L19.8 22.4H4.2Z'),
);

export const ship = drawing(
  24,
  24,
  line('M12 1.6V16', 1.6),
  shape('icon-paper', 'M13.4 3C17.6 5.4 19.6 9 20.2 13.6H13.4Z', 1.4),
  shape('icon-paper', 'M10.6 5C8.2 7 5.6 10 4.4 13.6H10.6Z', 1.4),
  shape('wood', 'M1.6 15.6H22.4C21.2 19.8 19.4 22 16.8 22H7.2C4.6 22 2.8 19.8 1.6 15.6Z'),
  line('M3 18H21', 1.1),
);

export const turn = drawing(
  24,
  24,
  shape(
    'rope',
    'M12 1.8C14.8 1.8 16.8 3.8 16.8 6.4C16.8 8.2 16 9.6 14.6 10.4C15.2 14 17 17 19.6 19.4V22.2H4.4V19.4C7 17 8.8 14 9.4 10.4C8 9.6 7.2 8.2 7.2 6.4C7.2 3.8 9.2 1.8 12 1.8Z',
  ),
);

export const arrow = drawing(24, 24, tinted('mark', 'M3 12H20M14 5.6L20.6 12L14 18.4', 2.4));
export const undo = drawing(
  24,
  24,
  tinted(
    'mark',
    'M8.6 4.6L3.4 9.8L8.6 15M3.6 9.8H14.2C18.4 9.8 20.6 12.4 20.6 15.4C20.6 18 19 19.6 16.6 19.8',
    2.4,
  ),
);
export const restart = drawing(
  24,
  24,
  tinted('mark', 'M4.4 4.6V19.4M20.4 12H9.4M14.4 6.4L8.8 12L14.4 17.6', 2.4),
);
export const check = drawing(24, 24, tinted('mark', 'M3.6 13L9.6 19.4L20.4 5', 3));
export const copies = drawing(
  24,
  24,
  shape('icon-shade', box(8.6, 2.4)),
  shape('icon-shade', box(5.6, 5)),
  shape('icon-paper', box(2.6, 7.6)),
);

function box(x: number, y: number) {
  return `M${x} ${y}h12.6v14h-12.6Z`;
}

export const list = drawing(
  24,
  24,
  tinted('mark', 'M9 6H21M9 12H21M9 18H21', 2.4),
  tinted('mark', 'M3.6 6H4.4M3.6 12H4.4M3.6 18H4.4', 3),
);
export const enlarge = drawing(
  24,
  24,
  tinted('mark', 'M14 4H20V10M20 4L13.6 10.4M10 20H4V14M4 20L10.4 13.6', 2.2),
);
export const speech = drawing(
  24,
  24,
  shape(
    'icon-paper',
    'M2.6 5.4C2.6 3.8 3.6 3 5 3H19C20.4 3 21.4 3.8 21.4 5.4V14C21.4 15.4 20.4 16.4 19 16.4H11L6.2 21.4V16.4H5C3.6 16.4 2.6 15.4 2.6 14Z',
  ),
  tinted('line', 'M7 8H17M7 11.6H14', 1.6),
);
