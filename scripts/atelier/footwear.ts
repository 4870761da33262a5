import { studs } from './details.ts';
import { creases, foldAlong, radiating } from './folds.ts';
import { type Line, moved, type Point, path, ribbon, ring, through, turned } from './geometry.ts';
import type { Garment, Part, View } from './part.ts';
import { noise, seeded } from './random.ts';
import { TINTS } from './tints.ts';

/** Shoes are drawn from the side, 600 units long, the heel at x = 0 and the ground at y = 0. */
const LEATHER = { texture: 'leather', gloss: { strength: 0.24, sharpness: 24 } } as const;
const SOLE = { role: 'sole', texture: 'nylon', gloss: { strength: 0.16, sharpness: 16 } } as const;

const shiftPart = (part: Part, x: number, y: number): Part => {
  const shift = (line: Line) => moved(line, x, y);
  const many = Array.isArray(part.outline[0]?.[0]);
  const { height } = part;
  return {
    ...part,
    outline: many ? (part.outline as Line[]).map(shift) : shift(part.outline as Line),
    folds: part.folds?.map((fold) => ({ ...fold, line: shift(fold.line) })),
    grooves: part.grooves?.map((groove) => ({ ...groove, line: shift(groove.line) })),
    stitches: part.stitches?.map(shift),
    ...(height && { height: (place) => height({ ...place, x: place.x - x, y: place.y - y }) }),
  };
};

/** A pair: the far shoe a little behind and above the near one. */
function pair(shoe: () => Part[], far: Point, near: Point = [150, 700]): View {
  return {
    wobble: 0.25,
    parts: [
      ...shoe().map((part): Part => {
        const placed = shiftPart(part, near[0] + far[0], near[1] + far[1]);
        return part.rides ? placed : { ...placed, lift: (part.lift ?? 0) - 70, dim: (part.dim ?? 1) * 0.94 };
      }),
      ...shoe().map((part) => shiftPart(part, near[0], near[1])),
    ],
  };
}

function chelsea(): Part[] {
  const random = seeded(401);
  const shaft = path(
    'M52 -520 C116 -536 206 -536 262 -520 C262 -440 262 -360 276 -300 C296 -246 362 -222 432 -188 C500 -158 566 -140 596 -92 C606 -72 606 -50 602 -30 L10 -30 C8 -96 24 -150 32 -220 C44 -310 44 -420 52 -520',
  );
  const gore = path(
    'M118 -528 C146 -532 178 -532 206 -528 C206 -440 204 -350 186 -276 C178 -254 152 -254 146 -276 C126 -350 120 -440 118 -528',
  );
  return [
    {
      outline: path('M52 -520 C116 -540 206 -540 262 -520 C230 -500 90 -500 52 -520'),
      role: 'inside',
      texture: 'suede',
      lift: -30,
      dim: 0.6,
    },
    {
      outline: ribbon(through([84, -506], [78, -548], [92, -572], [104, -548], [106, -506]), 11),
      role: 'rib',
      texture: 'canvas',
      lift: 4,
      thickness: 3,
    },
    {
      outline: shaft,
      ...LEATHER,
      round: 0.62,
      open: true,
      thickness: 4,
      folds: [
        ...radiating(random, [276, -300], {
          towards: 186,
          spread: 70,
          length: 160,
          count: 4,
          width: 15,
          height: 5,
        }),
        ...radiating(random, [300, -262], {
          towards: 130,
          spread: 70,
          length: 150,
          count: 3,
          width: 14,
          height: 4,
        }),
        ...creases(
          random,
          { x: 380, y: -186, width: 90, height: 60 },
          { count: 4, tilt: 62, width: 9, height: 2.4 },
        ),
      ],
      grooves: [{ line: path('M176 -30 C182 -120 214 -200 282 -286'), width: 2.2, depth: 2 }],
      stitches: [path('M184 -30 C190 -118 222 -196 286 -274')],
    },
    {
      outline: gore,
      role: 'rib',
      texture: 'fineRib',
      textureSize: 1.1,
      rides: true,
      clip: true,
      lift: -1,
      thickness: 2,
      dim: 0.86,
    },
    ...lowHeel(),
  ];
}

