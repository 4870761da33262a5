import type { Garment, View } from '../engine/part.ts';
import { backpack } from './backpack.ts';
import { cap } from './cap.ts';
import { gloves } from './gloves.ts';
import { scarf } from './scarf.ts';

const garment = (
  front: () => View,
  share: number,
  metres: number,
  detail: { x: number; y: number; width: number },
): Garment => ({
  metres,
  share,
  views: { front },
  details: { detail: { of: 'front', ...detail } },
});

const DETAIL = { x: 450, y: 640, width: 480 };

export const ACCESSORIES: Record<string, Garment> = {
  backpack: garment(backpack, 0.72, 0.0007, DETAIL),
  scarf: garment(scarf, 0.8, 0.001, { x: 450, y: 330, width: 480 }),
  cap: garment(cap, 0.46, 0.0005, { x: 450, y: 620, width: 460 }),
  gloves: garment(gloves, 0.62, 0.0004, { x: 400, y: 760, width: 460 }),
};
