import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { blazer, blazerBack } from './blazer.ts';
import { leatherJacket, leatherJacketBack } from './leather-jacket.ts';
import { trench, trenchBack } from './trench.ts';

const garment = (tint: string, front: () => View, back: () => View, share: number): Garment => ({
  tint,
  metres: 0.001,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: 330, width: 520 } },
});

export const TAILORING: Record<string, Garment> = {
  blazer: garment(TINTS.tailoring, blazer, blazerBack, 0.76),
  trench: garment(TINTS.outerwear, trench, trenchBack, 0.85),
  'leather-jacket': garment(TINTS.outerwear, leatherJacket, leatherJacketBack, 0.72),
};
