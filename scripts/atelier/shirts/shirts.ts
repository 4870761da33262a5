import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { blouse } from './blouse.ts';
import { longsleeve } from './longsleeve.ts';
import { polo } from './polo.ts';
import { pyjama } from './pyjama.ts';
import { shirt } from './shirt.ts';
import { tank } from './tank.ts';

const garment = (front: () => View, share: number): Garment => ({
  tint: TINTS.shirts,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 340, width: 520 } },
});

export const SHIRTS: Record<string, Garment> = {
  shirt: garment(shirt, 0.76),
  blouse: garment(blouse, 0.74),
  polo: garment(polo, 0.7),
  longsleeve: garment(longsleeve, 0.73),
  tank: garment(tank, 0.68),
  pyjama: garment(pyjama, 0.74),
};
