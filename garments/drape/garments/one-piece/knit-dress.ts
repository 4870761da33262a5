import type { Garment } from '../../sewing/garment.ts';
import { sewSweater } from '../tops/sweaters.ts';

/** A straight knitted dress above the knee, with a turn-down collar and long sleeves. */
export const knitDressShort = (): Garment =>
  sewSweater({
    shape: { figure: 'women', bust: 0.6, straight: [0.162, 0.116], stand: true },
    arms: 16,
    raised: 20,
    torso: {
      neck: 0.08,
      shoulder: 0.19,
      shoulderDrop: 0.045,
      armholeDepth: 0.245,
      chest: 0.258,
      waist: 0.256,
      hem: 0.274,
      length: 0.79,
    },
    neckDepth: 0.06,
    sleeve: { width: 0.172, hem: 0.105, cap: 0.122, length: 0.49 },
    softness: 4e-3,
    hem: 0.95,
    rolled: { height: 0.105, opening: [0.068, 0.074], turned: 0.095 },
    spacing: 0.0098,
    evened: 4,
  });
