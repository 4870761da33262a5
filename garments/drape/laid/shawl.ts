import {
  flatDistance,
  mixPoints,
  mixVectors,
  moved,
  type Point,
  smoothstep,
  type Vector,
} from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { edgeOf, sampledEdge } from '../cloth/pattern.ts';
import type { Cloth } from '../cloth/sew.ts';
import { locator } from '../cloth/surface.ts';
import { gridPiece, type LaidPiece, turnedOver } from './laid-piece.ts';

/**
 * Measures of a shawl collar in metres. It goes from the lower end of a pointed neckline around the neck and
 * back to the same end.
 */
export type ShawlMeasures = {
  /**
   * How far the collar reaches over the fronts (`width`) and over the back (`behind`), and how it narrows
   * towards its ends.
   */
  width: number;
  behind: number;
  ends: number;
  /** Height of the collar above the neckline at the back of the neck, and its thickness in front. */
  rise: number;
  full: number;
};

const COLUMNS = 150;
const ROWS = 12;
/** Number of points on the flat neckline: on each front, and on the back. */
const ON_FRONT = 60;
const ON_BACK = 30;

type Stop = { on: 'front' | 'back'; inner: Point; outwards: Point; behind: number };

/**
 * Points of the neckline on the flat pieces: from its lower end up the right half in the picture, then over
 * the back.
 */
function stops(cloth: Cloth): Stop[] {
  const piece = (name: string) => {
    const found = cloth.pieces.get(name)?.piece;
    if (!found) throw new Error(`No piece ${name}`);
    return found;
  };
  const right = sampledEdge(edgeOf(piece('front'), 'neckRight'), ON_FRONT).reverse();
  const back = sampledEdge(edgeOf(piece('back'), 'neck'), ON_BACK);
  const left = sampledEdge(edgeOf(piece('front'), 'neckLeft'), ON_FRONT).reverse();
  const along = (line: readonly Point[], index: number): Point => {
    const [a, b] = [line[Math.max(0, index - 1)], line[Math.min(line.length - 1, index + 1)]];
    const [x, y] = [(b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0)];
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  };
  const { from, to } = edgeOf(piece('front'), 'shoulderRight');
  const slope = flatDistance(from, to);
  const shoulder = (side: number): Point => [(side * (from[0] - to[0])) / slope, (from[1] - to[1]) / slope];
  const front = (line: readonly Point[], side: 1 | -1) =>
    line.map((inner, index): Stop => {
      const [x, y] = along(line, index);
      const fromShoulder = side > 0 ? line.length - 1 - index : index;
      const outwards = mixPoints([y, -x], shoulder(side), 1 - smoothstep(0, ON_FRONT / 3, fromShoulder));
      return { on: 'front', inner, outwards, behind: 0 };
    });
  return [
    ...front(right, 1),
    ...back.map((inner, index): Stop => {
      const [x, y] = along(back, index);
      const atShoulder = 1 - smoothstep(0, ON_BACK / 3, Math.min(index, ON_BACK - index));
      const outwards = mixPoints([-y, x], shoulder(index < ON_BACK / 2 ? 1 : -1), atShoulder);
      return { on: 'back', inner, outwards, behind: Math.sin((Math.PI * index) / ON_BACK) };
    }),
    ...front(left, -1),
  ];
}

/** Lays a shawl collar along a pointed neckline, on the fronts and the back. */
export function layShawl(
  cloth: Cloth,
  { width, behind, ends, rise, full }: ShawlMeasures,
  origin: Point,
): LaidPiece {
  const on = { front: locator(cloth, 'front'), back: locator(cloth, 'back') };
  const line = stops(cloth);
  const rows = line.map(({ on: piece, inner, outwards, behind: share }, index) => {
    const fromEnd = Math.min(1, Math.min(index, line.length - 1 - index) / (ON_FRONT * 0.9));
    const reach = (ends + (1 - ends) * fromEnd ** 0.7) * (width + (behind - width) * share);
    const outer: Point = [inner[0] + outwards[0] * reach, inner[1] + outwards[1] * reach];
    return { inner: on[piece](inner), outer: on[piece](outer), share, fromEnd };
  });
  let [inside, outside] = [rows.map(({ inner }) => inner.place), rows.map(({ outer }) => outer.place)];
  for (let round = 0; round < 8; round += 1) [inside, outside] = [evenedLine(inside), evenedLine(outside)];
  const up: Vector = [0, 1, 0];
  const shawl = gridPiece(
    { name: 'shawl', part: PART.lapel, thickness: 0.003, lined: true },
    [COLUMNS, ROWS],
    (along, across) => {
      const at = Math.min(rows.length - 1, Math.round(along * (rows.length - 1)));
      const row = rows[at];
      const [a, b]: readonly [Vector, Vector] = [inside[at] ?? up, outside[at] ?? up];
      const facing = row?.outer.facing ?? up;
      const round = Math.sin(Math.PI * across ** 0.8);
      const flat = moved(
        mixVectors(a, b, across),
        facing,
        0.0045 * smoothstep(0, 0.2, across) + full * round * (row?.fromEnd ?? 0),
      );
      return {
        place: moved(flat, up, rise * round * (row?.share ?? 0)),
        onSheet: [origin[0] + across * width, origin[1] + along * 0.9],
      };
    },
  );
  return turnedOver(shawl);
}

const evenedLine = (places: readonly Vector[]): Vector[] =>
  places.map((place, index) => {
    const [before, after] = [places[index - 1], places[index + 1]];
    return before && after ? mixVectors(place, mixVectors(before, after, 0.5), 0.5) : place;
  });
