import { noise } from './random.ts';

/** Places are in canvas units: 900 across, 1200 down. */
export type Point = readonly [x: number, y: number];
export type Line = Point[];

const CURVE_STEPS = 20;

/** Turns the path language of SVG (absolute M, L, C, Q, Z) into lines of points. */
export function path(text: string): Line {
  const tokens = text.match(/[MLCQZ]|-?\d+(?:\.\d+)?/g) ?? [];
  const line: Line = [];
  let command = 'M';
  let at = 0;
  const next = (): Point => [Number(tokens[at++]), Number(tokens[at++])];
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    if (/[MLCQZ]/.test(token)) {
      command = token;
      at += 1;
      if (command === 'Z') continue;
    }
    const from = line.at(-1) ?? [0, 0];
    if (command === 'C') line.push(...cubic(from, next(), next(), next()));
    else if (command === 'Q') {
      const bend = next();
      const to = next();
      line.push(...cubic(from, towards(from, bend, 2 / 3), towards(to, bend, 2 / 3), to));
    } else line.push(next());
  }
  return line;
}

export const towards = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

function cubic(from: Point, a: Point, b: Point, to: Point): Line {
  const line: Line = [];
  for (let step = 1; step <= CURVE_STEPS; step += 1) {
    const t = step / CURVE_STEPS;
    const s = 1 - t;
    const along = (which: 0 | 1) =>
      s * s * s * from[which] + 3 * s * s * t * a[which] + 3 * s * t * t * b[which] + t * t * t * to[which];
    line.push([along(0), along(1)]);
  }
  return line;
}

/** A smooth curve through all the points. */
export function through(...points: Point[]): Line {
  const line: Line = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const from = points[index] ?? [0, 0];
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const a: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const b: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    if (index === 0) line.push(from);
    line.push(...cubic(from, a, b, to));
  }
  return line;
}

/** The other side of the garment: the axis is the middle of the canvas. */
export const mirrored = (line: Line): Line => line.map(([x, y]): Point => [900 - x, y]).reverse();

/** A closed outline from its left half, which runs from the top middle to the bottom middle. */
export const symmetric = (leftHalf: Line): Line => [...leftHalf, ...mirrored(leftHalf)];

export const moved = (line: Line, x: number, y: number): Line => line.map((p): Point => [p[0] + x, p[1] + y]);

export function turned(line: Line, degrees: number, [x, y]: Point): Line {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return line.map(
    (p): Point => [x + (p[0] - x) * cos - (p[1] - y) * sin, y + (p[0] - x) * sin + (p[1] - y) * cos],
  );
}

export function ring(x: number, y: number, across: number, down = across, turn = 0): Line {
  const steps = Math.max(20, Math.round(Math.max(across, down)));
  const line = Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * Math.PI * 2;
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down];
  });
  return turn === 0 ? line : turned(line, turn, [x, y]);
}

/** A band along a line, of one width or of a width that changes from start to end. */
export function ribbon(line: Line, width: number, widthAtEnd = width): Line {
  const left: Line = [];
  const right: Line = [];
  line.forEach((point, index) => {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (width + (widthAtEnd - width) * (index / Math.max(1, line.length - 1))) / 2;
    const nx = (-(after[1] - before[1]) / length) * half;
    const ny = ((after[0] - before[0]) / length) * half;
    left.push([point[0] + nx, point[1] + ny]);
    right.push([point[0] - nx, point[1] - ny]);
  });
  return [...left, ...right.reverse()];
}

/** Points about every `step` units along a line, its corners kept. */
export function resampled(line: Line, step = 5): Line {
  return line.flatMap((point, index): Line => {
    const next = line[index + 1];
    if (!next) return [point];
    const pieces = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / step));
    return Array.from({ length: pieces }, (_, piece) => towards(point, next, piece / pieces));
  });
}

const slowX = noise(901);
const slowY = noise(902);
const quickX = noise(903);
const quickY = noise(904);

/** Nothing made of cloth is ruled: moves points by a slow field, the same for all lines, so that seams still meet. */
export function wobbled(line: Line, amount: number): Line {
  if (amount === 0) return line;
  return resampled(line).map(
    ([x, y]): Point => [
      x + amount * (3.4 * slowX(x / 120, y / 120) + 0.7 * quickX(x / 24, y / 24)),
      y + amount * (2.8 * slowY(x / 120, y / 120) + 0.7 * quickY(x / 24, y / 24)),
    ],
  );
}

export function boundsOf(lines: Line[]) {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const line of lines)
    for (const [x, y] of line) {
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
  return bounds;
}
