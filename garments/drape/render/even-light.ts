import { AREA, blur, HEIGHT, type Plane, WIDTH } from '../../atelier/engine/planes.ts';
import { denoised } from './denoise.ts';

/** Size of the surroundings in which light and normals are compared, in pixels. */
const AROUND = 4;
/** How far the surroundings of a part reach beyond it, in pixels. */
const MARGIN = 16;
/** The larger this is, the less the light follows the relief of the cloth. */
const STIFF = 1e-3;
/** A difference counts as a shadow, not as noise, from this share of the usual noise on. */
const SHADOW = 0.6;
const LEVELS = 32;

type Box = { left: number; top: number; width: number; height: number };

/**
 * Removes the noise of a light map and keeps the relief of the cloth. Within a few pixels of one part, light
 * depends on the normals nearly linearly. So each pixel gets the light that its normal has in the linear fit of
 * its surroundings, plus what the fit does not explain: shadows.
 *
 * Mixing only pixels with similar normals is not enough. On woven cloth the normals of neighbours differ, so
 * the noise stays, and the cloth looks like felt.
 */
export function evenLight(
  light: Float32Array,
  alpha: Float32Array,
  normals: Float32Array,
  parts: Uint8Array,
): Float32Array {
  const fit = new Float32Array(AREA);
  for (const part of new Set(parts)) {
    const box = boxOf(parts, alpha, part);
    if (!box) continue;
    const cut = (of: (at: number) => number): Plane => cropped(box, of);
    const share = cut((at) => (parts[at] === part && (alpha[at] ?? 0) > 0.3 ? (alpha[at] ?? 0) : 0));
    const own = fitted(
      cut((at) => light[at] ?? 0),
      [0, 1, 2].map((axis) => cut((at) => normals[at * 3 + axis] ?? 0)) as [Plane, Plane, Plane],
      share,
      box,
    );
    share.forEach((covered, index) => {
      if (covered > 0) fit[placeOf(box, index)] = own[index] ?? 0;
    });
  }
  const rest = light.map((value, at) => value - (fit[at] ?? 0));
  const shadow = denoised(rest, alpha, normals, { radius: 2, tolerance: 0.05 });
  const noise = usualNoise(fit, rest, shadow);
  const sharp = denoised(light, alpha, normals, { radius: 2, tolerance: 0.01 });
  return light.map((_, at) => {
    if ((alpha[at] ?? 0) <= 0) return 0;
    // A pixel at the edge of a part shows two parts, which the fit of one part does not explain.
    if (isEdge(parts, at)) return sharp[at] ?? 0;
    const left = shadow[at] ?? 0;
    const most = Math.abs(left) - SHADOW * noise(fit[at] ?? 0);
    return Math.max(0, (fit[at] ?? 0) + (most > 0 ? Math.sign(left) * most : 0));
  });
}

const isEdge = (parts: Uint8Array, at: number): boolean =>
  [-1, 1, -WIDTH, WIDTH, -WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1].some(
    (step) => parts[at + step] !== parts[at],
  );

function boxOf(parts: Uint8Array, alpha: Float32Array, part: number): Box | undefined {
  let [left, top, right, bottom] = [WIDTH, HEIGHT, -1, -1];
  for (let at = 0; at < AREA; at += 1) {
    if (parts[at] !== part || (alpha[at] ?? 0) <= 0.3) continue;
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), y];
  }
  if (right < 0) return undefined;
  [left, top] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
  const [width, height] = [right + MARGIN - left, bottom + MARGIN - top];
  return { left, top, width: Math.min(width, WIDTH - left), height: Math.min(height, HEIGHT - top) };
}

const placeOf = ({ left, top, width }: Box, index: number): number =>
  (top + Math.floor(index / width)) * WIDTH + left + (index % width);

const cropped = (box: Box, of: (at: number) => number): Plane =>
  Float32Array.from({ length: box.width * box.height }, (_, index) => of(placeOf(box, index)));

