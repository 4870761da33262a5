import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { blazer } from './blazer.ts';
import { leatherJacket } from './leather-jacket.ts';
import { trench } from './trench.ts';

const garment = (tint: string, front: () => View, share: number): Garment => ({
  tint,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 330, width: 520 } },
});

export const TAILORING: Record<string, Garment> = {
  blazer: garment(TINTS.tailoring, blazer, 0.76),
  trench: garment(TINTS.outerwear, trench, 0.85),
  'leather-jacket': garment(TINTS.outerwear, leatherJacket, 0.72),
};
