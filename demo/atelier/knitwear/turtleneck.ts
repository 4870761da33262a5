import { path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { cuffs, hemBand, RIB } from '../sewing/ribbing.ts';

const CUT: BodiceCut = {
  seed: 34,
  neck: 78,
  shoulder: 198,
  slope: 50,
  armpit: [226, 236],
  hem: 212,
  length: 640,
  hemDrop: 10,
  frontNeck: 40,
  backNeck: 10,
  sleeve: { length: 620, angle: 8, cuff: 42, fullness: 5 },
  texture: 'rib',
  textureSize: 0.66,
  drape: 1,
};

export function turtleneck(): View {
  const bodice = cutBodice(CUT);
  const roll = path(
    'M368 22 C364 -24 368 -62 378 -84 C410 -96 490 -96 522 -84 C532 -62 534 -24 532 22 C504 66 396 66 368 22',
  );
  const fold = path(
    'M371 -10 C364 -40 368 -66 378 -84 C410 -70 490 -70 522 -84 C532 -66 536 -40 529 -10 C502 20 398 20 371 -10',
  );
  return {
    wobble: 1.2,
    parts: [
      ...bodice.sleeves,
      ...cuffs(bodice, 70).map((outline): Part => ({ ...RIB, clip: true, outline })),
      { ...bodice.body, grooves: armholeSeams(bodice) },
      { ...RIB, outline: hemBand(bodice, 60) },
      {
        outline: path('M378 -84 C410 -102 490 -102 522 -84 C500 -66 400 -66 378 -84'),
        role: 'inside',
        texture: 'rib',
        textureSize: 0.66,
        lift: -20,
        dim: 0.7,
      },
      {
        outline: roll,
        role: 'rib',
        texture: 'rib',
        textureSize: 0.72,
        round: 0.5,
        rides: true,
        lift: 2,
        thickness: 4,
        open: true,
      },
      {
        outline: fold,
        role: 'rib',
        texture: 'rib',
        textureSize: 0.72,
        round: 0.5,
        rides: true,
        lift: 5,
        thickness: 7,
      },
    ],
  };
}

export function turtleneckBack(): View {
  const roll = path(
    'M366 26 C362 -24 368 -62 378 -84 C410 -98 490 -98 522 -84 C532 -62 538 -24 534 26 C504 38 396 38 366 26',
  );
  const fold = path(
    'M369 -2 C364 -40 368 -66 378 -84 C410 -98 490 -98 522 -84 C532 -66 536 -40 531 -2 C502 12 398 12 369 -2',
  );
  const rib: Partial<Part> = { role: 'rib', texture: 'rib', textureSize: 0.72, round: 0.5, rides: true };
  return backView(CUT, {
    wobble: 1.2,
    cuff: { depth: 70, part: RIB },
    hem: { depth: 60, part: RIB },
    over: () => [
      { ...rib, outline: roll, lift: 2, thickness: 4, open: true },
      { ...rib, outline: fold, lift: 5, thickness: 7 },
    ],
  });
}
