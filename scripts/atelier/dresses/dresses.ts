import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { knitDress } from './knit-dress.ts';
import { midiDress } from './midi-dress.ts';
import { shirtDress } from './shirt-dress.ts';
import { slipDress } from './slip-dress.ts';

const garment = (front: () => View, share = 0.86, detailY = 300): Garment => ({
  tint: TINTS.dresses,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: detailY, width: 480 } },
});

export const DRESSES: Record<string, Garment> = {
  'slip-dress': garment(slipDress),
  'knit-dress': garment(knitDress),
  'shirt-dress': garment(shirtDress),
  'midi-dress': garment(midiDress),
};
