import { mirrored, moved, type Point, path, ribbon } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { buttons } from '../sewing/details.ts';
import { openFront } from '../sewing/fronts.ts';
import { cuffs, hemBand, RIB } from '../sewing/ribbing.ts';

const CUT: BodiceCut = {
  seed: 55,
  neck: 76,
  shoulder: 202,
  slope: 46,
  armpit: [232, 240],
  hem: 220,
  length: 650,
  hemDrop: 8,
  frontNeck: 300,
  sleeve: { length: 620, angle: 8, cuff: 45, fullness: 8 },
  texture: 'cable',
  textureSize: 0.8,
  drape: 0.8,
};

export function cardigan(): View {
  const bodice = cutBodice(CUT);
  const front = openFront(bodice, { overlap: 16 });
  const edge = path('M376 -6 C366 60 378 204 450 318 L450 660');
  const mirrorEdge = mirrored(path('M376 -6 C366 60 378 204 452 318 L452 330'));
  const places = [0, 1, 2, 3, 4].map((step): Point => [452, 330 + step * 70]);
  return {
    wobble: 1.2,
    parts: [
      bodice.inside,
      { ...RIB, rides: false, outline: ribbon(moved(bodice.backNeckline, 0, 5), 26), lift: -30, dim: 0.86 },
      ...bodice.sleeves,
      ...cuffs(bodice, 66).map((outline): Part => ({ ...RIB, clip: true, outline })),
      front.under,
      { ...RIB, outline: ribbon(mirrorEdge, 34), texture: 'rib' },
      { ...front.over, grooves: armholeSeams(bodice).slice(0, 1) },
      { ...RIB, outline: hemBand(bodice, 62), clip: true },
      { ...RIB, outline: ribbon(edge, 34), warp: 90 },
      ...buttons(places, 9),
    ],
  };
}

export const cardiganBack = (): View =>
  backView(CUT, {
    wobble: 1.2,
    cuff: { depth: 66, part: RIB },
    hem: { depth: 62, part: RIB },
    over: (bodice) => [{ ...RIB, outline: ribbon(moved(bodice.frontNeckline, 0, -4), 30) }],
  });
