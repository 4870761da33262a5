import { armholeSeams, type Bodice, cutBodice } from './bodice.ts';
import { both, buttons } from './details.ts';
import { openFront } from './fronts.ts';
import { type Line, mirrored, moved, type Point, path, ribbon, towards } from './geometry.ts';
import type { Garment, Part, View } from './part.ts';
import { TINTS } from './tints.ts';

/** A ribbed band below a line; `depth` is its height. */
export function bandBelow(line: Line, depth: number, narrower = 0): Line {
  const lower = line.map(([x, y]): Point => [x + (450 - x) * narrower, y + depth]);
  return [...line, ...lower.toReversed()];
}

/** A cuff that continues a sleeve. */
export function cuffOf(line: Line, length: number, narrower = 0.1): Line {
  const from = line[0] ?? [0, 0];
  const to = line.at(-1) ?? from;
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const down: Point = [((from[1] - to[1]) / width) * length, ((to[0] - from[0]) / width) * length];
  const middle = towards(from, to, 0.5);
  const end = (point: Point): Point => {
    const near = towards(point, middle, narrower);
    return [near[0] + down[0], near[1] + down[1]];
  };
  return [from, to, end(to), end(from)];
}

const RIB = { role: 'rib', texture: 'rib', textureSize: 0.72, thickness: 3.4, rides: true } as const;

/** The last stretch of a body, up from its hem. */
export function hemBand(bodice: Bodice, depth: number): Line {
  return [...bodice.hemline, ...bodice.hemline.map(([x, y]): Point => [x, y - depth]).reverse()];
}

/** Both cuffs of a pair of sleeves, laid over their ends. */
export function cuffs(bodice: Bodice, length: number): Line[] {
  const [from = [0, 0], to = from] = [bodice.leftCuff[0], bodice.leftCuff.at(-1)];
  const cuff = cuffOf([towards(from, to, -0.3), towards(from, to, 1.3)], -length, 0);
  return [cuff, mirrored(cuff)];
}

/** The neck of a jersey: the band inside the back, to be laid first, and the one in front, to be laid last. */
export function neckBand(
  bodice: Bodice,
  width: number,
  part: Partial<Part> = RIB,
): { back: Part; front: Part } {
  return {
    back: {
      ...part,
      rides: false,
      outline: ribbon(moved(bodice.backNeckline, 0, 5), width),
      lift: -30,
      dim: 0.84,
    },
    front: { ...part, rides: true, outline: ribbon(moved(bodice.frontNeckline, 0, 1), width) },
  };
}

function crew(): View {
  const bodice = cutBodice({
    seed: 21,
    neck: 92,
    shoulder: 205,
    slope: 44,
    armpit: [232, 236],
    hem: 214,
    length: 630,
    hemDrop: 10,
    frontNeck: 88,
    sleeve: { length: 610, angle: 8, cuff: 44, fullness: 5 },
    texture: 'knit',
    textureSize: 0.72,
    drape: 1.05,
  });
  const neck = neckBand(bodice, 25);
  return {
    wobble: 1.2,
    parts: [
      bodice.inside,
      neck.back,
      ...bodice.sleeves,
      ...cuffs(bodice, 62).map((outline): Part => ({ ...RIB, clip: true, outline })),
      { ...bodice.body, grooves: armholeSeams(bodice) },
      { ...RIB, outline: hemBand(bodice, 64) },
      neck.front,
    ],
  };
}

function turtleneck(): View {
  const bodice = cutBodice({
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
  });
  const roll = path(
    'M374 14 C366 -24 368 -62 378 -84 C410 -96 490 -96 522 -84 C532 -62 534 -24 526 14 C500 40 400 40 374 14',
  );
  const fold = path(
    'M372 -14 C364 -40 368 -66 378 -84 C410 -70 490 -70 522 -84 C532 -66 536 -40 528 -14 C500 10 400 10 372 -14',
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

function cardigan(): View {
  const bodice = cutBodice({
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
  });
  const front = openFront(bodice, { overlap: 16 });
  const edge = path('M376 -6 C366 60 400 200 450 306 L450 660');
  const mirrorEdge = mirrored(path('M376 -6 C366 60 400 200 452 306 L452 330'));
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
      {
        ...front.under,
        outline: bodice.hemline.length ? hemBand(bodice, 62) : [],
        role: 'rib',
        texture: 'rib',
        rides: true,
        round: 0,
        folds: [],
        join: undefined,
        height: undefined,
        thickness: 3.4,
        clip: true,
      } as Part,
      { ...RIB, outline: ribbon(edge, 34), warp: 90 },
      ...buttons(places, 9),
    ],
  };
}

function vest(): View {
  const bodice = cutBodice({
    seed: 61,
    neck: 80,
    shoulder: 168,
    slope: 44,
    armpit: [212, 262],
    hem: 208,
    length: 590,
    hemDrop: 10,
    frontNeck: 228,
    texture: 'knit',
    textureSize: 0.8,
    drape: 0.9,
  });
  const v = path('M370 0 C372 70 416 176 443 222 C446 228 448 230 450 230');
  const neckline = [...v, ...mirrored(v)];
  const body: Part = { ...bodice.body, outline: swapNeck(bodice, neckline) };
  const holes = both(bodice.leftArmhole);
  return {
    wobble: 1.2,
    parts: [
      { ...bodice.inside, outline: [...bodice.backNeckline, ...neckline.toReversed()] },
      { ...RIB, rides: false, outline: ribbon(moved(bodice.backNeckline, 0, 5), 24), lift: -30, dim: 0.86 },
      body,
      ...holes.map((line): Part => ({ ...RIB, outline: ribbon(line, 40), clip: true })),
      { ...RIB, outline: hemBand(bodice, 64) },
      { ...RIB, outline: ribbon(neckline, 28) },
    ],
  };
}

/** The body with another neckline, from the left neck point to the right one. */
export const swapNeck = (bodice: Bodice, neckline: Line): Line => [
  ...neckline.toReversed(),
  ...(bodice.body.outline as Line).slice(bodice.frontNeckline.length),
];

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
