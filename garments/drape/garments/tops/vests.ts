import type { DressFormShape } from '../../body/dress-form.ts';
import { beside } from '../../cloth/pattern.ts';
import { evenedOut } from '../../finish/even-out.ts';
import { boundBlank, boundEdge } from '../../laid/bound-edge.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, topSeams } from '../../sewing/top.ts';
import type { TorsoMeasures } from '../../sewing/torso.ts';

/**
 * Bands make edges shorter. For each edge: its length with the band, divided by the length to which it was
 * cut.
 */
const HELD = { neck: 0.96, neckRight: 0.98, neckLeft: 0.98, armholeRight: 0.93, armholeLeft: 0.93 };

type Cut = {
  shape: DressFormShape;
  torso: TorsoMeasures;
  /** Depth of the point of the neckline below the neck, in metres. */
  depth: number;
  armholeCut: number;
  hem: { height: number; drawnIn: number };
  /** Width and thickness of the bands at neck and armholes, in metres. */
  band: { width: number; thickness: number };
  scale?: number;
};

/** A sleeveless knitted vest with a pointed neckline and ribbed bands on all edges. */
function vest({ shape, torso, depth, armholeCut, hem, band, scale }: Cut): Garment {
  const { neck } = torso;
  const top = sewTop({
    shape,
    torso,
    neckDepth: depth,
    backNeckDepth: 0.03,
    pointed: [
      [neck * 0.8, -depth * 0.38],
      [neck * 0.36, -depth * 0.76],
    ],
    armholeCut,
    hemBand: hem,
    softness: 4e-3,
  });
  const halves = [top.front, top.back].map((piece) => ({ ...piece, drawnIn: HELD }));
  const bands = halves.flatMap((on) =>
    Object.keys(HELD)
      .filter((edge) => on.edges.some(({ name }) => name === edge))
      .map((edge) => ({ ...band, on, edge })),
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
    ...(scale ? { scale } : {}),
    laid: (draped) => bands.map((each) => boundEdge(draped, each)),
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

/** A short, close-fitting knitted vest, worn over a shirt or on its own. */
export const knitVest = (): Garment =>
  vest({
    shape: { figure: 'women', bust: 0.45, straight: [0.172, 0.114] },
    torso: {
      neck: 0.094,
      shoulder: 0.178,
      shoulderDrop: 0.04,
      armholeDepth: 0.252,
      chest: 0.237,
      waist: 0.238,
      hem: 0.241,
      length: 0.51,
    },
    depth: 0.2,
    armholeCut: 0.03,
    hem: { height: 0.06, drawnIn: 0.92 },
    band: { width: 0.024, thickness: 0.0016 },
  });

/** A men's vest: longer and straight, with broader shoulders and room for the knot of a tie. */
export const menVest = (): Garment =>
  vest({
    shape: { figure: 'men', bust: 0, straight: [0.172, 0.116] },
    torso: {
      neck: 0.09,
      shoulder: 0.192,
      shoulderDrop: 0.046,
      armholeDepth: 0.262,
      chest: 0.25,
      waist: 0.25,
      hem: 0.252,
      length: 0.59,
    },
    depth: 0.235,
    armholeCut: 0.03,
    hem: { height: 0.062, drawnIn: 0.93 },
    band: { width: 0.024, thickness: 0.0016 },
  });

/** A children's vest for a school uniform. */
export const kidsVest = (): Garment =>
  vest({
    shape: { figure: 'children', bust: 0, straight: [0.168, 0.118] },
    torso: {
      neck: 0.1,
      shoulder: 0.182,
      shoulderDrop: 0.04,
      armholeDepth: 0.25,
      chest: 0.242,
      waist: 0.246,
      hem: 0.25,
      length: 0.47,
    },
    depth: 0.19,
    armholeCut: 0.028,
    hem: { height: 0.07, drawnIn: 0.92 },
    band: { width: 0.027, thickness: 0.0024 },
    scale: 0.75,
  });
