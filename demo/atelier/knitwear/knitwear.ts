import type { Garment, View } from '../engine/part.ts';
import { TINTS } from '../engine/tints.ts';
import { cardigan, cardiganBack } from './cardigan.ts';
import { crew, crewBack } from './crew.ts';
import { turtleneck, turtleneckBack } from './turtleneck.ts';
import { vest, vestBack } from './vest.ts';

const knit = (front: () => View, back: () => View, share = 0.72): Garment => ({
  tint: TINTS.knit,
  metres: 0.001,
  share,
  views: { front, back },
  details: { detail: { of: 'front', x: 450, y: 330, width: 520 } },
});

export const KNITWEAR: Record<string, Garment> = {
  crew: knit(crew, crewBack),
  turtleneck: knit(turtleneck, turtleneckBack, 0.74),
  cardigan: knit(cardigan, cardiganBack),
  'knit-vest': knit(vest, vestBack, 0.66),
};
