import { armholeSeams, type BodiceCut, cutBodice } from './bodice.ts';
import { both, buttons, label, patch } from './details.ts';
import { foldAlong } from './folds.ts';
import { openFront } from './fronts.ts';
import { type Line, mirrored, type Point, path, through } from './geometry.ts';
import { swapNeck } from './knitwear.ts';
import type { Garment, Part, View } from './part.ts';
import type { TextureName } from './textures.ts';
import { TINTS } from './tints.ts';

/** Where a jacket's fronts meet, and how its lapels are cut. */
type Lapel = {
  meeting: number;
  tip: Point;
  gorge: Point;
  collarTip: Point;
  texture: TextureName;
  stitched?: boolean;
};

/** Neckline from the left neck point straight down to where the fronts meet, and up again. */
function deepV(neck: number, meeting: number): Line {
  const half = path(
    `M${450 - neck} -2 C${450 - neck + 14} ${meeting * 0.3} ${450 - 26} ${meeting * 0.72} 452 ${meeting}`,
  );
  return [...half, ...mirrored(half)];
}

/** Collar and lapels of a jacket that is open to `meeting`; the left side lies on the right one. */
export function lapels(
  neck: number,
  { meeting, tip, gorge, collarTip, texture, stitched = false }: Lapel,
): Part[] {
  const edge = through(
    [450 - neck + 10, 30],
    [450 - neck * 0.72, meeting * 0.36],
    [450 - 16, meeting * 0.8],
    [454, meeting + 4],
  );
  const lapel: Line = [
    ...edge.slice(4),
    ...through(
      [454, meeting + 4],
      [(tip[0] + 454) / 2 - 12, (tip[1] + meeting) / 2 + 8],
      [tip[0] - 1, tip[1] + 22],
      tip,
    ),
    gorge,
  ];
  const collar: Line = [
    ...path(
      `M450 -34 C410 -34 ${450 - neck} -24 ${450 - neck - 6} -6 C${450 - neck - 22} 10 ${collarTip[0] - 8} ${collarTip[1] - 40} ${collarTip[0]} ${collarTip[1]}`,
    ),
    gorge,
    ...path(
      `M${450 - neck * 0.82} ${gorge[1] - 14} C${450 - neck + 2} 40 ${450 - neck + 4} 10 ${450 - neck + 12} -8 C430 -22 440 -22 450 -22`,
    ),
  ];
  const inset = (line: Line, by: number): Line => line.map(([x, y]): Point => [x + by, y - by * 0.2]);
  const piece = (outline: Line, right: boolean, lift: number): Part => ({
    outline: right ? mirrored(outline) : outline,
    texture,
    rides: true,
    lift,
    thickness: 4.5,
    warp: right ? 100 : 80,
    height: ({ x }) => 7 * (1 - Math.min(1, Math.abs((right ? 900 - x : x) - tip[0]) / 110)),
    ...(stitched && { stitches: [right ? mirrored(inset(outline, 7)) : inset(outline, 7)] }),
  });
  return [piece(lapel, true, 3), piece(collar, true, 3), piece(lapel, false, 4), piece(collar, false, 4)];
}

type JacketCut = {
  cut: BodiceCut;
  overlap: number;
  cutaway?: number;
  lapel: Lapel;
  extras: Part[];
  front: Part[];
};