/** A stacked heel of two centimetres and a thin sole with a welt. */
function lowHeel(): Part[] {
  return [
    {
      outline: path('M8 -40 L176 -36 L172 0 L14 0 C10 -12 8 -26 8 -40'),
      ...SOLE,
      lift: 16,
      round: 0.4,
      thickness: 4,
      grooves: [16, 28].map((up) => ({
        line: [
          [8, -up],
          [176, -up],
        ] as Line,
        width: 1.8,
        depth: 1.2,
      })),
    },
    {
      outline: path(
        'M2 -44 C150 -46 460 -46 606 -46 C616 -40 616 -26 606 -20 C540 -2 420 0 330 -8 C250 -18 200 -26 6 -28 C2 -34 2 -38 2 -44',
      ),
      ...SOLE,
      lift: 20,
      round: 0.45,
      thickness: 4,
      grooves: [{ line: path('M4 -32 C200 -32 450 -30 608 -34'), width: 1.8, depth: 1.4 }],
      stitches: [path('M10 -39 C200 -41 450 -41 602 -41')],
    },
  ];
}

function lacedBoots(): Part[] {
  const random = seeded(411);
  const shaft = path(
    'M40 -470 C100 -486 180 -486 246 -474 L256 -410 C262 -350 280 -296 316 -262 C366 -228 430 -208 494 -180 C566 -154 602 -120 606 -66 L602 -40 L8 -40 C6 -110 26 -180 34 -270 C38 -350 38 -410 40 -470',
  );
  const tongue = path(
    'M190 -512 C230 -530 276 -522 290 -500 C300 -420 320 -330 356 -264 L300 -250 C250 -320 220 -420 196 -480',
  );
  const stay = path(
    'M216 -476 L262 -412 C270 -350 290 -296 336 -258 L306 -224 C262 -250 226 -310 210 -380 C204 -420 206 -450 216 -476',
  );
  const eyelets: Point[] = [
    [232, -440],
    [238, -398],
    [248, -356],
    [262, -318],
    [282, -284],
    [308, -256],
  ];
  return [
    {
      outline: path('M40 -470 C100 -490 190 -488 246 -474 C210 -452 90 -452 40 -470'),
      role: 'inside',
      texture: 'suede',
      lift: -30,
      dim: 0.6,
    },
    { outline: tongue, ...LEATHER, lift: 0, round: 0.4, thickness: 4 },
    ...eyelets.map(
      ([x, y], row): Part => ({
        outline: ribbon(
          [
            [x - 4, y + 6],
            [x + 62 - row * 3, y - 26 + row * 4],
          ],
          10,
        ),
        role: 'thread',
        texture: 'canvas',
        rides: true,
        lift: 3,
        thickness: 4,
        round: 0.6,
      }),
    ),
    {
      outline: shaft,
      ...LEATHER,
      round: 0.6,
      open: true,
      thickness: 4,
      folds: [
        ...radiating(random, [300, -270], {
          towards: 188,
          spread: 80,
          length: 170,
          count: 5,
          width: 16,
          height: 5,
        }),
        ...creases(
          random,
          { x: 400, y: -176, width: 90, height: 60 },
          { count: 4, tilt: 62, width: 10, height: 3 },
        ),
        ...creases(
          random,
          { x: 44, y: -350, width: 170, height: 130 },
          { count: 3, tilt: -8, width: 22, height: 4 },
        ),
      ],
      grooves: [
        { line: path('M470 -196 C440 -160 430 -100 446 -42'), width: 2.4, depth: 2.4 },
        { line: path('M150 -42 C150 -130 180 -210 262 -280'), width: 2.4, depth: 2.2 },
        { line: path('M36 -440 C100 -456 160 -456 214 -448'), width: 2.4, depth: 2 },
      ],
      stitches: [path('M478 -192 C448 -156 438 -100 454 -44'), path('M158 -44 C158 -128 188 -206 266 -272')],
    },
    { ...LEATHER, outline: stay, rides: true, lift: 1, thickness: 3, stitches: [] },
    studs(
      eyelets.map(([x, y]): Point => [x - 2, y + 4]),
      6,
    ),
    {
      outline: path(
        'M-4 -46 C150 -50 460 -50 612 -48 C620 -30 616 -8 604 0 L560 0 L552 -12 L536 0 L500 0 L492 -12 L476 0 L440 0 L432 -12 L416 0 L380 0 L372 -12 L356 0 L320 0 L312 -12 L296 0 L262 -2 L252 -16 L196 -16 L190 0 L2 0 C-4 -16 -6 -34 -4 -46',
      ),
      ...SOLE,
      lift: 20,
      round: 0.4,
      thickness: 5,
      stitches: [path('M6 -40 C200 -44 450 -44 604 -42')],
    },
  ];
}

