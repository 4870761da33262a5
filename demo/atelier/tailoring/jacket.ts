import { foldAlong } from '../engine/folds.ts';
import { mirrored, through } from '../engine/geometry.ts';
import type { View } from '../engine/part.ts';
import { armholeSeams, cutBodice } from '../sewing/bodice.ts';
import { label } from '../sewing/details.ts';
import { openFront } from '../sewing/fronts.ts';
import { swapNeck } from '../sewing/ribbing.ts';
import { deepV, type JacketCut, lapels } from './shared.ts';

/** A jacket or coat with lapels: lining, sleeves, two fronts, collar, and what is laid on last. */
export function jacket({ cut, overlap, cutaway, lapel, extras, front }: JacketCut): View {
  const bodice = cutBodice(cut);
  const neckline = deepV(cut.neck, lapel.meeting);
  const opened = {
    ...bodice,
    frontNeckline: neckline,
    body: { ...bodice.body, outline: swapNeck(bodice, neckline) },
  };
  const fronts = openFront(opened, { overlap, ...(cutaway && { cutaway }) });
  const dart = foldAlong(through([362, 320], [372, 450], [364, 600]), 10, -2.4);
  return {
    parts: [
      fronts.back,
      {
        ...bodice.inside,
        outline: [...bodice.backNeckline, ...neckline.toReversed()],
        texture: 'satin',
        gloss: { strength: 0.06, sharpness: 6 },
        dim: 0.72,
      },
      label(450, 12, 46, 19),
      ...bodice.sleeves,
      { ...fronts.under, folds: [...(fronts.under.folds ?? []), { ...dart, line: mirrored(dart.line) }] },
      {
        ...fronts.over,
        folds: [...(fronts.over.folds ?? []), dart],
        grooves: [...armholeSeams(bodice).slice(0, 1)],
      },
      ...extras,
      ...lapels(cut.neck, lapel),
      ...front,
    ],
  };
}
