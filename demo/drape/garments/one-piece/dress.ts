import type { Point } from '../../cloth/geometry.ts';
import { beside, seam } from '../../cloth/pattern.ts';
import type { Detail } from '../../render/details.ts';
import { flare } from '../../sewing/flare.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop } from '../../sewing/top.ts';

const WAIST = 0.385;
const BOUND = ['neck', 'armholeRight', 'armholeLeft'] as const;
const HELD = { neck: 0.95, armholeRight: 0.9, armholeLeft: 0.9 };
const HEM = 0.02;

/** A dress without sleeves: a close bodice with darts, and a skirt that flares from the waist. */
export function dress(): Garment {
  const top = sewTop({
    shape: { figure: 'women', bust: 0.95 },
    torso: {
      neck: 0.098,
      shoulder: 0.15,
      shoulderDrop: 0.032,
      armholeDepth: 0.225,
      chest: 0.232,
      waist: 0.2,
      waistDepth: 0.36,
      hem: 0.195,
      length: WAIST,
    },
    neckDepth: 0.135,
    backNeckDepth: 0.06,
    armholeCut: 0.022,
    softness: 0.02,
  });
  const halves = [top.front, top.back].map((piece) => ({ ...piece, drawnIn: HELD }));
  const cut = { waist: 0.195, hem: 0.98, length: 0.6, start: WAIST, softness: 0.05 };
  const skirt = [flare('skirtFront', 1, cut), flare('skirtBack', -1, cut)] as const;
  const darts = [1, -1].map((side): Point[] => [
    [side * 0.115, -WAIST],
    [side * 0.1, -0.3],
    [side * 0.085, -0.235],
  ]);
  return {
    pattern: {
      pieces: [...halves, ...skirt],
      seams: [
        ...top.seams,
        seam('front', 'hem', 'skirtFront', 'waist', true),
        seam('back', 'hem', 'skirtBack', 'waist', true),
        seam('skirtFront', 'sideRight', 'skirtBack', 'sideRight'),
        seam('skirtFront', 'sideLeft', 'skirtBack', 'sideLeft'),
      ],
      spacing: 0.0095,
    },
    form: top.form,
    draping: { frames: 190 },
    fabric: 'weave',
    thickness: 0.0022,
    details: [
      ...halves.flatMap((piece): Detail[] => [
        ...BOUND.map(
          (side): Detail => ({ on: piece.name, line: beside(piece, side, 0.006), kind: 'stitch' }),
        ),
        { on: piece.name, line: beside(piece, 'hem', 0), kind: 'seam', width: 0.004 },
        ...darts.map((line): Detail => ({ on: piece.name, line, kind: 'seam', width: 0.0022 })),
      ]),
      ...skirt.flatMap((piece): Detail[] => [
        { on: piece.name, line: beside(piece, 'waist', 0), kind: 'seam', width: 0.004 },
        { on: piece.name, line: beside(piece, 'hem', HEM), kind: 'stitch' },
        { on: piece.name, line: beside(piece, 'hem', HEM / 2), kind: 'band', width: HEM },
      ]),
      {
        on: 'back',
        line: [
          [0, -0.08],
          [0, -WAIST],
        ],
        kind: 'seam',
        width: 0.003,
      },
    ],
    label: { on: 'back', middle: [0, -0.082], width: 0.034, height: 0.018 },
  };
}
