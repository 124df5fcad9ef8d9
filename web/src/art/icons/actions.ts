import { box, disc, drawing, line, shape } from '../drawing';

/** The four actions, as little trades' signs. */

export const trade = drawing(
  24,
  24,
  line('M12 3V20.4', 1.8),
  shape('brass', 'M6.6 22.6C7.4 20.6 9.4 19.8 12 19.8C14.6 19.8 16.6 20.6 17.4 22.6Z', 1.4),
  line('M4.6 6.6C7 4.6 9.4 5.2 12 5.6C14.6 6 17 6.6 19.4 4.6', 1.8),
  line('M4.6 6.6L1.8 14.4M4.6 6.6L7.6 14.4M19.4 4.6L16.4 12.4M19.4 4.6L22.2 12.4', 1.1),
  shape('coin', 'M1 14.4H8.4C8.2 17 6.8 18.4 4.7 18.4C2.6 18.4 1.2 17 1 14.4Z', 1.4),
  shape('coin', 'M15.6 12.4H23C22.8 15 21.4 16.4 19.3 16.4C17.2 16.4 15.8 15 15.6 12.4Z', 1.4),
  shape('brass', disc(12, 3, 1.7), 1.2),
);

export const build = drawing(
  24,
  24,
  shape('icon-paper', 'M3 12.4V22.4H17V12.4'),
  shape('trades-group', 'M1 13L10 4.6L19 13Z'),
  shape('wood', box(7.8, 16, 4.4, 6.4), 1.2),
  shape('wood-light', 'M13.2 17.6L20.6 7.6L22.4 9L15 19Z', 1.3),
  shape('cannon-light', 'M15.2 5.8L18 2.2L23.2 6L22.4 7L23.6 9.4L21.6 10.6Z', 1.4),
);

export const captain = drawing(
  24,
  24,
  shape('icon-paper', 'M6.4 10H17.6V14.4C17.6 18 15.4 20.4 12 20.4C8.6 20.4 6.4 18 6.4 14.4Z'),
  line('M9.8 13.4V13.6M14.2 13.4V13.6', 2),
  shape(
    'wood',
    'M7.2 15.8C8.8 17.2 10.4 15.6 12 16.2C13.6 15.6 15.2 17.2 16.8 15.8C17 19.6 15 22.8 12 22.8C9 22.8 7 19.6 7.2 15.8Z',
    1.2,
  ),
  shape(
    'cannon',
    'M1 9.2C3.4 9.4 4.8 7.6 6 5.4C7.8 2.4 16.2 2.4 18 5.4C19.2 7.6 20.6 9.4 23 9.2C21.6 12.4 17.4 11.4 12 9.2C6.6 11.4 2.4 12.4 1 9.2Z',
  ),
  shape('brass-light', disc(12, 6, 1.5), 1),
);

export const contract = drawing(
  24,
  24,
  shape('icon-paper', 'M5 4.6C5 3 6 2 7.6 2H19.4V17.6H8.4C6.6 17.6 5 18.6 5 20.4Z'),
  shape(
    'icon-shade',
    'M19.4 2C21.4 2 22.4 3.2 22.4 5.2H19.4ZM5 20.2C5 18.6 6 17.6 7.6 17.6H17C15.4 18.4 15.4 21.6 17 22.4H7.6C6 22.4 5 21.6 5 20.2Z',
    1.3,
  ),
  line('M8.8 6.2H16M8.8 9.4H16M8.8 12.6H13', 1.3),
  shape('trades-group', disc(16.4, 15.4, 3.6), 1.3),
);
