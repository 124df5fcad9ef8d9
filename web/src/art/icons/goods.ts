import { disc, drawing, exact, line, shape } from '../drawing';

/** Each good has a silhouette of its own, readable at 16 px and without colour. */

export const wheat = drawing(
  24,
  24,
  line('M12 23V9', 1.6),
  shape('wheat', 'M12 1.2C14.6 3.6 14.6 6 12 8.6C9.4 6 9.4 3.6 12 1.2Z', 1.4),
  shape('wheat', 'M12.2 12.4C12.2 8.6 14.4 6.8 18.2 6.8C18.4 10.4 16.4 12.4 12.2 12.4Z', 1.4),
  shape('wheat', 'M11.8 12.4C11.8 8.6 9.6 6.8 5.8 6.8C5.6 10.4 7.6 12.4 11.8 12.4Z', 1.4),
  shape('wheat', 'M12.2 18.4C12.2 14.6 14.6 12.6 19 12.6C19.2 16.4 16.8 18.4 12.2 18.4Z', 1.4),
  shape('wheat', 'M11.8 18.4C11.8 14.6 9.4 12.6 5 12.6C4.8 16.4 7.2 18.4 11.8 18.4Z', 1.4),
);

export const wood = drawing(
  24,
  24,
  shape('wood', 'M6.2 8L19.4 4.2C21.6 3.8 23.2 6.4 23 9.4C22.8 12 21.6 13.6 20.2 14L7 19.6Z'),
  line('M12.4 9.4L17 8M14.6 13.2L19.4 11.4', 1.2),
  shape('wood-light', disc(6.2, 13.8, 5, 6)),
  line(disc(6.2, 13.8, 2.1, 2.7), 1.2),
);

export const ore = drawing(
  24,
  24,
  shape('ore', 'M2 16.4L5 7.6L11.4 2.8L18.8 5L22.2 12.6L19 20.4L8.4 21.6Z'),
  exact('ore-light', 'M11.4 2.8L18.8 5L14.4 10.6L8 10Z'),
  exact('cannon-light', 'M14.4 10.6L22.2 12.6L19 20.4L12.6 16.4Z'),
  line(
    'M11.4 2.8L8 10L14.4 10.6L18.8 5M8 10L2 16.4M8 10L8.4 21.6M14.4 10.6L12.6 16.4L8.4 21.6M14.4 10.6L22.2 12.6M12.6 16.4L19 20.4',
    1.1,
  ),
  line('M2 16.4L5 7.6L11.4 2.8L18.8 5L22.2 12.6L19 20.4L8.4 21.6Z'),
);

export const barrel = drawing(
  24,
  24,
  shape('barrel', 'M6.6 2.4H17.4C20.4 8.6 20.4 15.4 17.4 21.6H6.6C3.6 15.4 3.6 8.6 6.6 2.4Z'),
  exact('brass-light', 'M5.3 6.2H18.7L19.3 9H4.7ZM4.7 15H19.3L18.7 17.8H5.3Z'),
  line('M5.3 6.2H18.7M4.7 9H19.3M4.7 15H19.3M5.3 17.8H18.7', 1.1),
  line('M6.6 2.4H17.4C20.4 8.6 20.4 15.4 17.4 21.6H6.6C3.6 15.4 3.6 8.6 6.6 2.4Z'),
);

export const tobacco = drawing(
  24,
  24,
  shape(
    'tobacco',
    'M21.8 2.2C23.4 10.4 20.6 17.6 13 19.4C9.4 20.2 6.4 19 5.2 18.6C3.4 13.6 5.4 9.2 9.4 6.6C13.2 4.2 17.6 4.4 21.8 2.2Z',
  ),
  line('M2 22.4C6.4 17 12.4 10.8 19 5.6', 1.6),
  line('M8.4 15.4L8 10.6M12.6 11.2L12.4 7.4M9.2 14.6L14.2 15.4M13.2 10.6L18.2 11', 1.2),
);

export const cannon = drawing(
  24,
  24,
  shape('cannon', 'M3.4 11.4C2 9.8 2.4 7.6 4.4 6.8L19.4 2.4L22.6 8.4L8 14.2C6.2 14.6 4.6 13.4 3.4 11.4Z'),
  shape('cannon-light', 'M18.2 1.8L20.4 1.2L23.6 7.6L21.6 8.6Z', 1.3),
  shape('wood', 'M3 15.4L16 10.6L20.6 20.6H2.6Z', 1.3),
  shape('wood-light', disc(11.6, 17.6, 5)),
  line('M11.6 12.6V22.6M6.6 17.6H16.6', 1.2),
  shape('cannon', disc(11.6, 17.6, 1.4), 1),
);

export const cube = drawing(
  24,
  24,
  shape('wheat', 'M12 1.6L21.6 6.4L12 11.6L2.4 6.4Z'),
  shape('wood', 'M2.4 6.4L12 11.6V22.6L2.4 17.2Z'),
  shape('ore', 'M21.6 6.4L12 11.6V22.6L21.6 17.2Z'),
);
