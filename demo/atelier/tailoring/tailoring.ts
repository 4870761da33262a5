import type { Garment, View } from '../engine/part.ts';
import { trench, trenchBack } from './trench.ts';

const garment = (front: () => View, back: () => View, share: number): Garment => ({
  metres: 0.001,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: 330, width: 520 } },
});

export const TAILORING: Record<string, Garment> = {
  trench: garment(trench, trenchBack, 0.85),
};
