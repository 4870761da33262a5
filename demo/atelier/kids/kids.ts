import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { dress, dressBack } from './dress.ts';
import { hoodie, hoodieBack } from './hoodie.ts';
import { overall, overallBack } from './overall.ts';
import { romper, romperBack } from './romper.ts';
import { tee, teeBack } from './tee.ts';

const garment = (front: () => View, back: () => View, share: number): Garment => ({
  tint: TINTS.children,
  metres: 0.0007,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: 360, width: 500 } },
});

export const KIDS: Record<string, Garment> = {
  'kids-tee': garment(tee, teeBack, 0.66),
  'kids-hoodie': garment(hoodie, hoodieBack, 0.72),
  'kids-romper': garment(romper, romperBack, 0.68),
  'kids-overall': garment(overall, overallBack, 0.8),
  'kids-dress': garment(dress, dressBack, 0.7),
};
