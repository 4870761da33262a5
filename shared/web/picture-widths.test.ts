import { expect, test } from 'vitest';
import { pageWidths, widestShown } from './picture-widths.ts';

test.each([
  [[240, 400, 640, 900, 1800], [240, 400, 640, 900], 900],
  [[240, 400], [240, 400], 400],
  [[1200, 1800], [1200], 1200],
])(
  'of a picture’s files with the widths %j, pages show %j and other sites get %s',
  (widths, shown, widest) => {
    expect(pageWidths(widths)).toEqual(shown);
    expect(widestShown(widths)).toBe(widest);
  },
);
