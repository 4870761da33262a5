import { difference, dot, mix, mixVectors, moved, smoothstep, unit, type Vector } from '../cloth/geometry.ts';
import { curvePoint, edgeOf, type PatternPiece } from '../cloth/pattern.ts';
import type { Cloth } from '../cloth/sew.ts';
import { locator, vertexAt } from '../cloth/surface.ts';

const SAMPLES = 200;
/** Where a hem is sampled across its width: from −1 at one side to 1 at the other. */
const SHARES = Array.from({ length: 21 }, (_, step) => step / 10 - 1);

/**
 * Straightens the lowest `height` metres of pieces. The hem becomes level, without curls and waves. The
 * straightened part continues the direction of the `slope` metres of cloth above it.
 */
export function hungStraight(
  cloth: Cloth,
  pieces: readonly PatternPiece[],
  side: string,
  { height, slope }: { height: number; slope: number },
): void {
  const hanging = pieces.map((piece) => hangingOf(cloth, piece, side, { height, slope }));
  const hem = hanging.flatMap(({ hung, bottom }) => SHARES.map((share) => hung(share, bottom)));
  const start = hanging.flatMap(({ hung, begin }) => SHARES.map((share) => hung(share, begin)));
  const down = unit(difference(middleOf(hem), middleOf(start)));
  const level = dot(middleOf(hem), down);
  const places = hanging.flatMap(({ name, hung, halfWidth, begin, bottom }) => {
    const sewn = cloth.pieces.get(name);
    return (sewn?.points ?? []).flatMap(([x, y], index): (readonly [number, Vector])[] => {
      if (y >= begin) return [];
      const [share, below] = [x / halfWidth(y), (begin - y) / height];
      const short = level - dot(hung(share, bottom), down);
      const vertex = sewn?.vertices[index] ?? 0;
      const place = moved(hung(share, y), down, short * below);
      return [[vertex, mixVectors(vertexAt(cloth, vertex), place, smoothstep(0, 0.35, below))]];
    });
  });
  for (const [vertex, place] of places) cloth.positions.set(place, vertex * 3);
}

/**
 * Returns a function for the straightened position of a point. Its arguments: the horizontal position as a
 * share of half the width, and the height on the piece.
 */
function hangingOf(
  cloth: Cloth,
  piece: PatternPiece,
  side: string,
  { height, slope }: { height: number; slope: number },
) {
  const locate = locator(cloth, piece.name);
  const halfWidth = widthOf(piece, side);
  const bottom = edgeOf(piece, 'hem').from[1];
  const begin = bottom + height;
  const at = (share: number, y: number): Vector => locate([share * halfWidth(y), y]).place;
  const hung = (share: number, y: number): Vector => {
    const from = at(share, begin);
    return moved(from, difference(from, at(share, begin + slope)), (begin - y) / slope);
  };
  return { name: piece.name, hung, halfWidth, begin, bottom };
}

const middleOf = (places: readonly Vector[]): Vector =>
  places.reduce<Vector>((sum, place) => moved(sum, place, 1 / places.length), [0, 0, 0]);

/** Returns a function for half the width of a piece at a height, computed from its side edge. */
function widthOf(piece: PatternPiece, side: string): (y: number) => number {
  const line = edgeOf(piece, side);
  const points = Array.from({ length: SAMPLES + 1 }, (_, step) => curvePoint(line, step / SAMPLES));
  return (y) => {
    const above = points.findIndex((point) => point[1] >= y);
    const [low, high] = [points[Math.max(0, above - 1)], points[above < 0 ? SAMPLES : above]];
    if (!low || !high) return 1;
    const share = high[1] > low[1] ? (y - low[1]) / (high[1] - low[1]) : 0;
    return Math.abs(mix(low[0], high[0], Math.min(1, Math.max(0, share))));
  };
}
