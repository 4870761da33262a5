import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { dress } from './dress.ts';
import { hoodie } from './hoodie.ts';
import { overall } from './overall.ts';
import { romper } from './romper.ts';
import { tee } from './tee.ts';

const garment = (front: () => View, share: number): Garment => ({
  tint: TINTS.children,
  metres: 0.0007,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 360, width: 500 } },
});

export const KIDS: Record<string, Garment> = {
  'kids-tee': garment(tee, 0.66),
  'kids-hoodie': garment(hoodie, 0.72),
  'kids-romper': garment(romper, 0.68),
  'kids-overall': garment(overall, 0.8),
  'kids-dress': garment(dress, 0.7),
};
