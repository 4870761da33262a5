import { beside } from '../../cloth/pattern.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, stitchedHem } from '../../sewing/top.ts';

const BOUND = ['neck', 'armholeRight', 'armholeLeft'] as const;
const HELD = { neck: 0.95, armholeRight: 0.93, armholeLeft: 0.93 };
const BINDING = 0.009;

/** A close-fitting tank top of fine rib, with a bound neckline and bound armholes. */
export function tank(): Garment {
  const sewn = sewTop({
    shape: { figure: 'women', bust: 0.75 },
    torso: {
      neck: 0.092,
      shoulder: 0.138,
      shoulderDrop: 0.026,
      armholeDepth: 0.235,
      chest: 0.232,
      waist: 0.215,
      hem: 0.235,
      length: 0.625,
    },
    neckDepth: 0.15,
    backNeckDepth: 0.09,
    armholeCut: 0.012,
    softness: 0.03,
  });
  const halves = [sewn.front, sewn.back].map((piece) => ({ ...piece, drawnIn: HELD }));
  return {
    pattern: { pieces: halves, seams: sewn.seams, spacing: 0.0085 },
    form: sewn.form,
    draping: { frames: 165, substeps: 16 },
    fabric: 'fineRib',
    thickness: 0.0018,
    details: halves.flatMap((piece): Detail[] => [
      ...BOUND.flatMap((side): Detail[] => [
        { on: piece.name, line: beside(piece, side, BINDING), kind: 'stitch' },
        { on: piece.name, line: beside(piece, side, BINDING / 2), kind: 'band', width: BINDING },
      ]),
      ...stitchedHem(piece, 0.02),
    ]),
    label: { on: 'back', middle: [0, -0.11], width: 0.03, height: 0.016 },
  };
}
