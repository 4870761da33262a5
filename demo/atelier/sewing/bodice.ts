import { type Fold, hanging, mirroredFolds, radiating } from '../engine/folds.ts';
import { type Line, mirrored, type Point, path, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { noise, type Random, seeded } from '../engine/random.ts';
import type { TextureName } from '../engine/textures.ts';
import { cutSleeves, sleeveEdges } from './sleeves.ts';

/** Measures of an upper garment in millimetres, halves from the middle, which is x = 450; y = 0 is the neck point. */
export type BodiceCut = {
  seed: number;
  neck: number;
  shoulder: number;
  /** Drop of the shoulder point below the neck point. */
  slope: number;
  armpit: Point;
  waist?: number;
  hem: number;
  length: number;
  /** How far the middle of the hem hangs below its sides. */
  hemDrop?: number;
  frontNeck: number;
  backNeck?: number;
  sleeve?: { length: number; angle: number; cuff: number; fullness?: number };
  texture: TextureName;
  textureSize?: number;
  round?: number;
  /** How deep folds are: 1 for jersey. */
  drape?: number;
  gloss?: Part['gloss'];
};

export type Bodice = {
  body: Part;
  sleeves: Part[];
  /** The inner back that shows in the neck. */
  inside: Part;
  /** From the left neck point over the middle to the right one. */
  frontNeckline: Line;
  backNeckline: Line;
  hemline: Line;
  leftArmhole: Line;
  /** Across the end of the left sleeve, from its outer to its inner edge. */
  leftCuff: Line;
  random: Random;
};

/** Cuts a bodice: the pieces of an upper garment on an invisible body, seen from the front. */
export function cutBodice(cut: BodiceCut): Bodice {
  const random = seeded(cut.seed);
  const { neck, shoulder, slope, armpit, hem, length, sleeve } = cut;
  const waist = cut.waist ?? (armpit[0] + hem) / 2;
  const drape = cut.drape ?? 1;
  const hemDrop = cut.hemDrop ?? 14;
  const backNeck = cut.backNeck ?? 20;
  const armpitPoint: Point = [450 - armpit[0], armpit[1]];
  const shoulderPoint: Point = [450 - shoulder, slope];

  const frontHalf = path(
    `M${450 - neck} 0 C${450 - neck} ${cut.frontNeck * 0.62} ${450 - neck * 0.62} ${cut.frontNeck} 450 ${cut.frontNeck}`,
  );
  const frontNeckline = [...frontHalf, ...mirrored(frontHalf)];
  const backHalf = path(
    `M${450 - neck} 0 C${450 - neck} ${-backNeck * 0.75} ${450 - neck * 0.62} ${-backNeck} 450 ${-backNeck}`,
  );
  const backNeckline = [...backHalf, ...mirrored(backHalf)];
  const leftArmhole = path(
    `M${shoulderPoint[0]} ${shoulderPoint[1]} C${shoulderPoint[0] + 16} ${slope + 70} ${armpitPoint[0] + 40} ${armpit[1] - 60} ${armpitPoint[0]} ${armpit[1]}`,
  );
  const side = through(armpitPoint, [450 - waist, (armpit[1] + length) / 2], [450 - hem, length]);
  const hemHalf = path(
    `M${450 - hem} ${length} C${450 - hem * 0.6} ${length + hemDrop} ${450 - hem * 0.3} ${length + hemDrop} 450 ${length + hemDrop}`,
  );
  const hemline = [...hemHalf, ...mirrored(hemHalf)];
  const leftSide = [...[...leftArmhole, ...side.slice(1)]];
  const bodyOutline: Line = [...frontNeckline.toReversed(), ...leftSide, ...hemline, ...mirrored(leftSide)];

  const slow = noise(cut.seed * 7 + 1);
  const body: Part = {
    outline: bodyOutline,
    texture: cut.texture,
    ...(cut.textureSize && { textureSize: cut.textureSize }),
    ...(cut.gloss && { gloss: cut.gloss }),
    round: cut.round ?? 0.36,
    open: true,
    thickness: 1.6,
    folds: bodyFolds(random, cut, drape),
    height: ({ x, y }) => drape * (3.4 * slow(x / 105, y / 190) + 1.3 * slow(x / 44 + 7, y / 80)),
  };
  const inside: Part = {
    outline: [...backNeckline, ...frontNeckline.toReversed()],
    role: 'inside',
    texture: cut.texture,
    ...(cut.textureSize && { textureSize: cut.textureSize }),
    lift: -46,
    dim: 0.8,
    height: ({ x, y }) => -18 * (1 - ((x - 450) / (neck + 10)) ** 2) + y * 0.05,
  };

  const sleeves = sleeve ? cutSleeves(cut, sleeve, leftArmhole, random, drape, body) : [];
  const edges = sleeve ? sleeveEdges(cut, sleeve) : undefined;
  return {
    body,
    sleeves,
    inside,
    frontNeckline,
    backNeckline,
    hemline,
    leftArmhole,
    leftCuff: edges ? through(edges.outer, edges.inner) : leftArmhole,
    random,
  };
}

/** Stiff thin cloth breaks into more and narrower folds than a thick soft one. */
const crispness = (texture: TextureName) =>
  ['cotton', 'linen', 'denim', 'canvas', 'leather', 'satin'].includes(texture) ? 0.72 : 1;

function bodyFolds(random: Random, cut: BodiceCut, drape: number): Fold[] {
  const { armpit, hem, length } = cut;
  const from = armpit[1] + 10;
  const crisp = crispness(cut.texture);
  const count = crisp < 1 ? 7 : 5;
  const reach = Math.min(300, length * 0.42);
  const left = radiating(random, [450 - armpit[0] + 12, from], {
    towards: 52,
    spread: 64,
    length: reach,
    count,
    width: 15 * crisp,
    height: 5 * drape * crisp,
  });
  const right = mirroredFolds(
    radiating(random, [450 - armpit[0] + 12, from], {
      towards: 52,
      spread: 64,
      length: reach,
      count,
      width: 15 * crisp,
      height: 5 * drape * crisp,
    }),
  );
  const flutes = hanging(
    random,
    [450 - armpit[0] * 0.7, 450 + armpit[0] * 0.7, from + 60],
    [450 - hem * 0.9, 450 + hem * 0.9, length + 10],
    {
      count: 5,
      width: 34,
      height: 7 * drape,
      start: 160,
    },
  );
  return [...left, ...right, ...flutes];
}

/** The seam where a sleeve is set in, both sides. */
export const armholeSeams = (bodice: Bodice) =>
  [bodice.leftArmhole, mirrored(bodice.leftArmhole)].map((line) => ({ line, width: 2, depth: 1.6 }));
