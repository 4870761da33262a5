import { baked } from '../../body/baked.ts';
import { dressForm } from '../../body/dress-form.ts';
import { unit, type Vector } from '../../cloth/geometry.ts';
import type { Garment } from '../../sewing/garment.ts';
import { gatheredScarf, type Station } from './gathered.ts';

const HALF = 0.125;

const LEFTWARDS: Vector = [-1, 0, 0];
const RIGHTWARDS: Vector = [1, 0, 0];
const DOWN: Vector = [0, -1, 0];

/** The path of the scarf: from one end up, behind the neck, and down to the other end, which is lower. */
const WAY: readonly Station[] = [
  [[0.098, 0.84, 0.14], unit([1, 0, -0.2]), 0.56],
  [[0.088, 1.0, 0.142], unit([1, 0, -0.15]), 0.48],
  [[0.072, 1.17, 0.142], RIGHTWARDS, 0.42],
  [[0.06, 1.32, 0.125], unit([1, 0.1, -0.3]), 0.36],
  [[0.063, 1.415, 0.082], unit([0.75, -0.1, -0.5]), 0.3],
  [[0.072, 1.482, -0.01], unit([0.1, -0.6, -0.8]), 0.3],
  [[0.057, 1.5, -0.08], unit([0.05, -1, 0]), 0.5],
  [[0, 1.5, -0.105], DOWN, 0.6],
  [[-0.057, 1.5, -0.08], unit([-0.05, -1, 0]), 0.5],
  [[-0.072, 1.482, -0.01], unit([-0.1, -0.6, -0.8]), 0.3],
  [[-0.063, 1.415, 0.082], unit([-0.75, -0.1, -0.5]), 0.3],
  [[-0.056, 1.32, 0.13], unit([-1, 0.1, -0.3]), 0.36],
  [[-0.062, 1.17, 0.15], LEFTWARDS, 0.42],
  [[-0.074, 0.97, 0.15], unit([-1, 0, -0.15]), 0.49],
  [[-0.088, 0.75, 0.148], unit([-1, 0, -0.2]), 0.58],
];

/** A scarf with fringes around a neck that is not visible; both ends are in front. */
export const scarf = (): Garment =>
  gatheredScarf(WAY, HALF, () => baked(dressForm({ figure: 'women', bust: 0 })));
