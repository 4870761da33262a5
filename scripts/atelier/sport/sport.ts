import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { denimJacket } from './denim-jacket.ts';
import { hoodie } from './hoodie.ts';
import { parka } from './parka.ts';
import { puffer } from './puffer.ts';
import { sweatshirt } from './sweatshirt.ts';

const garment = (tint: string, front: () => View, share: number, detailY = 340): Garment => ({
  tint,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: detailY, width: 520 } },
});

export const SPORT: Record<string, Garment> = {
  sweatshirt: garment(TINTS.knit, sweatshirt, 0.72),
  hoodie: garment(TINTS.knit, hoodie, 0.76),
  puffer: garment(TINTS.outerwear, puffer(true), 0.75),
  'puffer-vest': garment(TINTS.outerwear, puffer(false), 0.72),
  parka: garment(TINTS.outerwear, parka, 0.82),
  'denim-jacket': garment(TINTS.denim, denimJacket, 0.7),
};
