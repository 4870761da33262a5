import { path } from '../engine/geometry.ts';
import type { View } from '../engine/part.ts';
import { backView, collarBack, spine } from '../sewing/backs.ts';
import type { BodiceCut } from '../sewing/bodice.ts';
import { hemBand } from '../sewing/ribbing.ts';
import { jacket } from './jacket.ts';
import { metalZip } from './shared.ts';

const CUT: BodiceCut = {
  seed: 91,
  neck: 74,
  shoulder: 206,
  slope: 48,
  armpit: [226, 244],
  waist: 204,
  hem: 210,
  length: 560,
  hemDrop: 4,
  frontNeck: 250,
  sleeve: { length: 620, angle: 8, cuff: 50, fullness: 8 },
  texture: 'leather',
  drape: 1.5,
  round: 0.42,
  gloss: { strength: 0.26, sharpness: 20 },
};

const HIDE = { texture: 'leather', gloss: { strength: 0.26, sharpness: 20 } } as const;

export function leatherJacket(): View {
  const pocketZip = path('M330 440 L396 360');
  const view = jacket({
    cut: CUT,
    overlap: 60,
    lapel: {
      meeting: 236,
      tip: [276, 156],
      gorge: [388, 106],
      collarTip: [306, 92],
      texture: 'leather',
      stitched: true,
    },
    extras: [],
    front: [
      ...[path('M510 250 L512 560')].flatMap((line) => metalZip(line, [512, 250])),
      ...metalZip(pocketZip, [330, 436]),
      ...metalZip(path('M570 448 L634 384'), [570, 446]),
      {
        outline: path('M236 512 C330 526 570 526 664 512 L664 566 C570 572 330 572 236 566'),
        ...HIDE,
        rides: true,
        clip: true,
        lift: 1.5,
        thickness: 3,
      },
    ],
  });
  return {
    ...view,
    parts: view.parts.map((part) => (part.texture === 'leather' ? { ...part, gloss: HIDE.gloss } : part)),
  };
}

export function leatherJacketBack(): View {
  const cross = path('M226 150 C330 166 570 166 674 150');
  return backView(CUT, {
    seams: [cross, spine(158, 512)],
    stitches: [],
    over: (bodice) => [
      {
        outline: hemBand(bodice, 54),
        ...HIDE,
        rides: true,
        clip: true,
        lift: 1.5,
        thickness: 3,
      },
      collarBack(106, 34, 40, { ...HIDE, thickness: 4.5 }),
    ],
  });
}
