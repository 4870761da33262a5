import type { DressFormShape } from '../../body/dress-form.ts';
import { clamp, counterClockwise, type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, curvePoint, type Edge, edgeOf, type PatternPiece } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import type { CollarMeasures } from '../../laid/collar.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import { facingOutline, type LapelMeasures, lapelOutline } from '../../laid/lapels.ts';
import type { Detail } from '../../render/details.ts';
import type { FabricName } from '../../render/fabrics.ts';
import type { SleeveMeasures } from '../../sewing/sleeve.ts';
import { type Top, topSeams } from '../../sewing/top.ts';
import type { TorsoMeasures } from '../../sewing/torso.ts';

export type TailoredMeasures = {
  shape: DressFormShape;
  torso: TorsoMeasures;
  sleeve: SleeveMeasures;
  lapels: LapelMeasures;
  /**
   * The front corners are rounded up to this height above the hem, in metres. If undefined, they are square.
   */
  cutaway?: number;
  /** By which share of its width the garment is narrowed at the waist. */
  waisted: number;
  /** How far below the shoulder each front button is, in metres. */
  buttons: readonly number[];
  /** Distance in metres of each column of buttons from the middle, for a double-breasted front. */
  columns?: number;
  /**
   * Flap pockets, in metres: distance of the inner end from the middle, depth of the upper edge below the
   * shoulder, width and height.
   */
  pocket: { inner: number; top: number; width: number; height: number };
  chestPocket?: { inner: number; top: number };
  /** Which front is on top, from the wearer's point of view: `left` on men's clothes, `right` on women's. */
  closes: 'left' | 'right';
  /** Distance between the two fronts at the edge of the upper one, in metres. */
  layer: number;
  /**
   * The upper front ends inside the cloth, where it is not visible. `sunk` is how much deeper than usual (in
   * metres) it ends, for thin cloth, which bends so that the end would be visible.
   */
  sunk?: number;
  /**
   * Radius of the front buttons, and their distance from the cloth, in metres. `cuffButtons` are heights of
   * buttons above the hem of the sleeve.
   */
  button: { radius: number; lift: number };
  cuffButtons?: readonly number[];
  /** Width of the form's shoulders; 1 is a woman's. */
  broad: number;
  lapelThickness?: number;
  /**
   * Whether seams, pressed edges and buttonholes are drawn sharply, and lapels are cut from cloth of their
   * own.
   */
  sharp?: boolean;
  /**
   * If set, the lowest `height` metres of the cloth hang straight, in the direction of the `slope` metres of
   * cloth above them.
   */
  plumb?: { height: number; slope: number };
  vent: number;
  fabric: FabricName;
  thickness: number;
  spacing: number;
};

/**
 * How far the upper front overlaps the lower one, and how far below the neckline its edge becomes vertical.
 * In metres.
 */
const overlapOf = ({ lapels: { crossing } }: Pick<TailoredMeasures, 'lapels'>) =>
  crossing ? { overlap: crossing.over, drop: crossing.drop } : { overlap: 0.022, drop: 0.045 };
/**
 * In metres. `LAYER`: distance between the two layers of a back vent at its edge. `UNDER`: how deep inside
 * the cloth the other end of a laid vent or front is, so that it is not visible.
 */
const LAYER = 0.0046;
const UNDER = 0.0022;
/**
 * Distance in metres from the visible edge of a laid vent or front to its other end, which is inside the
 * cloth.
 */
const REACH = 0.1;

/**
 * Side of the picture on which the edge of the upper front is: 1 for the left side (`closes: 'left'`, as on
 * men's clothes), −1 for the right side.
 */
const edgeSide = ({ closes }: Pick<TailoredMeasures, 'closes'>): 1 | -1 => (closes === 'left' ? 1 : -1);

/**
 * Makes the parts that are laid on the draped cloth: the upper front, flaps, the breast pocket and the back
 * vent.
 */