function sneakers(): Part[] {
  const random = seeded(421);
  const upper = path(
    'M18 -54 C2 -110 10 -170 26 -214 C32 -238 52 -246 70 -236 C92 -218 120 -206 156 -206 C190 -206 214 -214 236 -232 L424 -152 C490 -134 560 -124 592 -92 C606 -74 606 -60 600 -50',
  );
  const tongue = path(
    'M214 -226 C216 -262 236 -290 268 -292 C290 -288 300 -276 312 -256 L440 -156 L400 -130',
  );
  const stay = path(
    'M196 -212 C216 -216 228 -226 240 -236 L432 -154 C440 -142 438 -128 424 -120 C350 -120 260 -160 196 -212',
  );
  const toe = path('M474 -58 C462 -90 470 -122 498 -138 C556 -126 600 -100 604 -58');
  const heel = path('M18 -56 C2 -110 10 -170 28 -216 C52 -206 78 -196 104 -200 C92 -150 96 -100 128 -56');
  const rows: Point[] = [
    [246, -216],
    [282, -198],
    [318, -181],
    [354, -165],
    [390, -149],
  ];
  return [
    {
      outline: path('M46 -232 C90 -256 190 -262 240 -240 C220 -200 120 -190 70 -226'),
      role: 'inside',
      texture: 'terry',
      lift: -30,
      dim: 0.72,
    },
    { outline: tongue, ...LEATHER, texture: 'canvas', lift: 2, round: 0.4, thickness: 6 },
    {
      outline: upper,
      ...LEATHER,
      round: 0.58,
      open: true,
      thickness: 5,
      folds: creases(
        random,
        { x: 420, y: -136, width: 80, height: 50 },
        { count: 3, tilt: 64, width: 10, height: 3 },
      ),
      stitches: [path('M84 -226 C120 -194 190 -192 232 -218')],
    },
    {
      ...LEATHER,
      outline: toe,
      rides: true,
      clip: true,
      lift: 1,
      thickness: 3,
      stitches: [path('M482 -60 C470 -90 478 -120 504 -132')],
    },
    { ...LEATHER, outline: heel, role: 'rib', rides: true, clip: true, lift: 1, thickness: 3 },
    {
      ...LEATHER,
      outline: path('M176 -58 C220 -110 280 -140 350 -134 L372 -112 C310 -112 262 -92 236 -58'),
      role: 'rib',
      rides: true,
      clip: true,
      lift: 0.6,
      thickness: 2,
    },
    {
      ...LEATHER,
      outline: stay,
      rides: true,
      lift: 1.5,
      thickness: 3,
      stitches: [path('M206 -208 C268 -156 352 -126 424 -126')],
    },
    ...rows.map(
      ([x, y], row): Part => ({
        outline: ribbon(through([x - 2, y + 12], [x + 18, y - 12], [x + 44 - row * 2, y - 22 + row]), 12),
        role: 'label',
        texture: 'canvas',
        rides: true,
        lift: 2,
        thickness: 4,
        round: 0.5,
      }),
    ),
    {
      outline: rows.map(([x, y]) => ring(x - 4, y + 14, 4.4)),
      role: 'dark',
      texture: 'smooth',
      rides: true,
      dim: 0.7,
    },
    {
      outline: path(
        'M6 -66 C150 -58 320 -54 470 -56 C540 -58 590 -66 612 -74 C624 -50 618 -18 592 -4 C400 4 180 4 26 -2 C4 -18 -2 -44 6 -66',
      ),
      ...SOLE,
      texture: 'smooth',
      lift: 24,
      round: 0.45,
      thickness: 6,
      grooves: [{ line: path('M4 -26 C200 -16 420 -16 612 -28'), width: 2.4, depth: 1.6 }],
      stitches: [],
    },
  ];
}

