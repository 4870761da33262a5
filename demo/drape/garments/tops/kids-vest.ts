import { beside } from '../../cloth/pattern.ts';
import { evenedOut } from '../../finish/even-out.ts';
import { boundBlank, boundEdge } from '../../laid/bound-edge.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, topSeams } from '../../sewing/top.ts';

const V = { neck: 0.1, depth: 0.19 };
/** Edges that a band holds: a little shorter than they are cut. */
const HELD = { neck: 0.96, neckRight: 0.98, neckLeft: 0.98, armholeRight: 0.93, armholeLeft: 0.93 };
const BAND = { width: 0.027, thickness: 0.0024 };

/** A knitted vest without sleeves for a school uniform: a pointed neckline, ribbed bands all round. */
export function kidsVest(): Garment {
  const top = sewTop({
    shape: { figure: 'children', bust: 0, straight: [0.168, 0.118] },
    torso: {
      neck: V.neck,
      shoulder: 0.182,
      shoulderDrop: 0.04,
      armholeDepth: 0.25,
      chest: 0.242,
      waist: 0.246,
      hem: 0.25,
      length: 0.47,
    },
    neckDepth: V.depth,
    backNeckDepth: 0.03,
    pointed: [
      [V.neck * 0.8, -V.depth * 0.38],
      [V.neck * 0.36, -V.depth * 0.76],
    ],
    armholeCut: 0.028,
    hemBand: { height: 0.07, drawnIn: 0.92 },
    softness: 4e-3,
  });
  const halves = [top.front, top.back].map((piece) => ({ ...piece, drawnIn: HELD }));
  const bands = halves.flatMap((on) =>
    Object.keys(HELD)
      .filter((edge) => on.edges.some(({ name }) => name === edge))
      .map((edge) => ({ ...BAND, on, edge })),
  );
  return {
    pattern: {
      pieces: [...halves, ...top.bands],
      seams: top.seams,
      blanks: bands.map(boundBlank),
      spacing: 0.009,
    },
    form: top.form,
    draping: { frames: 150 },
    finish: (cloth) => evenedOut(cloth, 3),
    fabric: 'knit',
    thickness: 0.0045,
    scale: 0.75,
    laid: (draped) => bands.map((band) => boundEdge(draped, band)),
    details: [
      ...topSeams(top, 0.0045),
      ...bands.map(
        ({ on, edge, width }): Detail => ({
          on: on.name,
          line: beside(on, edge, width + 0.002),
          kind: 'seam',
          width: 0.005,
        }),
      ),
    ],
    label: { on: 'back', middle: [0, -0.085], width: 0.042, height: 0.024 },
  };
}
