import { mixVectors, moved, type Vector } from '../cloth/geometry.ts';

const ROUNDS = 14;
/**
 * From this round on, points are no longer pushed off the cloth. The last rounds can then smooth the bends
 * that the pushing has caused.
 */
const CLEARED = 11;

/**
 * Smooths a grid of points. The first row and the first and last columns stay where they are. Inner points
 * move to the mean of their neighbours; points of the last row move along the row. `clear` pushes points off
 * the cloth below.
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
