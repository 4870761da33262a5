import type { Point } from '../../cloth/geometry.ts';
import type { Detail } from '../../render/details.ts';

/** The curved line of stitches beside a fly. */
export const FLY: Point[] = [
  [0.034, -0.014],
  [0.034, -0.115],
  [0.03, -0.135],
  [0.02, -0.15],
  [0.004, -0.158],
];

/** Slanted pockets, one at each side seam. */
export function slantedPockets(hip: number, waist: number): Detail[] {
  return [1, -1].flatMap((side): Detail[] => {
    const opening: Point[] = [
      [side * (waist - 0.042), -0.002],
      [side * (waist - 0.034), -0.03],
      [side * (hip - 0.004), -0.17],
    ];
    const on = side > 0 ? 'frontRight' : 'frontLeft';
    return [
      { on, line: opening, kind: 'seam', width: 0.0045 },
      { on, line: opening.map(([x, y]): Point => [x - side * 0.007, y - 0.001]), kind: 'stitch' },
    ];
  });
}

/** Welt pockets, one on each half of the back, below a dart. */
export function weltPockets({ middle = 0.095, down = 0.085, half = 0.065, height = 0.011 } = {}): Detail[] {
  return [1, -1].flatMap((side): Detail[] => {
    const on = side > 0 ? 'backRight' : 'backLeft';
    const across = (y: number): Point[] => [
      [side * (middle - half), y],
      [side * (middle + half), y],
    ];
    return [
      { on, line: across(-down), kind: 'seam', width: 0.0035 },
      { on, line: across(-down - height), kind: 'seam', width: 0.003 },
      { on, line: across(-down - height / 2), kind: 'band', width: height },
      {
        on,
        line: [
          [side * middle, -0.004],
          [side * middle, -down],
        ],
        kind: 'seam',
        width: 0.0022,
      },
    ];
  });
}
