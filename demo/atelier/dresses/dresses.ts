import type { Garment, View } from '../engine/part.ts';
import { slipDress, slipDressBack } from './slip-dress.ts';

const garment = (front: () => View, back: () => View, share = 0.86, detailY = 300): Garment => ({
  metres: 0.001,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: detailY, width: 480 } },
});

export const DRESSES: Record<string, Garment> = {
  'slip-dress': garment(slipDress, slipDressBack),
};
