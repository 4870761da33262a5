import { creases, type Fold, hanging, mirroredFolds, radiating } from '../engine/folds.ts';
import { type Line, mirrored, type Point, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { type Random, seeded } from '../engine/random.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, type Bodice, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { cuffs, neckBand } from '../sewing/ribbing.ts';

const CUT: BodiceCut = {
  seed: 311,
  neck: 86,
  shoulder: 190,
  slope: 46,
  armpit: [206, 236],
  waist: 182,
  hem: 216,
  length: 1060,
  hemDrop: 10,
  frontNeck: 78,
  sleeve: { length: 610, angle: 7, cuff: 40, fullness: 2 },
  texture: 'fineRib',
  textureSize: 1.25,
  drape: 0.95,
  round: 0.4,
};

const SIDE = through([244, 236], [262, 320], [272, 420], [250, 560], [238, 700], [242, 860], [240, 1060]);

/** Follows the waist and the hips, which a bodice alone does not. */
function shaped(bodice: Bodice): Line {
  const outline = bodice.body.outline as Line;
  const from = outline.findIndex(([x, y]) => Math.abs(x - 244) < 0.5 && Math.abs(y - 236) < 0.5);
  return [
    ...outline.slice(0, Math.max(from, 0)),
    ...SIDE,
    ...bodice.hemline.map(([x, y]): Point => [450 + (x - 450) * (210 / 216), y]),
    ...mirrored(SIDE),
    ...mirrored(bodice.leftArmhole),
  ];
}

const hipFolds = (random: Random): Fold[] =>
  radiating(random, [270, 430], { towards: 24, spread: 90, length: 190, count: 5, width: 16, height: 4 });

export function knitDress(): View {
  const bodice = cutBodice(CUT);
  const random = seeded(312);
  const neck = neckBand(bodice, 20, { role: 'rib', texture: 'fineRib', thickness: 2.6, rides: true });
  const hips = (): Fold[] => hipFolds(random);
  return {
    wobble: 1.2,
    parts: [
      bodice.inside,
      neck.back,
      ...bodice.sleeves,
      ...cuffs(bodice, 26).map(
        (outline): Part => ({
          outline,
          role: 'rib',
          texture: 'fineRib',
          rides: true,
          clip: true,
          thickness: 2,
        }),
      ),
      {
        ...bodice.body,
        outline: shaped(bodice),
        grooves: armholeSeams(bodice),
        folds: [
          ...hips(),
          ...mirroredFolds(hips()),
          ...creases(random, { x: 280, y: 380, width: 340, height: 90 }, { count: 4, width: 18, height: 3 }),
          ...hanging(random, [270, 630, 620], [250, 650, 1070], {
            count: 5,
            width: 38,
            height: 6,
            start: 200,
          }),
        ],
      },
      neck.front,
    ],
  };
}

export function knitDressBack(): View {
  const random = seeded(313);
  const rib = { role: 'rib', texture: 'fineRib', thickness: 2.6, rides: true } as const;
  return backView(CUT, {
    wobble: 1.2,
    cuff: { depth: 26, part: { ...rib, thickness: 2 } },
    body: (bodice) => ({
      outline: shaped(bodice),
      folds: [
        ...hipFolds(random),
        ...mirroredFolds(hipFolds(random)),
        ...creases(random, { x: 290, y: 360, width: 320, height: 110 }, { count: 5, width: 18, height: 3.6 }),
        ...hanging(random, [270, 630, 640], [250, 650, 1070], { count: 5, width: 38, height: 6, start: 200 }),
      ],
    }),
    over: (bodice) => [neckBand(bodice, 20, rib).front],
  });
}
