import { clothAsForm } from '../cloth/cloth-distance.ts';
import { mix, mixVectors, moved, type Point, smoothstep, unit, type Vector } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { type Blank, type Cloth, edgeInSpace } from '../cloth/sew.ts';
import { spaceCurve } from '../cloth/surface.ts';
import { evened } from './evened.ts';
import { gridPiece, type LaidPiece, turnedOver } from './laid-piece.ts';

export type CollarMeasures = {
  /** Length in metres of the neckline to which the collar is sewn. */
  length: number;
  standHeight: number;
  /** Height in metres of the collar's stand at its front ends. */
  endHeight: number;
  leafWidth: number;
  /**
   * Where the points of the leaf (the turned-down part) are, relative to the ends of the fold: sideways, down
   * and forward, in metres.
   */
  point: Vector;
  /**
   * Near each end, the leaf turns towards its point. The length of this part as a share of the length of the
   * fold.
   */
  span: number;
  /** How far the stand leans towards the neck, as a share of its height. */
  lean: number;
  /** Distance of the leaf from the cloth below, and thickness of the roll at the fold, in metres. */
  lift?: number;
  roll?: number;
  /**
   * For a collar above lapels: at each end, the height of the stand grows from 0 over this length, in metres.
   */
  rise?: number;
  /**
   * For a leaf with round ends instead of points: at each end, the leaf reaches its full width over this
   * length, in metres.
   */
  round?: number;
  /** Whether the collar is only a stand, without a leaf. */
  standing?: boolean;
  /** Part number of the collar, such as that for rib; if undefined, that of the body. */
  part?: number;
};

/** The rectangles of cloth for the stand and the leaf. */
export const collarBlanks = ({ length, standHeight, leafWidth }: CollarMeasures): Blank[] => [
  { name: 'stand', width: length, height: standHeight },
  { name: 'leaf', width: length, height: leafWidth },
];

/**
 * A pointed neckline as a line in space. It starts `down` metres below the shoulder, on the right in the
 * picture, and goes up and then around the back.
 */
export function openNeckline(cloth: Cloth, down: number): Vector[] {
  const right = spaceCurve(edgeInSpace(cloth, 'front', 'neckRight'));
  const left = spaceCurve(edgeInSpace(cloth, 'front', 'neckLeft').reverse());
  const steps = Array.from({ length: 9 }, (_, step) => (step / 8) * down);
  return [
    ...steps.toReversed().map((along) => right.at(along / right.length)),
    ...edgeInSpace(cloth, 'back', 'neck').slice(1, -1),
    ...steps.map((along) => left.at(along / left.length)),
  ];
}

/**
 * A round neckline as a line in space. It starts in the middle of the front and goes over the side on the
 * right in the picture, then around the back.
 */
export function neckline(cloth: Cloth): Vector[] {
  const front = edgeInSpace(cloth, 'front', 'neck');
  const back = edgeInSpace(cloth, 'back', 'neck');
  const middle = (front.length - 1) / 2;
  return [
    ...front.slice(0, Math.ceil(middle) + 1).reverse(),
    ...back.slice(1, -1),
    ...front.slice(Math.floor(middle)).reverse(),
  ];
}

/** Width of the leaf at a distance in metres from its end, as a share of its full width. */
export const leafReach = ({ round }: Pick<CollarMeasures, 'round'>, fromEnd: number): number =>
  round && fromEnd < round ? Math.sqrt(1 - (1 - fromEnd / round) ** 2) : 1;

const COLUMNS = 96;
/** The columns of the mesh are this much closer together at the round ends of a leaf than elsewhere. */
const CLOSER = 0.8;
const LEAF_ROWS = 10;
const ANGLES = 64;

/** Lays a collar around a neckline: a stand, and a leaf that is turned down and rests on the cloth. */
export function layCollar(
  cloth: Cloth,
  line: readonly Vector[],
  measures: CollarMeasures,
  originOf: (name: string) => Point,
): LaidPiece[] {
  const {
    length,
    standHeight,
    leafWidth,
    point,
    span,
    lift = 0.004,
    roll = 0.005,
    part = PART.body,
  } = measures;
  const stand = standAround(line, measures);
  const [standOrigin, leafOrigin] = [originOf('stand'), originOf('leaf')];
  const standing = gridPiece(
    { name: 'stand', part, thickness: 0.002, lined: true },
    [COLUMNS, 4],
    (share, up) => ({
      place: stand.at(share, up),
      onSheet: [standOrigin[0] + share * length, standOrigin[1] + up * standHeight],
    }),
  );
  if (measures.standing) return [standing];
  const cover = clothAsForm(cloth);
  const fold = (share: number): Vector => {
    const out = moved(stand.at(share, 1), stand.outwards(share), roll * 0.6);
    return [out[0], out[1] + roll * 0.4, out[2]];
  };
  const clear = (place: Vector): Vector => clearOf(place, cover.distance, lift);
  const hung = (share: number, angle: number, reach: number): Vector => {
    const [x, y, z] = moved(fold(share), stand.outwards(share), leafWidth * reach * Math.sin(angle));
    return [x, y - leafWidth * reach * Math.cos(angle), z];
  };
  const angles = swing((share, angle) =>
    [0.45, 0.7, 1].every((reach) => cover.distance(...hung(share, angle, reach)) >= lift),
  );
  const tip = (side: 1 | -1): Vector => {
    const [x, y, z] = fold(side > 0 ? 0 : 1);
    return clear([x + side * point[0], y + point[1], z + point[2]]);
  };
  const tips = { right: tip(1), left: tip(-1) };
  const spanShare = span / length;
  const rim = (share: number): Vector => {
    const fromEnd = Math.min(share, 1 - share);
    if (fromEnd >= spanShare) return hung(share, angles(share), 1);
    const right = share < 0.5;
    if (measures.round) {
      const [x, y, z] = hung(share, angles(share), 1);
      const apart = point[0] * smoothstep(spanShare, 0, fromEnd);
      return clear([x + (right ? apart : -apart), y, z]);
    }
    const start = right ? spanShare : 1 - spanShare;
    const u = fromEnd / spanShare;
    const [x, y, z] = mixVectors(right ? tips.right : tips.left, hung(start, angles(start), 1), u);
    return clear([x, y, z + 0.006 * Math.sin(Math.PI * u)]);
  };
  const leaf = gridPiece({ name: 'leaf', part, thickness: 0.0022 }, [COLUMNS, LEAF_ROWS], (along, row) => {
    const share = measures.round ? along - (CLOSER * Math.sin(2 * Math.PI * along)) / (2 * Math.PI) : along;
    const down = row * leafReach(measures, Math.min(share, 1 - share) * length);
    const [x, y, z] = mixVectors(fold(share), rim(share), down);
    const bulge = 1.5 * roll * Math.sin(Math.PI * Math.min(1, down ** 0.7));
    const place = moved([x, y + 0.35 * bulge, z], stand.outwards(share), bulge);
    return { place, onSheet: [leafOrigin[0] + share * length, leafOrigin[1] + (1 - down) * leafWidth] };
  });
  return [standing, turnedOver({ ...leaf, places: evened(leaf.places, [COLUMNS, LEAF_ROWS], clear) })];
}

