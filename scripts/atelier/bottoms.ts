import { both, buttons, label, patch, studs } from './details.ts';
import { creases, type Fold, foldAlong, hanging, mirroredFolds, radiating } from './folds.ts';
import { type Line, mirrored, moved, type Point, path, ribbon, symmetric, through } from './geometry.ts';
import type { Garment, Part, View } from './part.ts';
import { noise, seeded } from './random.ts';
import type { TextureName } from './textures.ts';
import { TINTS } from './tints.ts';

/** Measures in millimetres, halves from the middle; y = 0 is the top of the waist. */
type TrouserCut = {
  seed: number;
  waist: number;
  hip: number;
  rise: number;
  /** Width of one leg at its foot, half the gap between the feet, and how far the knee is taken in. */
  foot: number;
  gap: number;
  knee: number;
  length: number;
  band: number;
  texture: TextureName;
  drape: number;
  crease?: boolean;
  gathered?: boolean;
};

type Trousers = { legs: Part[]; band: Part; inside: Part; leg: Line; hem: Line };

/** Cuts trousers: two legs that are one body above the crotch, the waistband and the inner back. */
function cutTrousers(cut: TrouserCut): Trousers {
  const { waist, hip, rise, knee, foot, gap, length, band, texture, drape } = cut;
  const random = seeded(cut.seed);
  const kneeY = rise + (length - rise) * 0.42;
  const footIn = 450 - gap;
  const footOut = footIn - foot;
  const down = (kneeY - rise * 0.8) / (length - rise * 0.8);
  const kneeOut = 450 - hip + (footOut - 450 + hip) * down + knee;
  const kneeIn = 450 + (footIn - 450) * down - knee * 0.4;
  const outer = through(
    [450 - waist, 0],
    [450 - waist - (hip - waist) * 0.6, rise * 0.34],
    [450 - hip, rise * 0.86],
    [kneeOut, kneeY],
    [footOut + (kneeOut - footOut) * 0.3, length - (length - kneeY) * 0.3],
    [footOut, length],
  );
  const hem = through([footOut, length], [(footOut + footIn) / 2, length + 9], [footIn, length - 2]);
  const inner = through([footIn, length - 2], [kneeIn, kneeY], [449, rise + 40], [454, rise - 6]);
  const leg: Line = [...outer, ...hem.slice(1), ...inner.slice(1), [454, 6]];
  const slow = noise(cut.seed + 40);
  const folds = (): Fold[] => [
    ...radiating(random, [446, rise + 6], {
      towards: 196,
      spread: 70,
      length: 150,
      count: 5,
      width: 11,
      height: 4.6 * drape,
    }),
    ...radiating(random, [446, rise + 40], {
      towards: 112,
      spread: 40,
      length: 240,
      count: 3,
      width: 13,
      height: 4 * drape,
    }),
    ...creases(
      random,
      { x: kneeOut, y: kneeY - 70, width: kneeIn - kneeOut, height: 130 },
      { count: 5, tilt: 4, width: 12, height: 2.6 * drape },
    ),
    ...creases(
      random,
      { x: footOut, y: length - 130, width: foot, height: 110 },
      { count: cut.gathered ? 7 : 4, tilt: 8, width: 11, height: (cut.gathered ? 6 : 3.4) * drape },
    ),
    ...hanging(
      random,
      [450 - hip * 0.86, 446, rise * 0.5],
      [footOut + foot * 0.1, footIn - foot * 0.1, length + 6],
      { count: 2, width: 22, height: 4.4 * drape, start: 240 },
    ),
  ];
  const pressed = (): Fold[] =>
    cut.crease
      ? [
          foldAlong(
            through(
              [450 - waist * 0.52, band + 20],
              [(kneeOut + kneeIn) / 2 + 2, kneeY],
              [(footOut + footIn) / 2 + 2, length + 8],
            ),
            7,
            5,
            'even',
          ),
          foldAlong(
            through(
              [450 - waist * 0.52 - 22, band],
              [450 - waist * 0.52 - 26, band + 60],
              [450 - waist * 0.54 - 26, band + 140],
            ),
            9,
            -5,
          ),
        ]
      : [];
  const shared = { from: rise - 90, to: rise + 130 };
  const make = (right: boolean): Part => {
    const list = [...folds(), ...pressed()];
    return {
      outline: right ? mirrored(leg) : leg,
      texture,
      round: 0.42,
      open: true,
      thickness: 1.6,
      lift: right ? 2 : 0,
      warp: right ? 88 : 92,
      join: { outlines: [right ? leg : mirrored(leg)], ...shared },
      folds: right ? mirroredFolds(list) : list,
      height: ({ x, y }) =>
        drape * (2.6 * slow(x / 70 + (right ? 9 : 0), y / 150) + slow(x / 30, y / 60 + 5)),
    };
  };
  const top = path(`M${450 - waist} 0 C${450 - waist * 0.6} 12 ${450 - waist * 0.3} 15 450 15`);
  const lower = path(
    `M${450 - waist - (hip - waist) * (band / rise) * 0.9} ${band} C${450 - waist * 0.6} ${band + 12} ${450 - waist * 0.3} ${band + 15} 450 ${band + 15}`,
  );
  const back = path(`M${450 - waist} 0 C${450 - waist * 0.7} -12 ${450 - waist * 0.4} -16 450 -16`);
  const front = [...top, ...mirrored(top)];
  return {
    legs: [make(false), make(true)],
    leg,
    hem,
    band: {
      outline: [...front, ...[...lower, ...mirrored(lower)].toReversed()],
      texture,
      rides: true,
      thickness: 3,
      lift: 0.5,
    },
    inside: {
      outline: [...back, ...mirrored(back), ...front.toReversed()],
      role: 'inside',
      texture,
      lift: -40,
      dim: 0.76,
    },
  };
}

