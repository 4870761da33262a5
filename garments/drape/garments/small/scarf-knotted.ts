import { baked } from '../../body/baked.ts';
import { dressForm } from '../../body/dress-form.ts';
import { unit, type Vector } from '../../cloth/geometry.ts';
import type { Garment } from '../../sewing/garment.ts';
import { gatheredScarf, type Station } from './gathered.ts';

const HALF = 0.14;

const ACROSS: Vector = [1, 0, 0];
const UP: Vector = [0, 1, 0];

/**
 * The path of a scarf that is folded in half and laid around the neck, with both ends pulled through the
 * loop: from one end up behind the loop, around the neck, around the ends, and back around the neck to the
 * other end.
 */
const WAY: readonly Station[] = [
  [[0.08, 0.85, 0.15], unit([1, 0, -0.25]), 0.62],
  [[0.068, 1.0, 0.16], unit([1, 0, -0.1]), 0.52],
  [[0.047, 1.14, 0.178], ACROSS, 0.42],
  [[0.024, 1.26, 0.19], ACROSS, 0.32],
  [[0.002, 1.345, 0.172], ACROSS, 0.27],
  [[-0.032, 1.4, 0.165], unit([0.75, 0.65, 0]), 0.28],
  [[-0.078, 1.435, 0.13], unit([-0.15, 1, 0.2]), 0.31],
  [[-0.116, 1.462, 0.03], unit([-0.35, 1, 0]), 0.38],
  [[-0.098, 1.466, -0.068], unit([-0.25, 1, -0.15]), 0.5],
  [[0, 1.465, -0.122], unit([0, 1, -0.15]), 0.56],
  [[0.098, 1.466, -0.068], unit([0.25, 1, -0.15]), 0.5],
  [[0.116, 1.462, 0.03], unit([0.35, 1, 0]), 0.38],
  [[0.084, 1.432, 0.14], unit([0.35, 1, 0.2]), 0.32],
  [[0.036, 1.398, 0.2], unit([0.35, 1, 0.1]), 0.29],
  [[-0.014, 1.372, 0.222], unit([0.2, 1, 0]), 0.28],
  [[-0.054, 1.36, 0.19], unit([0, 1, 0]), 0.26],
  [[-0.05, 1.36, 0.135], UP, 0.25],
  [[0, 1.37, 0.105], UP, 0.25],
  [[0.06, 1.405, 0.1], unit([0.3, 1, 0]), 0.27],
  [[0.088, 1.46, 0.035], unit([0.25, 1, 0]), 0.3],
  [[0.073, 1.49, -0.045], unit([0.15, 1, 0]), 0.42],
  [[0, 1.495, -0.09], UP, 0.46],
  [[-0.073, 1.49, -0.045], unit([-0.15, 1, 0]), 0.42],
  [[-0.088, 1.46, 0.035], unit([-0.25, 1, 0]), 0.3],
  [[-0.052, 1.405, 0.11], unit([-0.1, 1, 0.2]), 0.28],
  [[-0.018, 1.345, 0.14], unit([0.8, 0.5, 0]), 0.27],
  [[-0.027, 1.26, 0.155], ACROSS, 0.34],
  [[-0.047, 1.14, 0.152], ACROSS, 0.44],
  [[-0.068, 1.02, 0.142], unit([1, 0, 0.15]), 0.54],
  [[-0.08, 0.93, 0.13], unit([1, 0, 0.3]), 0.62],
];

/** A scarf with fringes, knotted around a neck that is not visible. */
export const scarfKnotted = (): Garment =>
  gatheredScarf(WAY, HALF, () => baked(dressForm({ figure: 'women', bust: 0 })));
