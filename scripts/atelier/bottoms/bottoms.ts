import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { denimSkirt } from './denim-skirt.ts';
import { jeansWide } from './jeans-wide.ts';
import { joggers } from './joggers.ts';
import { shorts } from './shorts.ts';
import { skirtPencil } from './skirt-pencil.ts';
import { skirtPleated } from './skirt-pleated.ts';
import { trousersSlim } from './trousers-slim.ts';
import { trousersWide } from './trousers-wide.ts';

const garment = (tint: string, front: () => View, share: number): Garment => ({
  tint,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 250, width: 480 } },
});

export const BOTTOMS: Record<string, Garment> = {
  'trousers-wide': garment(TINTS.tailoring, trousersWide, 0.86),
  'trousers-slim': garment(TINTS.tailoring, trousersSlim, 0.86),
  'jeans-wide': garment(TINTS.denim, jeansWide, 0.86),
  joggers: garment(TINTS.knit, joggers, 0.84),
  shorts: garment(TINTS.tailoring, shorts, 0.62),
  'skirt-pleated': garment(TINTS.tailoring, skirtPleated, 0.82),
  'skirt-pencil': garment(TINTS.tailoring, skirtPencil, 0.78),
  'denim-skirt': garment(TINTS.denim, denimSkirt, 0.62),
};