const loop = (x: number, y: number, height: number, texture: TextureName): Part => ({
  outline: path(`M${x - 6} ${y} L${x + 6} ${y} L${x + 6} ${y + height} L${x - 6} ${y + height}`),
  texture,
  rides: true,
  lift: 2,
  thickness: 2.4,
});

const fly = (band: number, rise: number): Line =>
  path(`M478 ${band + 14} C482 ${rise * 0.6} 478 ${rise * 0.8} 455 ${rise * 0.88}`);
const centre = (band: number, rise: number): Line => [
  [450, band + 12],
  [452, rise],
];

function trousersWide(): View {
  const cut: TrouserCut = {
    seed: 201,
    waist: 172,
    hip: 230,
    rise: 300,
    knee: 6,
    foot: 232,
    gap: 12,
    length: 1060,
    band: 44,
    texture: 'twill',
    drape: 1.1,
    crease: true,
  };
  const { legs, band, inside } = cutTrousers(cut);
  const pocket = path('M304 50 C296 110 282 170 268 220');
  return {
    parts: [
      inside,
      label(450, -10, 40, 14),
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            { line: side === 0 ? pocket : mirrored(pocket), width: 2, depth: 2 },
            ...(side === 1
              ? [
                  { line: centre(44, 300), width: 1.6, depth: 1.6 },
                  { line: fly(44, 300), width: 1.4, depth: 0.9 },
                ]
              : []),
          ],
        }),
      ),
      band,
      ...[
        [330, 6],
        [570, 6],
        [396, 12],
        [504, 12],
      ].map(([x = 0, y = 0]) => loop(x, y, 44, 'twill')),
    ],
  };
}

function trousersSlim(): View {
  const cut: TrouserCut = {
    seed: 211,
    waist: 176,
    hip: 208,
    rise: 270,
    knee: 6,
    foot: 122,
    gap: 32,
    length: 990,
    band: 42,
    texture: 'twill',
    drape: 0.95,
    crease: true,
  };
  const { legs, band, inside } = cutTrousers(cut);
  const pocket = path('M306 46 C298 96 280 140 262 170');
  return {
    parts: [
      inside,
      label(450, -10, 40, 14),
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            { line: side === 0 ? pocket : mirrored(pocket), width: 2, depth: 2 },
            ...(side === 1
              ? [
                  { line: centre(42, 270), width: 1.6, depth: 1.6 },
                  { line: fly(42, 270), width: 1.4, depth: 0.9 },
                ]
              : []),
          ],
        }),
      ),
      band,
      ...[
        [326, 5],
        [574, 5],
      ].map(([x = 0, y = 0]) => loop(x, y, 44, 'twill')),
      ...buttons([[456, 36]], 9),
    ],
  };
}

