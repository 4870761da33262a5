import { baked } from '../../body/baked.ts';
import { type DressFormShape, dressForm } from '../../body/dress-form.ts';
import { ellipse } from '../../body/shapes.ts';
import type { Point, Vector } from '../../cloth/geometry.ts';
import { mix } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edge, type PatternPiece, seam } from '../../cloth/pattern.ts';
import { type Cloth, edgeInSpace } from '../../cloth/sew.ts';
import { evenedOut } from '../../finish/even-out.ts';
import { tube } from '../../laid/tube.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { stitchedHem } from '../../sewing/top.ts';
import { NECK_HEIGHT } from '../../sewing/torso.ts';

const TAIL = 0.02;
const CHEST = 0.23;
const HIP = 0.262;
const UNDERARM = 0.226;

/**
 * Heights, in metres, of the cone below the skirt. It widens smoothly from the hips around the legs, because
 * satin would show any step.
 */
const CONE = { top: 0.88, bottom: 0.1 };
function figure(shape: DressFormShape): (x: number, y: number, z: number) => number {
  const trunk = dressForm(shape);
  return (x, y, z) => {
    const share = Math.max(0, (CONE.top - y) / CONE.top);
    const cone = ellipse(x, z + 0.012, 0.17 + 0.014 * share, 0.104 + 0.012 * share);
    return Math.min(trunk(x, y, z), Math.max(cone, y - CONE.top, CONE.bottom - y));
  };
}

/** Where the straps are attached to the front and the back, in space. */
const HELD: Readonly<Record<'front' | 'back', Vector>> = {
  front: [0.098, NECK_HEIGHT - 0.128, 0.098],
  back: [0.084, NECK_HEIGHT - 0.222, -0.108],
};

/**
 * The upper edge of the front or back, in metres. `cut` is half the distance between the straps on the flat
 * cloth; `down` is how far below the neck they are attached; `dip` is the depth of the neckline between them.
 * `drawn` (0 to 1) shapes the neckline: it is curved, or pointed if `drawn` is small.
 */
type Top = { cut: number; down: number; dip: number; drawn: number };
const BACK: Top = { cut: 0.09, down: 0.215, dip: 0.02, drawn: 0.5 };

/**
 * `spacing`: distance between the points of the mesh, in metres. `evened`: in how many rounds small folds are
 * smoothed.
 */
type Fineness = { spacing: number; evened: number };
type Cut = {
  shape: DressFormShape;
  length: number;
  chest: number;
  waist: number;
  hem: number;
  front: Top;
  back: Top;
  fine: Fineness;
};
const LONG: Cut = {
  shape: { figure: 'women', bust: 0.55 },
  length: 1.13,
  chest: CHEST,
  waist: 0.203,
  hem: 0.42,
  front: { cut: 0.142, down: 0.128, dip: 0.004, drawn: 0.5 },
  back: BACK,
  fine: { spacing: 0.0105, evened: 2 },
};

/**
 * The front or back of the dress, which hangs from two straps. Where the cloth is wider than the distance
 * between the straps, it falls into a cowl neckline.
 */
