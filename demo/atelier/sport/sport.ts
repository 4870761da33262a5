import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { denimJacket, denimJacketBack } from './denim-jacket.ts';
import { hoodie, hoodieBack } from './hoodie.ts';
import { parka, parkaBack } from './parka.ts';
import { puffer, pufferBack } from './puffer.ts';
import { sweatshirt, sweatshirtBack } from './sweatshirt.ts';

const garment = (
  tint: string,
  front: () => View,
  back: () => View,
  share: number,
  detailY = 340,
): Garment => ({
  tint,
  metres: 0.001,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: detailY, width: 520 } },
});

export const SPORT: Record<string, Garment> = {
  sweatshirt: garment(TINTS.knit, sweatshirt, sweatshirtBack, 0.72),
  hoodie: garment(TINTS.knit, hoodie, hoodieBack, 0.76),
  puffer: garment(TINTS.outerwear, puffer(true), pufferBack(true), 0.75),
  'puffer-vest': garment(TINTS.outerwear, puffer(false), pufferBack(false), 0.72),
  parka: garment(TINTS.outerwear, parka, parkaBack, 0.82),
  'denim-jacket': garment(TINTS.denim, denimJacket, denimJacketBack, 0.7),
};