/** The free edge of a leaf in space, from one end of its fold to the other. */
export function leafRim({ places }: LaidPiece): Vector[] {
  const at = (column: number, row: number): Vector => places[row * (COLUMNS + 1) + column] ?? [0, 0, 0];
  const rows = Array.from({ length: LEAF_ROWS }, (_, row) => row);
  return [
    ...rows.map((row) => at(0, row)),
    ...Array.from({ length: COLUMNS + 1 }, (_, column) => at(column, LEAF_ROWS)),
    ...rows.toReversed().map((row) => at(COLUMNS, row)),
  ];
}

/**
 * Returns functions for the surface of the stand. `at` returns the point at two shares: along the neckline
 * and upwards. `outwards` returns the direction away from the neck.
 */
function standAround(
  line: readonly Vector[],
  { length, standHeight, endHeight, lean, rise, standing }: CollarMeasures,
) {
  const curve = spaceCurve(symmetric(line));
  const outwards = (share: number): Vector => {
    const [a, b] = [curve.at(share - 0.02), curve.at(share + 0.02)];
    return unit([a[2] - b[2], 0, b[0] - a[0]]);
  };
  const heightAt = (share: number) => {
    const fromEnd = Math.min(share, 1 - share);
    const height = mix(endHeight, standHeight, smoothstep(0, 0.3, fromEnd));
    // The front corners of a collar without a leaf are rounded.
    if (standing) return height * mix(0.62, 1, leafReach({ round: 0.014 }, fromEnd * length));
    return rise ? height * smoothstep(0, rise, fromEnd * length + 0.002) : height;
  };
  return {
    outwards,
    at: (share: number, up: number): Vector => {
      const height = heightAt(share) * up;
      const [x, y, z] = moved(curve.at(share), outwards(share), -height * lean);
      return [x, y + height, z];
    },
  };
}

/** Smooths a neckline and makes both its halves mirror images of each other. */
function symmetric(line: readonly Vector[]): Vector[] {
  let places = [...line];
  for (let round = 0; round < 4; round += 1)
    places = places.map((place, index) => {
      const [before, after] = [places[index - 1], places[index + 1]];
      return before && after ? mixVectors(place, mixVectors(before, after, 0.5), 0.5) : place;
    });
  return places.map(([x, y, z], index): Vector => {
    const [ox, oy, oz] = places[places.length - 1 - index] ?? [x, y, z];
    return [(x - ox) / 2, (y + oy) / 2, (z + oz) / 2];
  });
}

/**
 * Returns the angle by which the leaf must swing outwards to stay above the cloth, as a smooth function of
 * the share along the neckline.
 */
function swing(isClear: (share: number, angle: number) => boolean): (share: number) => number {
  let angles = Array.from({ length: ANGLES + 1 }, (_, index) => {
    for (let angle = 0.08; angle < 1.5; angle += 0.04) if (isClear(index / ANGLES, angle)) return angle;
    return 1.5;
  });
  for (let round = 0; round < 10; round += 1) {
    const even = angles.map(
      (angle, index) => ((angles[index - 1] ?? angle) + 2 * angle + (angles[index + 1] ?? angle)) / 4,
    );
    angles = even.map((angle, index) => (angle + (even[ANGLES - index] ?? angle)) / 2);
  }
  return (share) => {
    const at = Math.min(1, Math.max(0, share)) * ANGLES;
    const index = Math.min(ANGLES - 1, Math.floor(at));
    return mix(angles[index] ?? 0, angles[index + 1] ?? 0, at - index);
  };
}

const normal = new Float64Array(3);

/** Moves a point away from the cloth until it has the necessary distance. */
function clearOf(
  place: Vector,
  distance: (x: number, y: number, z: number, normal: Float64Array) => number,
  lift: number,
): Vector {
  let cleared = place;
  for (let round = 0; round < 6; round += 1) {
    const above = distance(...cleared, normal);
    if (above >= lift) break;
    const [x = 0, y = 0, z = 0] = normal;
    cleared = moved(cleared, [x, y, z], lift - above);
  }
  return cleared;
}
