import { type Line, type Point, through } from './geometry.ts';
import type { Random } from './random.ts';
import { FINE, type Window } from './window.ts';

/** A ridge (or, with a negative height, a valley) along a line. Lengths in canvas units. */
export type Fold = {
  line: Line;
  width: number;
  height: number;
  /** `lens` dies away at both ends, `grow` runs out over the edge at its end, `even` keeps its size. */
  form: 'lens' | 'grow' | 'even';
};

const DEGREES = Math.PI / 180;
const between = (random: Random, low: number, high: number) => low + (high - low) * random();

function bent(from: Point, to: Point, bend: number): Line {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const middle: Point = [
    (from[0] + to[0]) / 2 - ((to[1] - from[1]) / length) * bend,
    (from[1] + to[1]) / 2 + ((to[0] - from[0]) / length) * bend,
  ];
  return through(from, middle, to);
}

/** A ridge and the valley below it: what a pull in cloth looks like. */
function pair(
  from: Point,
  to: Point,
  width: number,
  height: number,
  bend: number,
  form: Fold['form'],
): Fold[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const aside: Point = [(-(to[1] - from[1]) / length) * width, ((to[0] - from[0]) / length) * width];
  const shifted = ([x, y]: Point): Point => [x + aside[0] * 1.1, y + aside[1] * 1.1];
  return [
    { line: bent(from, to, bend), width, height, form },
    { line: bent(shifted(from), shifted(to), bend), width: width * 1.2, height: -height * 0.8, form },
  ];
}

/** Flutes that hang from one level to another and widen on the way down. */
export function hanging(
  random: Random,
  top: readonly [left: number, right: number, y: number],
  foot: readonly [left: number, right: number, y: number],
  options: { count: number; width?: number; height?: number; start?: number },
): Fold[] {
  const { count, width = 20, height = 8, start = 80 } = options;
  return Array.from({ length: count }, (_, order): Fold[] => {
    const share = (order + 0.5 + (random() - 0.5) * 0.7) / count;
    const begin = top[2] + random() * start;
    const down = (begin - top[2]) / (foot[2] - top[2]);
    const x1 = top[0] + (top[1] - top[0]) * share;
    const x2 = foot[0] + (foot[1] - foot[0]) * share + (random() - 0.5) * 14;
    const size = width * between(random, 0.7, 1.35);
    return pair(
      [x1 + (x2 - x1) * down, begin],
      [x2, foot[2]],
      size,
      height * between(random, 0.6, 1.1),
      (random() - 0.5) * 22,
      'grow',
    );
  }).flat();
}

/** Folds that spread from a point that holds the cloth: an armpit, a button, a crotch. */
export function radiating(
  random: Random,
  [x, y]: Point,
  options: {
    towards: number;
    spread: number;
    length: number;
    count: number;
    width?: number;
    height?: number;
  },
): Fold[] {
  const { towards, spread, length, count, width = 9, height = 5 } = options;
  return Array.from({ length: count }, (_, order): Fold[] => {
    const angle = (towards + spread * ((order + 0.5) / count - 0.5) + (random() - 0.5) * 8) * DEGREES;
    const reach = length * between(random, 0.5, 1.15);
    const begin = between(random, 6, 24);
    const from: Point = [x + Math.cos(angle) * begin, y + Math.sin(angle) * begin];
    const to: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    const size = width * between(random, 0.7, 1.4);
    return pair(from, to, size, height * between(random, 0.5, 1.1), (random() - 0.5) * reach * 0.25, 'lens');
  }).flat();
}

/** Short folds across a sleeve or a leg where it bends; `tilt` in degrees. */
export function creases(
  random: Random,
  box: { x: number; y: number; width: number; height: number },
  options: { count: number; tilt?: number; width?: number; height?: number },
): Fold[] {
  const { count, tilt = 0, width = 10, height = 5 } = options;
  return Array.from({ length: count }, (_, order): Fold[] => {
    const y = box.y + (box.height * (order + random() * 0.8)) / count;
    const length = box.width * between(random, 0.4, 0.95);
    const x = box.x + (box.width - length) * random();
    const rise = Math.tan((tilt + (random() - 0.5) * 24) * DEGREES) * length;
    const size = width * between(random, 0.7, 1.4);
    return pair(
      [x, y],
      [x + length, y + rise],
      size,
      height * between(random, 0.5, 1.1),
      (random() - 0.5) * 16,
      'lens',
    );
  }).flat();
}

export const foldAlong = (line: Line, width: number, height: number, form: Fold['form'] = 'lens'): Fold => ({
  line,
  width,
  height,
  form,
});

/** The same folds on the other side of the garment. */
export const mirroredFolds = (folds: Fold[]): Fold[] =>
  folds.map((fold) => ({ ...fold, line: fold.line.map(([x, y]): Point => [900 - x, y]) }));

/** Adds a fold to a height field of a window, heights in fine elements. */
export function pressFold(field: Float32Array, window: Window, fold: Fold): void {
  const line = fold.line.filter((_, index) => index % 4 === 0 || index === fold.line.length - 1);
  const points = line.map(([x, y]): Point => [x * FINE - window.left, y * FINE - window.top]);
  const width = fold.width * FINE;
  const reach = width * 2.2;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - reach));
  const right = Math.min(window.width - 1, Math.ceil(Math.max(...xs) + reach));
  const top = Math.max(0, Math.floor(Math.min(...ys) - reach));
  const bottom = Math.min(window.height - 1, Math.ceil(Math.max(...ys) + reach));
  const pieces = points.length - 1;
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      let best = reach * reach;
      let along = 0;
      for (let piece = 0; piece < pieces; piece += 1) {
        const from = points[piece] as Point;
        const to = points[piece + 1] as Point;
        const dx = to[0] - from[0];
        const dy = to[1] - from[1];
        const share = Math.min(
          1,
          Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)),
        );
        const ex = x - from[0] - dx * share;
        const ey = y - from[1] - dy * share;
        const distance = ex * ex + ey * ey;
        if (distance < best) {
          best = distance;
          along = (piece + share) / pieces;
        }
      }
      if (best >= reach * reach) continue;
      const size =
        fold.form === 'lens' ? Math.sin(Math.PI * along) ** 1.4 : fold.form === 'grow' ? along ** 0.75 : 1;
      const slim = width * (fold.form === 'grow' ? 0.45 + 0.55 * along : 1);
      const at = y * window.width + x;
      field[at] = (field[at] ?? 0) + fold.height * FINE * size * Math.exp((-best / (slim * slim)) * 1.6);
    }
}