function jeansWide(): View {
  const cut: TrouserCut = {
    seed: 221,
    waist: 176,
    hip: 224,
    rise: 284,
    knee: 12,
    foot: 216,
    gap: 14,
    length: 1050,
    band: 44,
    texture: 'denim',
    drape: 1.3,
  };
  const { legs, band, inside, hem } = cutTrousers(cut);
  const pocket = path('M296 62 C306 116 344 140 404 134 L408 58');
  const coin = path('M330 96 L332 128');
  const turnUp = moved(hem, 0, -26);
  const lines = (right: boolean, ...list: Line[]) => list.map((line) => (right ? mirrored(line) : line));
  return {
    parts: [
      inside,
      label(450, -10, 44, 15),
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            ...lines(side === 1, pocket).map((line) => ({ line, width: 2, depth: 2 })),
            ...(side === 1 ? [{ line: centre(44, 284), width: 1.6, depth: 1.8 }] : []),
          ],
          stitches: [
            ...lines(
              side === 1,
              moved(pocket, 0, 5),
              moved(pocket, 0, 12),
              turnUp,
              ...(side === 0 ? [] : [coin]),
            ),
            ...(side === 1 ? [fly(44, 284), moved(fly(44, 284), -8, 0)] : []),
          ],
        }),
      ),
      { ...band, stitches: [path('M276 12 C380 26 520 26 624 12'), path('M268 44 C380 60 520 60 632 44')] },
      ...[
        [330, 6],
        [570, 6],
        [392, 11],
        [508, 11],
      ].map(([x = 0, y = 0]) => ({
        ...loop(x, y, 50, 'denim'),
        stitches: [
          [
            [x - 3, y + 3],
            [x - 3, y + 46],
          ],
          [
            [x + 3, y + 3],
            [x + 3, y + 46],
          ],
        ] as Line[],
      })),
      ...buttons([[454, 36]], 10, 'metal').slice(0, 1),
      studs(
        [
          [298, 66],
          [404, 132],
          [602, 66],
          [496, 132],
        ],
        4.4,
      ),
    ],
  };
}

function joggers(): View {
  const cut: TrouserCut = {
    seed: 231,
    waist: 186,
    hip: 226,
    rise: 290,
    knee: -14,
    foot: 118,
    gap: 42,
    length: 960,
    band: 50,
    texture: 'fleece',
    drape: 1.25,
    gathered: true,
  };
  const { legs, band, inside, hem } = cutTrousers(cut);
  const gathers = ({ x }: { x: number }) => 1.5 * Math.sin(x / 3.6) + Math.sin(x / 2.1);
  const cuff: Line = [...hem, ...moved(hem, 0, -56).reverse()].map(
    ([x, y]): Point => [x + (x < 349 ? -14 : 14), y],
  );
  const pocket = path('M296 60 C286 120 268 180 252 220');
  return {
    parts: [
      inside,
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            { line: side === 0 ? pocket : mirrored(pocket), width: 2.4, depth: 2.4 },
            ...(side === 1 ? [{ line: centre(50, 290), width: 1.6, depth: 1.6 }] : []),
          ],
        }),
      ),
      ...both(cuff).map(
        (outline): Part => ({
          outline,
          role: 'rib',
          texture: 'rib',
          textureSize: 0.6,
          rides: true,
          clip: true,
          thickness: 3.4,
        }),
      ),
      { ...band, height: gathers, texture: 'fleece', role: 'base', thickness: 3.4 },
      ...both(through([436, 40], [426, 110], [432, 190], [426, 236])).map(
        (line): Part => ({
          outline: ribbon(line, 7),
          role: 'thread',
          texture: 'canvas',
          rides: true,
          lift: 1,
          thickness: 2,
          round: 0.6,
        }),
      ),
      studs(
        [
          [436, 38],
          [464, 38],
        ],
        5,
      ),
    ],
  };
}

