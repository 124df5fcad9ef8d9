import { describe, expect, it } from 'vitest';
import { boundingBox, placeBeside, intersection } from './placement';

const window = { width: 1440, height: 900 };
const note = { width: 360, height: 240 };

describe('a note', () => {
  it('lies in the middle when it points at nothing', () => {
    expect(placeBeside(null, note, window)).toEqual({ left: 540, top: 330 });
  });

  it('lies below, beside or above what it points at', () => {
    expect(placeBeside({ left: 400, top: 100, width: 600, height: 200 }, note, window)).toEqual({
      left: 520,
      top: 316,
    });
    expect(placeBeside({ left: 10, top: 100, width: 300, height: 700 }, note, window)).toEqual({
      left: 326,
      top: 330,
    });
    expect(placeBeside({ left: 0, top: 700, width: 1440, height: 180 }, note, window)).toEqual({
      left: 540,
      top: 444,
    });
  });

  it('stays in sight where there is no room at all', () => {
    expect(placeBeside({ left: 0, top: 0, width: 1440, height: 900 }, note, window)).toEqual({
      left: 8,
      top: 652,
    });
  });

  it('points at all pieces together, and at none that is out of sight', () => {
    expect(
      boundingBox([
        { left: 10, top: 10, width: 10, height: 10 },
        { left: 50, top: 30, width: 10, height: 20 },
      ]),
    ).toEqual({ left: 10, top: 10, width: 50, height: 40 });
    expect(boundingBox([{ left: 10, top: 10, width: 0, height: 0 }])).toBeNull();
    const screen = { left: 0, top: 0, ...window };
    expect(
      boundingBox([
        intersection({ left: 1500, top: 10, width: 100, height: 100 }, screen),
        intersection({ left: -40, top: 10, width: 30, height: 30 }, screen),
      ]),
    ).toBeNull();
    expect(intersection({ left: -20, top: 850, width: 100, height: 100 }, screen)).toEqual({
      left: 0,
      top: 850,
      width: 80,
      height: 50,
    });
  });
});
