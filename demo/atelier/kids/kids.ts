import type { Garment, View } from '../engine/part.ts';
import { overall, overallBack } from './overall.ts';
import { romper, romperBack } from './romper.ts';

const garment = (front: () => View, back: () => View, share: number): Garment => ({
  metres: 0.0007,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: 360, width: 500 } },
});

export const KIDS: Record<string, Garment> = {
  'kids-romper': garment(romper, romperBack, 0.68),
  'kids-overall': garment(overall, overallBack, 0.8),
};
