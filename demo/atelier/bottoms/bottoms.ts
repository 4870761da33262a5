import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { denimSkirt, denimSkirtBack } from './denim-skirt.ts';
import { jeansWide, jeansWideBack } from './jeans-wide.ts';
import { joggers, joggersBack } from './joggers.ts';
import { shorts, shortsBack } from './shorts.ts';
import { skirtPencil, skirtPencilBack } from './skirt-pencil.ts';
import { skirtPleated, skirtPleatedBack } from './skirt-pleated.ts';
import { trousersSlim, trousersSlimBack } from './trousers-slim.ts';
import { trousersWide, trousersWideBack } from './trousers-wide.ts';

const garment = (tint: string, front: () => View, back: () => View, share: number): Garment => ({
  tint,
  metres: 0.001,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: 250, width: 480 } },
});

export const BOTTOMS: Record<string, Garment> = {
  'trousers-wide': garment(TINTS.tailoring, trousersWide, trousersWideBack, 0.86),
  'trousers-slim': garment(TINTS.tailoring, trousersSlim, trousersSlimBack, 0.86),
  'jeans-wide': garment(TINTS.denim, jeansWide, jeansWideBack, 0.86),
  joggers: garment(TINTS.knit, joggers, joggersBack, 0.84),
  shorts: garment(TINTS.tailoring, shorts, shortsBack, 0.62),
  'skirt-pleated': garment(TINTS.tailoring, skirtPleated, skirtPleatedBack, 0.82),
  'skirt-pencil': garment(TINTS.tailoring, skirtPencil, skirtPencilBack, 0.78),
  'denim-skirt': garment(TINTS.denim, denimSkirt, denimSkirtBack, 0.62),
};
