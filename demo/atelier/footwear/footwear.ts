import type { Point } from '../engine/geometry.ts';
import type { Garment, Part } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { balletFlats } from './ballet-flats.ts';
import { chelsea } from './chelsea.ts';
import { kneeBoots } from './knee-boots.ts';
import { lacedBoots } from './laced-boots.ts';
import { loafers } from './loafers.ts';
import { pumps } from './pumps.ts';
import { pair } from './shared.ts';
import { sneakers } from './sneakers.ts';

const side = (shoe: () => Part[], far: Point, share: number): Garment => ({
  tint: TINTS.accessories,
  metres: 0.00048,
  share,
  views: { front: () => pair(shoe, far) },
  details: { detail: { of: 'front', x: 560, y: 660, width: 480 } },
});

export const FOOTWEAR: Record<string, Garment> = {
  chelsea: side(chelsea, [-140, -120], 0.64),
  'laced-boots': side(lacedBoots, [-110, -150], 0.62),
  sneakers: side(sneakers, [-70, -330], 0.58),
  loafers: side(loafers, [-70, -280], 0.54),
  pumps: side(pumps, [-50, -300], 0.56),
  'knee-boots': side(kneeBoots, [-150, -60], 0.8),
  'ballet-flats': { tint: TINTS.accessories, metres: 0.00036, share: 0.62, views: { front: balletFlats } },
};
