import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { cardigan } from './cardigan.ts';
import { crew } from './crew.ts';
import { turtleneck } from './turtleneck.ts';
import { vest } from './vest.ts';

const knit = (front: () => View, share = 0.72): Garment => ({
  tint: TINTS.knit,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 330, width: 520 } },
});

export const KNITWEAR: Record<string, Garment> = {
  crew: knit(crew),
  turtleneck: knit(turtleneck, 0.74),
  cardigan: knit(cardigan),
  'knit-vest': knit(vest, 0.66),
};