/** A jacket or coat with lapels: lining, sleeves, two fronts, collar, and what is laid on last. */
function jacket({ cut, overlap, cutaway, lapel, extras, front }: JacketCut): View {
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

function blazer(): View {
  return jacket({
    cut: {
      seed: 71,
      neck: 74,
      shoulder: 212,
      slope: 48,
      armpit: [226, 250],
      waist: 206,
      hem: 226,
      length: 740,
      hemDrop: 4,
      frontNeck: 330,
      sleeve: { length: 610, angle: 7.5, cuff: 58, fullness: 6 },
      texture: 'herringbone',
      drape: 0.85,
      round: 0.4,
    },
    overlap: 22,
    cutaway: 64,
    lapel: { meeting: 372, tip: [292, 150], gorge: [388, 112], collarTip: [322, 78], texture: 'herringbone' },
    extras: [
      ...both(path('M262 520 L366 508 L370 542 L262 556')).map((outline) =>
        patch(outline, { texture: 'herringbone', lift: 1.5 }),
      ),
      patch(path('M516 274 L584 262 L586 282 L519 294'), { texture: 'herringbone' }),
    ],
    front: buttons(
      [
        [452, 408],
        [456, 500],
      ],
      12,
    ),
  });
}

function trench(): View {
  const cut: BodiceCut = {
    seed: 83,
    neck: 76,
    shoulder: 212,
    slope: 50,
    armpit: [232, 256],
    waist: 200,
    hem: 268,
    length: 1060,
    hemDrop: 10,
    frontNeck: 330,
    sleeve: { length: 620, angle: 7.5, cuff: 60, fullness: 10 },
    texture: 'twill',
    drape: 1.1,
    round: 0.36,
  };
  const twill = { texture: 'twill' } as const;
  const rows: Point[] = [300, 388, 566, 660].flatMap((y): Point[] => [
    [372, y],
    [506, y],
  ]);
  return jacket({
    cut,
    overlap: 74,
    lapel: {
      meeting: 268,
      tip: [282, 146],
      gorge: [386, 112],
      collarTip: [308, 86],
      texture: 'twill',
      stitched: true,
    },
    extras: [
      patch(
        path(
          'M300 60 C280 120 268 220 284 290 C330 296 400 276 440 252 C420 180 392 100 376 20 C350 26 320 44 300 60',
        ),
        { ...twill, lift: 2 },
        7,
      ),
      ...both(path('M270 640 L300 622 L330 742 L296 756')).map((outline) =>
        patch(outline, { ...twill, lift: 1.5 }, 6),
      ),
      {
        outline: path('M236 452 C330 470 570 470 664 452 L664 498 C570 514 330 514 236 498'),
        ...twill,
        rides: true,
        clip: true,
        lift: 4,
        thickness: 4,
        stitches: [path('M238 458 C330 476 570 476 662 458'), path('M238 492 C330 508 570 508 662 492')],
      },
      ...both(path('M252 440 L266 442 L266 512 L252 510')).map(
        (outline): Part => ({ outline, ...twill, rides: true, lift: 3, thickness: 3 }),
      ),
    ],
    front: [
      {
        outline: [path('M424 452 L492 454 L492 516 L424 514'), path('M436 464 L480 465 L480 504 L436 503')],
        role: 'buttons',
        texture: 'smooth',
        rides: true,
        lift: 3,
        thickness: 5,
        gloss: { strength: 0.4, sharpness: 20 },
      },
      {
        outline: path('M480 462 C520 478 560 486 590 520 L604 640 L562 646 C556 580 540 530 482 502'),
        ...twill,
        rides: true,
        lift: 4,
        thickness: 4,
      },
      ...buttons(rows, 13),
    ],
  });
}

function leatherJacket(): View {
  const cut: BodiceCut = {
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
  const hide = { texture: 'leather', gloss: { strength: 0.26, sharpness: 20 } } as const;
  const pocketZip = path('M330 440 L396 360');
  const view = jacket({
    cut,
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
        ...hide,
        rides: true,
        clip: true,
        lift: 1.5,
        thickness: 3,
      },
    ],
  });
  return {
    ...view,
    parts: view.parts.map((part) => (part.texture === 'leather' ? { ...part, gloss: hide.gloss } : part)),
  };
}

/** A zip of metal teeth, as on leather. */
function metalZip(line: Line, puller: Point): Part[] {
  const shine = { strength: 0.8, sharpness: 18 } as const;
  return [
    { outline: ribbonOf(line, 13), role: 'dark', texture: 'twill', rides: true, thickness: 1 },
    {
      outline: ribbonOf(line, 6),
      role: 'metal',
      texture: 'canvas',
      textureSize: 1.4,
      rides: true,
      lift: 0.5,
      thickness: 2,
      gloss: shine,
    },
    {
      outline: path(
        `M${puller[0] - 6} ${puller[1]} L${puller[0] + 6} ${puller[1]} L${puller[0] + 5} ${puller[1] + 40} L${puller[0] - 5} ${puller[1] + 40}`,
      ),
      role: 'metal',
      texture: 'smooth',
      rides: true,
      lift: 2,
      thickness: 3,
      gloss: shine,
    },
  ];
}

const ribbonOf = (line: Line, width: number): Line => {
  const [from = [0, 0], to = from] = [line[0], line.at(-1)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = (-(to[1] - from[1]) / length) * (width / 2);
  const ny = ((to[0] - from[0]) / length) * (width / 2);
  return [
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [from[0] - nx, from[1] - ny],
  ];
};

const garment = (tint: string, front: () => View, share: number): Garment => ({
  tint,
  metres: 0.001,
  share,
  views: { front },
  details: { detail: { of: 'front', x: 450, y: 330, width: 520 } },
});

export const TAILORING: Record<string, Garment> = {
  blazer: garment(TINTS.tailoring, blazer, 0.76),
  trench: garment(TINTS.outerwear, trench, 0.85),
  'leather-jacket': garment(TINTS.outerwear, leatherJacket, 0.72),
};
