import type { Garment, View } from '../engine/part.ts';
import { denimJacket, denimJacketBack } from './denim-jacket.ts';

const garment = (front: () => View, back: () => View, share: number, detailY = 340): Garment => ({
  metres: 0.001,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: detailY, width: 520 } },
});

export const SPORT: Record<string, Garment> = {
  'denim-jacket': garment(denimJacket, denimJacketBack, 0.7),
};
