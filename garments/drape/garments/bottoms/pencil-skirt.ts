import type { Point } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside } from '../../cloth/pattern.ts';
import { evenedOut } from '../../finish/even-out.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { type SkirtMeasures, sewSkirt } from '../../sewing/skirt.ts';

const HEM = 0.03;
const MEASURES: SkirtMeasures = {
  waistHeight: 1.07,
  waist: 0.191,
  hip: 0.234,
  hem: 0.221,
  length: 0.6,
  rise: 0.004,
  tail: 0,
  waistband: { height: 0.035, drawnIn: 0.975, part: PART.waistband, softness: 5e-5 },
  softness: 4e-3,
};

const groove = (on: string, line: readonly Point[], width: number): Detail => ({
  on,
  line,
  kind: 'seam',
  width,
});

/** A straight woollen skirt with darts, a zip in the middle of the back, and a slit below it. */
export function pencilSkirt(): Garment {
  const skirt = sewSkirt(MEASURES);
  const { back, length } = skirt.marks;
  const dart = (side: number): Point[] => [
    [side * 0.105, -0.002],
    [side * 0.1, -0.115],
  ];
  return {
    pattern: { pieces: skirt.pieces, seams: skirt.seams, spacing: 0.0095 },
    form: skirt.form,
    draping: { frames: 150, friction: 0.5 },
    finish: (cloth) => evenedOut(cloth, 10),
    fabric: 'wool',
    thickness: 0.0025,
    details: [
      ...[skirt.front, skirt.back].flatMap((piece): Detail[] => [
        groove(piece.name, beside(piece, 'hem', HEM), 0.0013),
        { on: piece.name, line: beside(piece, 'hem', HEM / 2), kind: 'band', width: HEM },
        ...['sideRight', 'sideLeft'].map((side) => groove(piece.name, beside(piece, side, 0), 0.003)),
        ...[1, -1].map((side) => groove(piece.name, dart(side), 0.0025)),
      ]),
      groove(
        'back',
        [
          [0, MEASURES.rise],
          [0, 0.17 - MEASURES.length],
        ],
        0.0035,
      ),
      groove(
        'back',
        [
          [0, 0.17 - MEASURES.length],
          [0, -MEASURES.length],
        ],
        0.006,
      ),
      groove(
        'waistband',
        [
          [0, 0],
          [length, 0],
        ],
        0.004,
      ),
    ],
    label: { on: 'waistband', middle: [back, 0.017], width: 0.045, height: 0.02 },
  };
}
