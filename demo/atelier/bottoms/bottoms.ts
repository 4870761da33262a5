import type { Garment, View } from '../engine/part.ts';
import { denimSkirt, denimSkirtBack } from './denim-skirt.ts';

const garment = (front: () => View, back: () => View, share: number): Garment => ({
  metres: 0.001,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: 250, width: 480 } },
});

export const BOTTOMS: Record<string, Garment> = {
  'denim-skirt': garment(denimSkirt, denimSkirtBack, 0.62),
};
