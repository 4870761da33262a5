import type { Garment, View } from '../engine/part.ts';
import { boxers } from './boxers.ts';
import { bra } from './bra.ts';
import { briefs } from './briefs.ts';
import { robe, robeBack } from './robe.ts';
import { socks } from './socks.ts';

const garment = (front: () => View, share: number, metres = 0.001): Garment => ({
  metres,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 480, width: 500 } },
});

export const HOMEWEAR: Record<string, Garment> = {
  robe: { ...garment(robe, 0.85), views: { front: robe, back: robeBack } },
  bra: garment(bra, 0.5, 0.0006),
  briefs: garment(briefs, 0.44, 0.0008),
  boxers: garment(boxers, 0.48, 0.0009),
  socks: { ...garment(socks, 0.6, 0.0006) },
};
