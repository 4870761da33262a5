import type { Point } from '../../cloth/geometry.ts';
import { beside } from '../../cloth/pattern.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { gatheredSeams, gatheredSkirt } from '../../sewing/gathered-skirt.ts';
import { sewTop, stitchedHem } from '../../sewing/top.ts';

const BODICE = { half: 0.238, length: 0.37 };
const SKIRT = {
  bodice: BODICE.half,
  from: BODICE.length,
  top: 0.36,
  hem: 0.43,
  start: 0.35,
  end: 0.79,
  tail: 0.02,
  softness: 0.012,
};
const BOUND = ['neck', 'armholeRight', 'armholeLeft'] as const;
const HELD = { neck: 0.95, armholeRight: 0.94, armholeLeft: 0.94 };
const BINDING = 0.014;

/**
 * A sleeveless children's dress to wear over a blouse: a straight bodice with large armholes, and a gathered
 * skirt.
 */
export function kidsPinafore(): Garment {
  const top = sewTop({
    shape: { figure: 'children', bust: 0, straight: [0.152, 0.11], stand: true },
    torso: {
      neck: 0.098,
      shoulder: 0.16,
      shoulderDrop: 0.034,
      armholeDepth: 0.235,
      chest: 0.234,
      waist: 0.234,
      hem: BODICE.half,
      length: BODICE.length,
    },
    neckDepth: 0.125,
    backNeckDepth: 0.06,
    armholeCut: 0.03,
    softness: 0.012,
  });
  const halves = [top.front, top.back].map((piece) => ({ ...piece, drawnIn: HELD }));
  const skirt = [gatheredSkirt('skirtFront', 1, SKIRT), gatheredSkirt('skirtBack', -1, SKIRT)] as const;
  const behind: Point[] = [
    [0, -0.08],
    [0, -BODICE.length],
  ];
  return {
    pattern: {
      pieces: [...halves, ...skirt],
      seams: [...top.seams, ...gatheredSeams(...skirt)],
      spacing: 0.0105,
    },
    form: top.form,
    draping: { frames: 150 },
    finish: (cloth) => {
      for (const side of ['sideRight', 'sideLeft']) evenedEdge(cloth, 'skirtFront', side, 12);
      evenedOut(cloth, 3);
    },
    fabric: 'weave',
    thickness: 0.0026,
    scale: 0.62,
    details: [
      ...halves.flatMap((piece): Detail[] => [
        ...BOUND.flatMap((side): Detail[] => [
          { on: piece.name, line: beside(piece, side, BINDING), kind: 'stitch' },
          { on: piece.name, line: beside(piece, side, BINDING / 2), kind: 'band', width: BINDING },
        ]),
        ...['sideRight', 'sideLeft'].map(
          (side): Detail => ({ on: piece.name, line: beside(piece, side, 0), kind: 'seam', width: 0.0035 }),
        ),
        { on: piece.name, line: beside(piece, 'hem', 0.006), kind: 'stitch' },
      ]),
      ...skirt.flatMap((piece): Detail[] => [
        ...stitchedHem(piece, 0.034),
        { on: piece.name, line: beside(piece, 'top', 0), kind: 'seam', width: 0.004 },
      ]),
      { on: 'back', line: behind, kind: 'seam', width: 0.0035 },
    ],
    label: { on: 'back', middle: [0, -0.085], width: 0.05, height: 0.026 },
  };
}