function shorts(): View {
  const cut: TrouserCut = {
    seed: 241,
    waist: 178,
    hip: 228,
    rise: 290,
    knee: 0,
    foot: 236,
    gap: 9,
    length: 480,
    band: 44,
    texture: 'linen',
    drape: 1.1,
    crease: true,
  };
  const { legs, band, inside, hem } = cutTrousers(cut);
  const pocket = path('M300 50 C292 110 276 160 258 196');
  const turn = moved(hem, 0, -34);
  return {
    parts: [
      inside,
      label(450, -10, 40, 14),
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            { line: side === 0 ? pocket : mirrored(pocket), width: 2, depth: 2 },
            { line: side === 0 ? turn : mirrored(turn), width: 1.8, depth: 1.4 },
            ...(side === 1
              ? [
                  { line: centre(44, 290), width: 1.6, depth: 1.6 },
                  { line: fly(44, 290), width: 1.4, depth: 0.9 },
                ]
              : []),
          ],
        }),
      ),
      band,
      ...[
        [330, 6],
        [570, 6],
        [396, 12],
        [504, 12],
      ].map(([x = 0, y = 0]) => loop(x, y, 46, 'linen')),
      ...buttons([[456, 38]], 9.5),
    ],
  };
}

/** A skirt's outline: waist, hip and hem as halves, with a hem that waves with its flutes. */
function skirtOutline(
  waist: number,
  hip: number,
  hipY: number,
  hem: number,
  length: number,
  wave?: (x: number) => number,
): Line {
  const side = through(
    [450 - waist, 0],
    [450 - waist - (hip - waist) * 0.66, hipY * 0.45],
    [450 - hip, hipY],
    [450 - (hip + hem) / 2, (hipY + length) / 2],
    [450 - hem, length],
  );
  const hemHalf: Line = Array.from({ length: 60 }, (_, step): Point => {
    const x = 450 - hem + (hem * (step + 1)) / 60;
    return [x, length + 16 * Math.sin((Math.PI / 2) * ((step + 1) / 60)) + (wave?.(x) ?? 0)];
  });
  const half = [...side, ...hemHalf];
  if (!wave)
    return symmetric([[450, 12], ...path(`M${450 - waist * 0.4} 10 L${450 - waist} 0`), ...half.slice(1)]);
  const right = hemHalf.map(([x, y]): Point => [900 - x, y - wave(x) + wave(900 - x)]).reverse();
  return [
    [450, 12],
    [450 - waist * 0.4, 10],
    ...half,
    ...right.slice(1),
    ...mirrored(side),
    [450 + waist * 0.4, 10],
  ];
}

function waistband(waist: number, depth: number, texture: TextureName): Part[] {
  const top = path(`M${450 - waist} 0 C${450 - waist * 0.6} 10 ${450 - waist * 0.3} 12 450 12`);
  const back = path(`M${450 - waist} 0 C${450 - waist * 0.7} -12 ${450 - waist * 0.4} -15 450 -15`);
  const front = [...top, ...mirrored(top)];
  const lower = front.map(([x, y]): Point => [x + (x - 450) * 0.035, y + depth]);
  return [
    {
      outline: [...back, ...mirrored(back), ...front.toReversed()],
      role: 'inside',
      texture,
      lift: -40,
      dim: 0.76,
    },
    { outline: [...front, ...lower.toReversed()], texture, rides: true, thickness: 3, lift: 0.6 },
  ];
}

function skirtPleated(): View {
  const pleats = 17;
  const wave = (x: number) => 3.4 * Math.cos(((x - 450) / 530) * 2 * Math.PI * pleats);
  const [inside, band] = waistband(160, 46, 'twill') as [Part, Part];
  const slow = noise(251);
  return {
    wobble: 0.7,
    parts: [
      inside,
      label(450, -9, 36, 13),
      {
        outline: skirtOutline(160, 206, 220, 266, 840, wave),
        texture: 'twill',
        round: 0.34,
        open: true,
        height: ({ x, y, across, down }) => {
          const turn = across * pleats + 0.12 * slow(across * 9, y / 260);
          const within = turn - Math.floor(turn);
          const pleat = within < 0.84 ? within / 0.84 : (1 - within) / 0.16;
          return (5 + 13 * Math.min(1, down * 1.5)) * pleat + 5 * slow(x / 120, y / 300);
        },
      },
      band,
    ],
  };
}

