import type { Garment } from '../../sewing/garment.ts';
import { sewShirt } from './shirt.ts';

/**
 * A girl's school blouse: a round collar, pintucks, sleeves that are gathered into cuffs. Its right front is
 * on top. It is draped in adult size with a child's proportions and then scaled down.
 */
export const kidsBlouse = (): Garment =>
  sewShirt({
    shape: { figure: 'children', bust: 0, straight: [0.178, 0.126] },
    arms: 25,
    torso: {
      neck: 0.07,
      shoulder: 0.188,
      shoulderDrop: 0.046,
      armholeDepth: 0.228,
      chest: 0.246,
      waist: 0.246,
      hem: 0.264,
      length: 0.57,
    },
    neckDepth: 0.074,
    tail: 0.034,
    sleeve: { width: 0.192, hem: 0.16, cap: 0.13, length: 0.415 },
    cuff: 0.046,
    cuffDrawnIn: 0.6,
    collar: {
      standHeight: 0.013,
      endHeight: 0.005,
      leafWidth: 0.064,
      point: [0.016, -0.066, 0.01],
      span: 0.1,
      lean: 0.2,
      lift: 0.0035,
      roll: 0.004,
      round: 0.055,
    },
    placket: 0.02,
    closes: 'right',
    tucks: { asides: [0.036, 0.05, 0.064], bottom: -0.36 },
    buttons: { first: -0.105, apart: 0.098, radius: 0.0078 },
    softness: 0.012,
    thickness: 0.002,
    scale: 0.75,
    evened: 4,
    stiff: 60,
  });
