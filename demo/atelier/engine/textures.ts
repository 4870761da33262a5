import { noise } from './random.ts';

/** A factor around 0 on the light, at a place on the cloth in canvas units (u across the warp, v along it). */
export type Texture = (u: number, v: number) => number;

const a = noise(11);
const b = noise(23);
const c = noise(37);
const TURN = Math.PI * 2;
const fraction = (value: number) => value - Math.floor(value);

/** One stitch of stocking stitch: two legs of a V that lean on each other. */
function stitches(u: number, v: number, across: number, down: number): number {
  const column = Math.floor(u / across);
  const side = u / across - column - 0.5;
  const within = fraction(v / down + Math.abs(side) * 1.15);
  const ridge = 1 - Math.abs(within - 0.5) * 2;
  const gap = Math.abs(side) > 0.42 ? -0.09 : Math.abs(side) < 0.07 ? -0.05 : 0;
  return 0.24 * (ridge - 0.5) * (1 - Math.abs(side) * 0.35) + 1.4 * gap;
}

export const TEXTURES = {
  smooth: () => 0,
  cotton: (u, v) => 0.012 * Math.sin(u * 2.4) * Math.sin(v * 2.4) + 0.016 * a(u * 0.9, v * 0.5),
  jersey: (u, v) => 0.022 * Math.sin(u * 2.9) + 0.014 * a(u * 0.8, v * 0.8),
  fleece: (u, v) => 0.03 * a(u * 0.9, v * 0.9) + 0.018 * b(u * 0.3, v * 0.3),
  linen: (u, v) => 0.05 * a(u * 1.6, v * 0.16) + 0.045 * b(u * 0.16, v * 1.6) + 0.015 * c(u * 2, v * 2),
  wool: (u, v) =>
    0.05 * a(u * 0.55, v * 0.55) +
    0.035 * b(u * 0.21 + v * 0.12, v * 0.2 - u * 0.1) +
    0.02 * c(u * 1.7, v * 1.7),
  twill: (u, v) => 0.024 * Math.sin((u + v) * 1.7) + 0.024 * a(u * 0.8, v * 0.8),
  denim: (u, v) => 0.04 * Math.sin((u - v) * 1.6) + 0.06 * a(u * 1.3, v * 0.28) + 0.03 * b(u * 0.3, v * 1.2),
  fineKnit: (u, v) => 0.6 * stitches(u, v, 5.2, 4.4) + 0.02 * a(u * 0.7, v * 0.7),
  rib: (u, v) =>
    0.19 * Math.sin((u * TURN) / 11) + 0.35 * stitches(u, v, 5.5, 5) + 0.02 * a(u * 0.6, v * 0.6),
  fineRib: (u, v) => 0.13 * Math.sin((u * TURN) / 6) + 0.02 * a(u * 0.6, v * 0.6),
  satin: (u, v) => 0.006 * a(u * 1.2, v * 0.3),
  nylon: (u, v) => 0.012 * a(u * 0.6, v * 0.6),
  lace: (u, v) =>
    0.08 * Math.sin(u * 0.7 + 1.5 * Math.sin(v * 0.35)) * Math.sin(v * 0.7) + 0.05 * a(u * 0.9, v * 0.9),
  leather: (u, v) =>
    0.03 * Math.abs(a(u * 0.23, v * 0.23) + 0.6 * b(u * 0.5, v * 0.5)) + 0.016 * c(u * 1.2, v * 1.2) - 0.02,
  suede: (u, v) => 0.045 * a(u * 0.35, v * 0.35) + 0.03 * b(u * 1.2, v * 1.2),
  terry: (u, v) => 0.12 * a(u * 0.5, v * 0.5) + 0.06 * c(u * 1.1, v * 1.1),
  canvas: (u, v) => 0.03 * Math.sin(u * 2) * Math.sin(v * 2) + 0.025 * a(u * 1.1, v * 1.1),
} satisfies Record<string, Texture>;

export type TextureName = keyof typeof TEXTURES;
