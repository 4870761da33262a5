import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { blouse, blouseBack } from './blouse.ts';
import { longsleeve, longsleeveBack } from './longsleeve.ts';
import { polo, poloBack } from './polo.ts';
import { pyjama, pyjamaBack } from './pyjama.ts';
import { shirt, shirtBack } from './shirt.ts';
import { tank, tankBack } from './tank.ts';

const garment = (front: () => View, back: () => View, share: number): Garment => ({
  tint: TINTS.shirts,
  metres: 0.001,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: 340, width: 520 } },
});

export const SHIRTS: Record<string, Garment> = {
  shirt: garment(shirt, shirtBack, 0.76),
  blouse: garment(blouse, blouseBack, 0.74),
  polo: garment(polo, poloBack, 0.7),
  longsleeve: garment(longsleeve, longsleeveBack, 0.73),
  tank: garment(tank, tankBack, 0.68),
  pyjama: garment(pyjama, pyjamaBack, 0.74),
};
