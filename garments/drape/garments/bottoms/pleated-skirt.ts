import { mix, type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { edge, type PatternPiece, seam } from '../../cloth/pattern.ts';
import type { Garment } from '../../sewing/garment.ts';

/** Height of the waist above the floor, in metres. */
const WAIST = 1.07;

type Oval = readonly [halfWidth: number, halfDepth: number];

type Measures = {
  /** Length of the skirt below the waistband, and height of the waistband, in metres. */
  length: number;
  band: number;
  /** Half the width, in metres, of the front (or back) before it is pleated, and the number of its pleats. */
  half: number;
  pleats: number;
  /** Depth of a pleat in metres: at the waist, and at the hem. */
  depths: readonly [number, number];
  /**
   * Where the outer fold lies within its pleat: in the middle for accordion pleats, at the end for knife
   * pleats.
   */
  lead: number;
  /**
   * How much lower the hem is in the middle of the front and at the outer folds than elsewhere, in metres.
   */
  tail?: number;
  /** Half width and half depth in metres: of the skirt at the waist, at the hem, and of the waistband. */
  waist: Oval;
  hem: Oval;
  waistband: Oval;
  thickness: number;
  scale?: number;
};

/** The folds of all pleats, and lines beside them that keep the folds sharp. */
const foldsOf = ({ half, pleats, length }: Measures): readonly (readonly Point[])[] =>
  Array.from({ length: pleats * 2 + 1 }, (_, index) =>
    [-0.32, -0.14, 0, 0.14, 0.32].map((beside) => -half + ((index + beside) * half) / pleats),
  )
    .flat()
    .filter((x) => Math.abs(x) < half - 0.002)
    .map((x): Point[] => [
      [x, -0.01],
      [x, 0.01 - length],
    ]);

/**
 * The front or the back of the skirt. Pressed pleats keep their shape, so the cloth is placed in this shape
 * from the start, with pleats that open towards the hem.
 */
function halfSkirt(name: string, side: 1 | -1, measures: Measures): PatternPiece {
  const { length, half, pleats, depths, lead, tail = 0, waist, hem } = measures;
  const at = (index: number) => -half + (index * half) / pleats;
  const steps = Array.from({ length: pleats * 2 }, (_, index) => index);
  return {
    name,
    part: PART.body,
    turned: side < 0,
    softness: 2e-4,
    lines: foldsOf(measures),
    pinned: () => true,
    place: ([x, y]) => {
      const down = -y;
      const along = Math.min(((x + half) / (2 * half)) * pleats, pleats - 1e-6);
      const pleat = Math.floor(along);
      const share = along - pleat;
      const rise = share < 0.5 ? share * 2 : 2 - share * 2;
      const led = share < 0.5 ? share * 2 * lead : mix(lead, 1, share * 2 - 1);
      const angle = ((pleat + led) / pleats - 0.5) * Math.PI;
      const open = smoothstep(0, length, down);
      const wider = Math.max(0, down / length) ** 0.85;
      const out = mix(...depths, open) * (rise - 0.5) + 0.0025 * Math.sin(pleat * 2.4 + down * 5) * open;
      return [
        (mix(waist[0], hem[0], wider) + out) * Math.sin(angle),
        WAIST + y - tail * open * (Math.cos(angle) + 0.4 * rise),
        side * (mix(waist[1], hem[1], wider) + out) * Math.cos(angle) - 0.006,
      ];
    },
    edges: [
      ...steps.map((index) => edge(`hem${index}`, [at(index), -length], [at(index + 1), -length])),
      edge('sideRight', [half, -length], [half, 0]),
      ...steps.map((index) =>
        edge(`top${index}`, [at(pleats * 2 - index), 0], [at(pleats * 2 - index - 1), 0]),
      ),
      edge('sideLeft', [-half, 0], [-half, -length]),
    ],
  };
}

function bandOf({ half, band, waistband }: Measures): PatternPiece {
  const length = 4 * half;
  return {
    name: 'waistband',
    part: PART.waistband,
    turned: true,
    softness: 5e-5,
    pinned: () => true,
    place: ([x, y]) => {
      const angle = Math.PI / 2 - (x / length) * 2 * Math.PI;
      return [
        (waistband[0] - 0.1 * y) * Math.sin(angle),
        WAIST + y - 0.004,
        (waistband[1] - 0.08 * y) * Math.cos(angle) - 0.006,
      ];
    },
    edges: [
      edge('front', [0, 0], [length / 2, 0]),
      edge('back', [length / 2, 0], [length, 0]),
      edge('end', [length, 0], [length, band]),
      edge('top', [length, band], [0, band]),
      edge('start', [0, band], [0, 0]),
    ],
  };
}

/**
 * A skirt with pressed pleats on a waistband. The cloth is placed in its final shape instead of being
 * simulated.
 */
function sewPleatedSkirt(measures: Measures): Garment {
  const { half, length, thickness, scale } = measures;
  return {
    pattern: {
      pieces: [halfSkirt('front', 1, measures), halfSkirt('back', -1, measures), bandOf(measures)],
      seams: [
        seam('front', 'sideRight', 'back', 'sideRight'),
        seam('front', 'sideLeft', 'back', 'sideLeft'),
        seam('waistband', 'end', 'waistband', 'start', true),
      ],
      spacing: 0.0125,
    },
    form: () => ({ distance: () => 1 }),
    draping: { frames: 0 },
    fabric: 'weave',
    thickness,
    ...(scale ? { scale } : {}),
    details: [
      ...['front', 'back'].map((on) => ({
        on,
        line: [
          [-half, 0.02 - length],
          [half, 0.02 - length],
        ] as const,
        kind: 'seam' as const,
        width: 0.0012,
      })),
      {
        on: 'waistband',
        line: [
          [0, 0.001],
          [4 * half, 0.001],
        ],
        kind: 'seam',
        width: 0.003,
      },
    ],
  };
}

export const pleatedSkirt = (): Garment =>
  sewPleatedSkirt({
    length: 0.74,
    band: 0.036,
    half: 0.46,
    pleats: 17,
    depths: [0.012, 0.02],
    lead: 0.65,
    waist: [0.143, 0.1],
    hem: [0.235, 0.185],
    waistband: [0.1475, 0.1045],
    thickness: 0.0016,
  });

/**
 * Children's pleated skirt: short and wide, with fewer and deeper pleats. Like all children's clothes, it is
 * scaled down.
 */
export const kidsPleatedSkirt = (): Garment =>
  sewPleatedSkirt({
    length: 0.44,
    band: 0.046,
    half: 0.5,
    pleats: 13,
    depths: [0.01, 0.024],
    lead: 0.93,
    tail: 0.012,
    waist: [0.168, 0.116],
    hem: [0.256, 0.19],
    waistband: [0.174, 0.122],
    thickness: 0.0024,
    scale: 0.75,
  });