/** For each pixel, the light of its normal in the linear fit of its surroundings. */
function fitted(light: Plane, [x, y, z]: readonly [Plane, Plane, Plane], share: Plane, box: Box): Plane {
  const around = (values: Plane) => blur(values, AROUND, box.width, box.height);
  const whole = around(share).map((value) => Math.max(value, 1e-6));
  const mean = (one: Plane, other?: Plane): Plane =>
    around(one.map((value, at) => value * (other?.[at] ?? 1) * (share[at] ?? 0))).map(
      (value, at) => value / (whole[at] ?? 1),
    );
  const [mx, my, mz, lit] = [mean(x), mean(y), mean(z), mean(light)];
  const together = (one: Plane, other: Plane, meanOne: Plane, meanOther: Plane) =>
    mean(one, other).map((value, at) => value - (meanOne[at] ?? 0) * (meanOther[at] ?? 0));
  const [xx, yy, zz] = [together(x, x, mx, mx), together(y, y, my, my), together(z, z, mz, mz)];
  const [xy, xz, yz] = [together(x, y, mx, my), together(x, z, mx, mz), together(y, z, my, mz)];
  const [lx, ly, lz] = [
    together(x, light, mx, lit),
    together(y, light, my, lit),
    together(z, light, mz, lit),
  ];
  const [toX, toY, toZ, base] = [0, 1, 2, 3].map(() => new Float32Array(share.length)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  for (let at = 0; at < share.length; at += 1) {
    if ((share[at] ?? 0) === 0) continue;
    // The slopes solve three linear equations, by Cramer's rule.
    const [a, d, f] = [(xx[at] ?? 0) + STIFF, (yy[at] ?? 0) + STIFF, (zz[at] ?? 0) + STIFF];
    const [b, c, e] = [xy[at] ?? 0, xz[at] ?? 0, yz[at] ?? 0];
    const [p, q, r] = [lx[at] ?? 0, ly[at] ?? 0, lz[at] ?? 0];
    const [A, B, C] = [d * f - e * e, c * e - b * f, b * e - c * d];
    const [D, E, F] = [a * f - c * c, b * c - a * e, a * d - b * b];
    const determinant = a * A + b * B + c * C;
    toX[at] = (A * p + B * q + C * r) / determinant;
    toY[at] = (B * p + D * q + E * r) / determinant;
    toZ[at] = (C * p + E * q + F * r) / determinant;
    base[at] =
      (lit[at] ?? 0) -
      (toX[at] ?? 0) * (mx[at] ?? 0) -
      (toY[at] ?? 0) * (my[at] ?? 0) -
      (toZ[at] ?? 0) * (mz[at] ?? 0);
  }
  const [sx, sy, sz, start] = [mean(toX), mean(toY), mean(toZ), mean(base)];
  return start.map(
    (value, at) =>
      value + (sx[at] ?? 0) * (x[at] ?? 0) + (sy[at] ?? 0) * (y[at] ?? 0) + (sz[at] ?? 0) * (z[at] ?? 0),
  );
}

/**
 * Returns a function for the usual noise at a brightness: the median of what is left when fit and shadows are
 * taken away.
 */
function usualNoise(fit: Plane, rest: Plane, shadow: Plane): (brightness: number) => number {
  const most = fit.reduce((max, value) => Math.max(max, value), 0) || 1;
  const level = (value: number) => Math.max(0, Math.min(LEVELS - 1, Math.floor((value / most) * LEVELS)));
  const found: number[][] = Array.from({ length: LEVELS }, () => []);
  for (let at = 0; at < AREA; at += 7)
    if ((fit[at] ?? 0) > 0) found[level(fit[at] ?? 0)]?.push(Math.abs((rest[at] ?? 0) - (shadow[at] ?? 0)));
  const medians = found.map((values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0);
  return (brightness) => 1.48 * (medians[level(brightness)] ?? 0);
}