function loafers(): Part[] {
  const random = seeded(431);
  const polished = { ...LEATHER, gloss: { strength: 0.34, sharpness: 30 } } as const;
  const upper = path(
    'M14 -46 C2 -100 6 -160 24 -208 C36 -224 52 -224 66 -212 C120 -184 190 -172 246 -192 C266 -212 288 -234 312 -236 C374 -216 442 -190 502 -156 C556 -126 598 -98 602 -62 L598 -44',
  );
  const apron = path('M330 -168 C400 -158 470 -138 530 -108 C560 -94 578 -84 586 -70');
  return [
    {
      outline: path('M34 -212 C100 -246 220 -252 312 -236 C250 -176 100 -166 34 -212'),
      role: 'inside',
      texture: 'suede',
      lift: -30,
      dim: 0.7,
    },
    {
      outline: upper,
      ...polished,
      round: 0.6,
      open: true,
      thickness: 4,
      folds: creases(
        random,
        { x: 420, y: -150, width: 60, height: 50 },
        { count: 3, tilt: 62, width: 8, height: 2 },
      ),
      grooves: [
        { line: apron, width: 4, depth: -3.4 },
        { line: path('M30 -120 C80 -128 130 -110 150 -46'), width: 2, depth: 1.6 },
      ],
      stitches: [
        path('M334 -158 C400 -148 468 -128 526 -98 C552 -86 568 -76 576 -64'),
        path('M62 -198 C120 -170 190 -160 250 -180'),
      ],
    },
    {
      ...polished,
      outline: path(
        'M222 -46 C228 -110 250 -166 286 -224 C296 -236 312 -240 322 -234 L372 -214 C344 -180 326 -120 322 -46',
      ),
      rides: true,
      clip: true,
      lift: 1.6,
      thickness: 4,
      stitches: [path('M232 -50 C238 -110 258 -164 292 -218'), path('M312 -50 C316 -116 334 -172 360 -208')],
    },
    {
      outline: path(
        'M276 -176 C290 -184 316 -176 330 -164 C322 -156 310 -158 304 -150 C296 -160 284 -164 276 -176',
      ),
      role: 'dark',
      texture: 'smooth',
      rides: true,
      clip: true,
      dim: 0.8,
    },
    ...lowHeel(),
  ];
}

function pumps(): Part[] {
  const upper = path(
    'M20 -206 C22 -250 34 -286 46 -296 C70 -270 120 -236 190 -206 C250 -180 320 -150 372 -126 C410 -110 440 -104 470 -92 C540 -66 600 -36 622 -12 L600 -6 C540 -8 470 -8 420 -18 C330 -40 220 -140 110 -186 C76 -198 44 -204 20 -206',
  );
  return [
    {
      outline: path(
        'M46 -296 C80 -300 150 -272 220 -240 C300 -204 390 -160 430 -116 C380 -110 320 -134 190 -200 C120 -234 70 -268 46 -296',
      ),
      role: 'inside',
      texture: 'suede',
      lift: -20,
      dim: 0.78,
    },
    {
      outline: path(
        'M18 -206 C60 -208 110 -190 132 -174 C104 -140 80 -90 70 -6 L66 0 L44 0 L42 -6 C38 -90 26 -160 18 -206',
      ),
      role: 'base',
      ...LEATHER,
      lift: 6,
      round: 0.8,
      thickness: 3,
    },
    {
      outline: path(
        'M20 -206 C90 -206 160 -170 240 -118 C320 -66 380 -28 430 -16 C500 -6 570 -8 622 -10 C620 0 600 4 560 4 C480 6 420 0 370 -18 C300 -48 200 -140 120 -176 C90 -190 50 -196 20 -198',
      ),
      ...SOLE,
      lift: 14,
      thickness: 3,
    },
    {
      outline: upper,
      ...LEATHER,
      gloss: { strength: 0.34, sharpness: 30 },
      lift: 10,
      round: 0.62,
      thickness: 4,
      grooves: [{ line: path('M150 -196 C160 -214 170 -220 178 -214'), width: 1.6, depth: 0.8 }],
    },
  ];
}