function skirtPencil(): View {
  const random = seeded(261);
  const [inside, band] = waistband(164, 40, 'twill') as [Part, Part];
  const slow = noise(262);
  const dart = path('M380 46 C376 100 372 140 370 176');
  return {
    parts: [
      inside,
      label(450, -9, 36, 13),
      {
        outline: skirtOutline(164, 224, 230, 196, 690),
        texture: 'twill',
        round: 0.42,
        open: true,
        thickness: 1.6,
        folds: [
          ...creases(
            random,
            { x: 250, y: 190, width: 400, height: 130 },
            { count: 5, tilt: 2, width: 18, height: 3 },
          ),
          ...hanging(random, [290, 610, 330], [280, 620, 700], {
            count: 4,
            width: 36,
            height: 5,
            start: 200,
          }),
        ],
        height: ({ x, y }) => 3 * slow(x / 90, y / 150),
        grooves: [dart, mirrored(dart)].map((line) => ({ line, width: 1.8, depth: 1.6 })),
      },
      band,
      {
        outline: path('M452 560 L456 704 L448 704 L446 560'),
        texture: 'twill',
        rides: true,
        clip: true,
        dim: 0.55,
      },
    ],
  };
}

function denimSkirt(): View {
  const random = seeded(271);
  const [inside, band] = waistband(172, 46, 'denim') as [Part, Part];
  const pocket = path('M300 60 C310 112 344 134 402 130 L406 56');
  const seam: Line = [
    [450, 58],
    [450, 500],
  ];
  const hem = path('M262 462 C360 480 540 480 638 462');
  return {
    parts: [
      inside,
      label(450, -9, 40, 14),
      {
        outline: skirtOutline(172, 226, 220, 236, 480),
        texture: 'denim',
        round: 0.4,
        open: true,
        thickness: 1.8,
        folds: [
          ...creases(
            random,
            { x: 256, y: 180, width: 390, height: 110 },
            { count: 5, tilt: 2, width: 15, height: 3.4 },
          ),
          ...hanging(random, [280, 620, 240], [250, 650, 490], {
            count: 5,
            width: 30,
            height: 6,
            start: 120,
          }),
        ],
        grooves: [...[pocket, mirrored(pocket)], seam].map((line) => ({ line, width: 2, depth: 1.8 })),
        stitches: [
          moved(pocket, 0, 6),
          moved(mirrored(pocket), 0, 6),
          moved(pocket, 0, 13),
          moved(mirrored(pocket), 0, 13),
          hem,
          moved(seam, -6, 0),
          moved(seam, 6, 0),
        ],
      },
      { ...band, stitches: [path('M282 10 C380 22 520 22 618 10'), path('M278 44 C380 57 520 57 622 44')] },
      ...[
        [330, 4],
        [570, 4],
      ].map(([x = 0, y = 0]) => loop(x, y, 50, 'denim')),
      ...buttons(
        [34, 122, 206, 290, 374].map((y): Point => [450, y]),
        9,
        'metal',
      ).slice(0, 1),
      patch(path('M300 250 L384 246 L386 340 L344 356 L304 344'), { texture: 'denim' }, 6),
      patch(path('M600 250 L516 246 L514 340 L556 356 L596 344'), { texture: 'denim' }, 6),
    ],
  };
}

const garment = (tint: string, front: () => View, share: number): Garment => ({
  tint,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 250, width: 480 } },
});

export const BOTTOMS: Record<string, Garment> = {
  'trousers-wide': garment(TINTS.tailoring, trousersWide, 0.86),
  'trousers-slim': garment(TINTS.tailoring, trousersSlim, 0.86),
  'jeans-wide': garment(TINTS.denim, jeansWide, 0.86),
  joggers: garment(TINTS.knit, joggers, 0.84),
  shorts: garment(TINTS.tailoring, shorts, 0.62),
  'skirt-pleated': garment(TINTS.tailoring, skirtPleated, 0.82),
  'skirt-pencil': garment(TINTS.tailoring, skirtPencil, 0.78),
  'denim-skirt': garment(TINTS.denim, denimSkirt, 0.62),
};