export function layTailored(cloth: Cloth, front: PatternPiece, measures: TailoredMeasures): LaidPiece[] {
  const { cutaway = 0, pocket, chestPocket, vent, layer, sunk = 0 } = measures;
  const { length } = measures.torso;
  const { depth, crossing } = measures.lapels;
  const { overlap, drop } = overlapOf(measures);
  const side = edgeSide(measures);
  // In thick cloth, the laid front is wider, so that it slopes as in thin cloth.
  const reach = (REACH * layer) / LAYER;
  const patch = (
    name: string,
    outline: readonly Point[],
    part: number,
    lift: (point: Point) => number,
    on = 'front',
  ) =>
    laidOn(cloth, {
      name,
      on,
      outline: counterClockwise([...outline]),
      part,
      thickness: 0.0022,
      lift,
      spacing: 0.005,
    });
  const bottom = -length + cutaway;
  // The laid front is visible only at its edge: the lapel covers its upper end, and its inner end is inside
  // the cloth.
  const closing: readonly Point[] = [
    [0.003, -depth],
    ...(crossing ? [] : ([[-overlap * 0.7, -depth - 0.02]] as const)),
    [-overlap, -depth - drop],
    ...(cutaway > 0
      ? ([
          [-overlap, bottom + 0.06],
          [-overlap * 0.9, bottom + 0.036],
          [-overlap * 0.55, bottom + 0.014],
          [0.001, bottom + 0.001],
          ...along(edgeOf(front, 'hemRight'), reach),
          [reach, bottom],
        ] as const)
      : ([
          [-overlap, -length],
          [reach, -length],
        ] as const)),
    [reach, -depth + 0.07],
    [0.05, -depth + 0.07],
    [0.024, -depth + 0.04],
  ];
  return [
    patch(
      'closing',
      closing.map(([x, y]): Point => [side * x, y]),
      PART.pocket,
      ([x]) => {
        const aside = clamp((side * x) / reach, 0, 1);
        return layer * (1 - aside) ** 2 - UNDER - sunk * aside;
      },
    ),
    ...([1, -1] as const).map((half) =>
      patch(
        `flap${half}`,
        flapOf(pocket, half),
        PART.flap,
        ([, y]) => 0.0015 + 0.004 * smoothstep(pocket.top, pocket.top - pocket.height, y),
      ),
    ),
    ...(chestPocket
      ? [
          patch(
            'chestPocket',
            [
              [chestPocket.inner, chestPocket.top],
              [chestPocket.inner + 0.09, chestPocket.top + 0.012],
              [chestPocket.inner + 0.09, chestPocket.top - 0.01],
              [chestPocket.inner, chestPocket.top - 0.022],
            ],
            PART.flap,
            () => 0.002,
          ),
        ]
      : []),
    patch(
      'vent',
      [
        [0, -length + vent],
        [REACH, -length + vent],
        [REACH, -length],
        [0, -length],
      ],
      PART.pocket,
      ([x, y]) => {
        const over = LAYER * (1 - clamp(x / REACH, 0, 1)) ** 2;
        const open = smoothstep(-length + vent, -length + vent * 0.6, y);
        // In thick cloth, the upper end of the vent must be deeper inside the cloth. Otherwise it would be
        // visible as a line across the back.
        return over * open - UNDER - (layer - LAYER) * (1 - open);
      },
      'back',
    ),
  ];
}

/** The beginning of an edge, up to the x coordinate `until`, moved slightly inwards. */
function along(side: Edge, until: number): Point[] {
  const points = Array.from({ length: 25 }, (_, step) => curvePoint(side, step / 24));
  return points.slice(1).flatMap(([x, y]): Point[] => (x < until ? [[x + 0.001, y + 0.001]] : []));
}

/**
 * Outline of a pocket flap, slightly tilted, with rounded lower corners. `side` is 1 for the right half of
 * the picture, −1 for the left half.
 */