function half(name: 'front' | 'back', cutting: Cut): PatternPiece {
  const { length, chest, waist, hem } = cutting;
  const { cut, down, dip, drawn } = cutting[name];
  const held = HELD[name];
  const side = name === 'front' ? 1 : -1;
  const isEnd = ([x, y]: Point) => Math.abs(Math.abs(x) - cut) < 1e-6 && Math.abs(y + down) < 1e-6;
  const sideSeam: readonly [Point, Point] = [
    [HIP + (0.05 * (hem - HIP)) / (LONG.hem - HIP), -0.26 - (0.46 * (length - 0.26)) / (LONG.length - 0.26)],
    [waist, -0.44],
  ];
  const armhole: readonly [Point, Point] = [
    [chest - 0.035, -UNDERARM + 0.004],
    [cut + 0.018, mix(-UNDERARM, -down, 0.5)],
  ];
  const flip = ([a, b]: readonly [Point, Point]): readonly [Point, Point] => [
    [-b[0], b[1]],
    [-a[0], a[1]],
  ];
  return {
    name,
    part: PART.body,
    turned: side < 0,
    softness: 0.03,
    pinned: isEnd,
    place: (point) => {
      if (isEnd(point)) return [Math.sign(point[0]) * held[0], held[1], held[2]];
      const [x, y] = point;
      const share = Math.min(1, Math.max(0, (-y - 0.3) / (length - 0.3)));
      const wide = Math.max(mix(chest, hem, share), Math.abs(x));
      const angle = ((x / wide) * Math.PI) / 2;
      const round = (wide * 2) / Math.PI;
      return [
        round * 1.16 * Math.sin(angle),
        NECK_HEIGHT + y,
        side * (round * 0.84 * Math.cos(angle) + 0.004) - 0.006,
      ];
    },
    edges: [
      edge(
        'hem',
        [-hem, -length],
        [hem, -length],
        [
          [-hem * 0.6, -length - TAIL * 1.33],
          [hem * 0.6, -length - TAIL * 1.33],
        ],
      ),
      edge('sideRight', [hem, -length], [chest, -UNDERARM], sideSeam),
      edge('armholeRight', [chest, -UNDERARM], [cut, -down], armhole),
      edge(
        'neck',
        [cut, -down],
        [-cut, -down],
        [
          [cut * drawn, -down - dip],
          [-cut * drawn, -down - dip],
        ],
      ),
      edge('armholeLeft', [-cut, -down], [-chest, -UNDERARM], flip(armhole)),
      edge('sideLeft', [-chest, -UNDERARM], [-hem, -length], flip(sideSeam)),
    ],
  };
}

/** The thin straps, which go over the shoulders. */
function straps(cloth: Cloth) {
  return ([1, -1] as const).map((side) => {
    const end = (name: string) => edgeInSpace(cloth, name, 'neck').at(side > 0 ? 0 : -1) ?? [0, 0, 0];
    const [front, back] = [end('front'), end('back')];
    const places: Vector[] = [
      [front[0], front[1] - 0.016, front[2] - 0.001],
      [side * 0.103, 1.385, 0.076],
      [side * 0.108, 1.437, 0.036],
      [side * 0.11, 1.459, -0.012],
      [side * 0.108, 1.44, -0.054],
      [side * 0.1, 1.37, -0.094],
      [back[0], back[1] - 0.016, back[2] + 0.001],
    ];
    return tube(
      { name: side > 0 ? 'strapRight' : 'strapLeft', part: PART.band },
      places,
      0.003,
      [0.002, 0.002],
      1,
      [1, 0, 0],
    );
  });
}

/** A dress of satin that hangs from thin straps. */
function slip(cutting: Cut): Garment {
  const front = half('front', cutting);
  const back = half('back', cutting);
  return {
    pattern: {
      pieces: [front, back],
      seams: [seam('front', 'sideRight', 'back', 'sideRight'), seam('front', 'sideLeft', 'back', 'sideLeft')],
      spacing: cutting.fine.spacing,
    },
    form: () => baked(figure(cutting.shape)),
    draping: { frames: 190, friction: 0.15, clearance: 0.006 },
    finish: (cloth) => {
      evenedOut(cloth, cutting.fine.evened);
    },
    fabric: 'satin',
    thickness: 0.0013,
    unevenness: 0.15,
    laid: ({ cloth }) => straps(cloth),
    details: [front, back].flatMap((piece): Detail[] => [
      ...stitchedHem(piece, 0.012),
      ...['sideRight', 'sideLeft'].map(
        (side): Detail => ({ on: piece.name, line: beside(piece, side, 0), kind: 'seam', width: 0.0028 }),
      ),
      ...['armholeRight', 'armholeLeft'].map(
        (side): Detail => ({ on: piece.name, line: beside(piece, side, 0.005), kind: 'stitch' }),
      ),
    ]),
    label: { on: 'back', middle: [0, -cutting.back.down - 0.045], width: 0.04, height: 0.022 },
  };
}

/** A long dress with a cowl neckline. */
export const slipDress = (): Garment => slip(LONG);
