import type { Garment, View } from '../engine/part.ts';
import { denimJacket, denimJacketBack } from './denim-jacket.ts';
import { puffer, pufferBack } from './puffer.ts';

const garment = (front: () => View, back: () => View, share: number, detailY = 340): Garment => ({
  metres: 0.001,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: detailY, width: 520 } },
});

export const SPORT: Record<string, Garment> = {
  puffer: garment(puffer(true), pufferBack(true), 0.75),
  'puffer-vest': garment(puffer(false), pufferBack(false), 0.72),
  'denim-jacket': garment(denimJacket, denimJacketBack, 0.7),
};