function flapOf({ inner, top, width, height }: TailoredMeasures['pocket'], side: 1 | -1): Point[] {
  const corner = 0.012;
  const outer = inner + width;
  const outline: Point[] = [
    [inner, top],
    [inner + 0.002, top - height + corner],
    [inner + corner * 0.5, top - height + corner * 0.25],
    [inner + corner * 1.4, top - height],
    [outer - corner * 1.2, top - height + 0.006],
    [outer - corner * 0.2, top - height + 0.006 + corner * 0.3],
    [outer + 0.002, top - height + 0.006 + corner],
    [outer, top + 0.006],
  ];
  return counterClockwise(outline.map(([x, y]): Point => [side * x, y]));
}

/**
 * What is drawn on the cloth of a coat or jacket: seams, darts, hems, and the edges of pockets, front and
 * vent.
 */
export function tailoredDetails(top: Top, collar: CollarMeasures, measures: TailoredMeasures): Detail[] {
  const { torso, lapels, pocket, vent, cutaway = 0, buttons, columns = 0, sharp } = measures;
  const { overlap, drop } = overlapOf(measures);
  const { length } = torso;
  const edge = -edgeSide(measures);
  const groove = (on: string, line: readonly Point[], width = 0.004): Detail => ({
    on,
    line,
    kind: 'seam',
    width,
  });
  return [
    ...topSeams(top, sharp ? 0.009 : 0.004),
    ...(sharp ? top.sleeves : []).flatMap((piece) =>
      ['capFront', 'capBack'].map((cap) => groove(piece.name, beside(piece, cap, 0), 0.009)),
    ),
    ...[1, -1].flatMap((side): Detail[] => [
      // A dart from the chest to the pocket.
      groove(
        'front',
        [
          [side * 0.106, -0.27],
          [side * 0.112, -0.38],
          [side * (pocket.inner + 0.035), pocket.top + 0.002],
        ],
        0.0028,
      ),
      groove('front', [
        [side * (pocket.inner - 0.002), pocket.top],
        [side * (pocket.inner + pocket.width + 0.002), pocket.top + 0.006],
      ]),
      // The seam of the side panel on the back.
      groove(
        'back',
        [
          [side * 0.215, -0.19],
          [side * 0.168, -0.3],
          [side * 0.16, -length],
        ],
        0.003,
      ),
    ]),
    groove('back', [
      [0, -0.03],
      [0, -length],
    ]),
    {
      on: 'back',
      line: [
        [-0.001, -length + vent],
        [-0.001, -length],
      ],
      kind: 'seam',
      width: 0.006,
    },
    groove('front', [
      [edge * (0.001 + overlap), -lapels.depth - drop],
      [edge * (0.001 + overlap), -length + (cutaway && cutaway + 0.06)],
    ]),
    ...(sharp ? ([1, -1] as const) : []).flatMap((half): Detail[] => [
      { ...groove('front', lapelOutline(lapels, half), 0.007), closed: true },
      { ...facingOutline(lapels, half), kind: 'seam', width: 0.007, closed: true },
      { ...groove('front', flapOf(pocket, half), 0.005), closed: true },
    ]),
    ...(sharp ? buttons : []).map((y) =>
      groove(
        'front',
        [
          [edge * (columns + 0.004), y],
          [edge * (columns - 0.024), y],
        ],
        0.0036,
      ),
    ),
    ...[...(cutaway ? [] : [top.front]), top.back, ...top.sleeves].map(
      (piece): Detail => ({ on: piece.name, line: beside(piece, 'hem', 0.018), kind: 'band', width: 0.036 }),
    ),
    groove(
      'leaf',
      [
        [0.003, collar.leafWidth],
        [0.003, 0.003],
        [collar.length - 0.003, 0.003],
        [collar.length - 0.003, collar.leafWidth],
      ],
      0.0016,
    ),
  ];
}
