import { mixVectors, moved, type Vector } from '../cloth/geometry.ts';

const ROUNDS = 14;
/** The number of last rounds. They smooth out bends that appeared when points were pushed off the cloth. */
const CLEARED = 11;

/**
 * Smooths a grid of points. Its first row and its ends stay. Inner points move to the mean of their
 * neighbours, points of the last row move along it. All points stay off the cloth below.
 */
export function evened(
  places: readonly Vector[],
  [columns, rows]: readonly [number, number],
  clear: (place: Vector) => Vector,
): Vector[] {
  const width = columns + 1;
  let even = [...places];
  for (let round = 0; round < ROUNDS; round += 1)
    even = even.map((place, index) => {
      const [column, row] = [index % width, Math.floor(index / width)];
      if (row === 0 || column === 0 || column === columns) return place;
      const beside = [index - 1, index + 1, ...(row < rows ? [index - width, index + width] : [])];
      const middle = beside.reduce<Vector>(
        (sum, other) => moved(sum, even[other] ?? place, 1 / beside.length),
        [0, 0, 0],
      );
      const next = mixVectors(place, middle, 0.45);
      return round < CLEARED ? clear(next) : next;
    });
  return even;
}