function kneeBoots(): Part[] {
  const random = seeded(441);
  const boot = path(
    'M30 -960 C110 -980 240 -980 314 -958 C320 -820 310 -640 290 -480 C280 -400 286 -340 312 -290 C340 -240 420 -206 490 -172 C560 -138 602 -104 606 -58 L602 -34 L8 -34 C8 -110 42 -190 50 -290 C56 -420 34 -560 26 -700 C22 -800 24 -890 30 -960',
  );
  return [
    {
      outline: path('M30 -960 C110 -990 240 -990 314 -958 C260 -934 90 -934 30 -960'),
      role: 'inside',
      texture: 'suede',
      lift: -40,
      dim: 0.62,
    },
    {
      outline: boot,
      ...LEATHER,
      round: 0.6,
      open: true,
      thickness: 4,
      folds: [
        ...radiating(random, [300, -300], {
          towards: 196,
          spread: 90,
          length: 210,
          count: 6,
          width: 18,
          height: 6,
        }),
        ...creases(
          random,
          { x: 44, y: -420, width: 240, height: 160 },
          { count: 5, tilt: -10, width: 20, height: 6 },
        ),
        ...creases(
          random,
          { x: 400, y: -176, width: 90, height: 60 },
          { count: 4, tilt: 62, width: 10, height: 3 },
        ),
        foldAlong(through([120, -900], [112, -700], [130, -500]), 30, 4),
      ],
      grooves: [
        {
          line: path('M226 -966 C226 -760 222 -560 206 -400 C198 -300 190 -150 176 -36'),
          width: 2.2,
          depth: 2.2,
        },
      ],
    },
    {
      outline: path(
        'M0 -40 C150 -44 460 -44 612 -42 C616 -30 612 -18 600 -16 C480 -12 330 -16 200 -20 L176 0 L8 0 C0 -14 -2 -30 0 -40',
      ),
      ...SOLE,
      lift: 20,
      round: 0.5,
      thickness: 5,
      grooves: [{ line: path('M2 -28 C200 -32 450 -32 610 -30'), width: 2, depth: 1.4 }],
    },
  ];
}

/** Ballet flats lie in the picture as one looks down on them. */
function balletFlats(): View {
  const slow = noise(451);
  const outer = path(
    'M0 -330 C70 -334 122 -276 128 -190 C134 -90 110 0 104 100 C98 190 92 290 40 326 C14 340 -26 338 -48 322 C-92 286 -92 190 -98 100 C-104 10 -132 -80 -128 -180 C-122 -270 -66 -328 0 -330',
  );
  const opening = path(
    'M4 -196 C60 -194 90 -150 90 -80 C90 0 76 60 72 130 C68 210 62 270 24 294 C6 304 -18 302 -34 292 C-66 266 -62 200 -66 130 C-72 50 -92 10 -92 -76 C-90 -150 -50 -196 4 -196',
  );
  const shoe = (x: number, degrees: number, flip: number): Part[] => {
    const put = (line: Line) =>
      turned(
        line.map(([px, py]): Point => [x + px * flip, 450 + py]),
        degrees,
        [x, 450],
      );
    return [
      { outline: put(outer), ...SOLE, thickness: 6, lift: -6 },
      {
        outline: put(opening),
        role: 'inside',
        texture: 'suede',
        lift: -26,
        thickness: 2,
        dim: 0.96,
        height: ({ y }) => 6 * slow(3, y / 90),
      },
      {
        outline: [put(outer), put(opening)],
        ...LEATHER,
        gloss: { strength: 0.3, sharpness: 26 },
        round: 1.05,
        thickness: 4,
      },
      {
        outline: ribbon([...put(opening), put(opening)[0] ?? [0, 0]], 7),
        ...LEATHER,
        rides: true,
        thickness: 2.4,
        round: 0.6,
      },
      ...[-1, 1].map(
        (side): Part => ({
          ...LEATHER,
          outline: put(
            path(
              `M0 -204 C${side * 20} -236 ${side * 62} -240 ${side * 66} -212 C${side * 66} -184 ${side * 26} -182 0 -200`,
            ),
          ),
          rides: true,
          lift: 3,
          thickness: 4,
          round: 0.5,
        }),
      ),
      { ...LEATHER, outline: put(ring(0, -204, 13, 15)), rides: true, lift: 5, thickness: 5, round: 0.6 },
    ];
  };
  return { wobble: 0.2, parts: [...shoe(300, -7, 1), ...shoe(600, 7, -1)] };
}

const side = (shoe: () => Part[], far: Point, share: number): Garment => ({
  tint: TINTS.accessories,
  metres: 0.00048,
  share,
  views: { front: () => pair(shoe, far) },
  details: { detail: { of: 'front', x: 560, y: 660, width: 480 } },
});

export const FOOTWEAR: Record<string, Garment> = {
  chelsea: side(chelsea, [-140, -120], 0.64),
  'laced-boots': side(lacedBoots, [-110, -150], 0.62),
  sneakers: side(sneakers, [-70, -330], 0.58),
  loafers: side(loafers, [-70, -280], 0.54),
  pumps: side(pumps, [-50, -300], 0.56),
  'knee-boots': side(kneeBoots, [-150, -60], 0.8),
  'ballet-flats': { tint: TINTS.accessories, metres: 0.00036, share: 0.62, views: { front: balletFlats } },
};
