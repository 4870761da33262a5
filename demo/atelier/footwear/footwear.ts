import type { Point } from '../engine/geometry.ts';
import type { Garment, Part } from '../engine/part.ts';
import { pumps } from './pumps.ts';
import { pair } from './shared.ts';

const side = (shoe: () => Part[], far: Point, share: number): Garment => ({
  metres: 0.00048,
  share,
  views: { front: () => pair(shoe, far) },
  details: { detail: { of: 'front', x: 560, y: 660, width: 480 } },
});

export const FOOTWEAR: Record<string, Garment> = {
  pumps: side(pumps, [-50, -300], 0.56),
};
