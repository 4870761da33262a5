import { mirrored, moved, type Point, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { both } from '../sewing/details.ts';
import { hemStitch, SHIRT } from './shared.ts';

const CUT: BodiceCut = {
  ...SHIRT,
  seed: 57,
  neck: 92,
  shoulder: 134,
  slope: 14,
  backNeck: 4,
  texture: 'fineRib',
  drape: 0.8,
  length: 600,
  hemDrop: 10,
  frontNeck: 150,
  hem: 196,
  waist: 186,
  armpit: [196, 232],
  sleeve: undefined,
};

export function tank(): View {
  const bodice = cutBodice(CUT);
  const band = { role: 'rib', texture: 'jersey', rides: true, thickness: 2 } as const;
  const half = path('M358 0 C366 60 400 92 450 94');
  const back = [...half, ...mirrored(half)];
  return {
    wobble: 1.1,
    parts: [
      { ...bodice.inside, outline: [...back, ...bodice.frontNeckline.toReversed()] },
      {
        ...band,
        rides: false,
        lift: -34,
        dim: 0.85,
        outline: [...back, ...moved(back, 0, 14).toReversed()],
      },
      {
        ...bodice.body,
        grooves: [{ line: hemStitch(bodice, 16), width: 1.4, depth: 0.9 }],
        stitches: [hemStitch(bodice, 16)],
      },
      ...both(bodice.leftArmhole).map(
        (line): Part => ({
          ...band,
          outline: [...line, ...line.map(([x, y]): Point => [x + (x < 450 ? 13 : -13), y]).reverse()],
          clip: true,
        }),
      ),
      {
        ...band,
        outline: [...bodice.frontNeckline, ...moved(bodice.frontNeckline, 0, 14).reverse()],
        clip: true,
      },
    ],
  };
}

export function tankBack(): View {
  const bodice = cutBodice({ ...CUT, seed: 2057, frontNeck: 92 });
  const band = { role: 'rib', texture: 'jersey', rides: true, thickness: 2, clip: true } as const;
  const hem = hemStitch(bodice, 16);
  return {
    wobble: 1.1,
    parts: [
      { ...bodice.body, grooves: [{ line: hem, width: 1.4, depth: 0.9 }], stitches: [hem] },
      ...both(bodice.leftArmhole).map(
        (line): Part => ({
          ...band,
          outline: [...line, ...line.map(([x, y]): Point => [x + (x < 450 ? 13 : -13), y]).reverse()],
        }),
      ),
      { ...band, outline: [...bodice.frontNeckline, ...moved(bodice.frontNeckline, 0, 14).reverse()] },
    ],
  };
}
