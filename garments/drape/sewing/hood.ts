import { mix, type Point, smoothstep, type Vector } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import {
  curvePoint,
  edge,
  edgeOf,
  lengthOf,
  mirrored,
  type PatternPiece,
  type Seam,
  seam,
} from '../cloth/pattern.ts';
import { NECK_HEIGHT } from './torso.ts';

export type HoodMeasures = {
  /** Height of the hood above the neckline, in metres. */
  height: number;
  /** The hood is closed in front up to this height above the neckline, in metres. */
  chin: number;
  /** Half the width of the strip over the head, in metres. */
  strip: number;
  softness: number;
};

export type Hood = {
  pieces: readonly PatternPiece[];
  seams: readonly Seam[];
  /**
   * Returns the point of the edge, where the hood is closed in front, `up` metres above the neckline; in the
   * right half of the picture.
   */
  chinAt: (up: number) => Point;
};

/**
 * How far the front edges of the hood are in front of the shoulder seam, in metres: at the chin (`CHIN`), and
 * above the face (`FACE`).
 */
const [CHIN, FACE] = [0.118, 0.11];
/** How far below the shoulder the hood starts in front, in metres. */
const LOW = 0.04;
/**
 * `SHOULDER_SEAM`: the z coordinate of the shoulder seam. `OFF`: distance of the hood from the neckline. In
 * metres.
 */
const SHOULDER_SEAM = -0.012;
const OFF = 0.012;
const ASIDE = 0.11;

/**
 * A hood that stands up: a strip over the head and two side pieces. It is sewn into a neckline that is
 * pointed in front and round at the back. On the flat side pieces, the face is on the left and the back of
 * the head on the right. The strip starts at the neck.
 */
export function hood(
  front: PatternPiece,
  back: PatternPiece,
  { height, chin, strip, softness }: HoodMeasures,
): Hood {
  const shared = { part: PART.body, softness };
  const [low, closed, above]: [Point, Point, Point] = [
    [-CHIN, -LOW],
    [-CHIN - 0.004, chin - LOW],
    [-FACE, height * 0.88],
  ];
  const right: PatternPiece = {
    ...shared,
    name: 'hoodRight',
    turned: false,
    place: ([x, y]): Vector => {
      const toChin = smoothstep(0, CHIN, -x) * (1 - smoothstep(chin * 0.6, chin * 2.4, y));
      return [mix(ASIDE, 0.004, toChin), NECK_HEIGHT + OFF + y, SHOULDER_SEAM - x];
    },
    edges: [
      edge(
        'neck',
        low,
        [0, 0],
        [
          [-CHIN * 0.6, -LOW * 1.1],
          [-CHIN * 0.25, -LOW * 0.5],
        ],
      ),
      edge('crown', [0, 0], above, [
        [0.19, height * 0.62],
        [0.04, height * 1.26],
      ]),
      edge('face', above, closed, [
        [-FACE + 0.016, height * 0.7],
        [-CHIN + 0.034, height * 0.34],
      ]),
      edge('chin', closed, low),
    ],
  };
  const left = mirrored('hoodLeft', right);
  const crown = edgeOf(right, 'crown');
  const length = lengthOf(crown);
  const half = lengthOf(edgeOf(back, 'neck')) / 2;
  const middle: PatternPiece = {
    ...shared,
    name: 'hoodMiddle',
    turned: true,
    place: ([x, y]): Vector => {
      const share = Math.min(1, Math.max(0, y / length));
      const [backwards, up] = curvePoint(crown, share);
      const round = Math.cos(Math.min(1, Math.abs(x) / half) * (Math.PI / 2));
      const behind = mix(0.065, 0.015, smoothstep(0, 0.4, share)) * round;
      return [x * 1.1, NECK_HEIGHT + OFF + up, SHOULDER_SEAM - backwards - behind * (1 - share)];
    },
    edges: [
      edge('neck', [-half, 0], [half, 0]),
      edge(
        'right',
        [half, 0],
        [strip, length],
        [
          [half * 0.94, length * 0.3],
          [strip, length * 0.6],
        ],
      ),
      edge('face', [strip, length], [-strip, length]),
      edge(
        'left',
        [-strip, length],
        [-half, 0],
        [
          [-strip, length * 0.6],
          [-half * 0.94, length * 0.3],
        ],
      ),
    ],
  };
  return {
    chinAt: (share) => [mix(low[0], closed[0], share / chin), low[1] + share],
    pieces: [right, left, middle],
    seams: [
      seam('hoodRight', 'neck', front.name, 'neckRight', true),
      seam('hoodLeft', 'neck', front.name, 'neckLeft', true),
      seam('hoodMiddle', 'neck', back.name, 'neck', true),
      seam('hoodRight', 'crown', 'hoodMiddle', 'right'),
      seam('hoodLeft', 'crown', 'hoodMiddle', 'left'),
      seam('hoodRight', 'chin', 'hoodLeft', 'chin', true),
    ],
  };
}
