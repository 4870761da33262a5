import { patch, rectangle, studs, zip } from './details.ts';
import { creases, foldAlong, hanging, radiating } from './folds.ts';
import {
  type Line,
  mirrored,
  moved,
  type Point,
  path,
  ribbon,
  ring,
  symmetric,
  through,
} from './geometry.ts';
import type { Garment, Part, View } from './part.ts';
import { noise, seeded } from './random.ts';
import { TINTS } from './tints.ts';

const LEATHER = { texture: 'leather', gloss: { strength: 0.22, sharpness: 22 } } as const;
const METAL = { role: 'metal', texture: 'smooth', gloss: { strength: 1, sharpness: 26 } } as const;

function bagFlap(): View {
  const random = seeded(501);
  const body = symmetric(
    path(
      'M450 0 C380 0 250 -2 190 6 C168 12 160 40 156 90 C146 190 140 300 144 390 C148 430 170 440 210 442 C300 446 390 448 450 448',
    ),
  );
  const flap = symmetric(
    path(
      'M450 -14 C370 -14 250 -14 186 -2 C164 8 156 60 160 130 C164 200 190 244 250 262 C320 280 390 286 450 286',
    ),
  );
  const strap = through(
    [206, 20],
    [214, -150],
    [300, -330],
    [450, -392],
    [600, -330],
    [686, -150],
    [694, 20],
  );
  return {
    wobble: 0.4,
    parts: [
      { outline: ribbon(strap, 26), ...LEATHER, lift: -26, thickness: 4, round: 0.35, stitches: [] },
      {
        outline: body,
        ...LEATHER,
        round: 0.34,
        thickness: 7,
        folds: [
          ...creases(
            random,
            { x: 180, y: 330, width: 540, height: 80 },
            { count: 3, tilt: 2, width: 26, height: 4 },
          ),
          foldAlong(through([196, 60], [186, 220], [196, 420]), 22, 6),
          foldAlong(through([704, 60], [714, 220], [704, 420]), 22, 6),
        ],
        stitches: [
          path('M158 404 C170 428 210 430 260 432 C400 438 500 438 640 432 C690 430 730 428 742 404'),
        ],
      },
      {
        outline: flap,
        ...LEATHER,
        rides: true,
        lift: 6,
        thickness: 7,
        folds: [foldAlong(through([190, 20], [450, 10], [710, 20]), 24, 4)],
        stitches: [
          path(
            'M198 8 C172 60 172 130 174 150 C182 206 210 236 256 250 C380 280 520 280 644 250 C690 236 718 206 726 150 C728 130 728 60 702 8',
          ),
        ],
      },
      {
        outline: [path('M418 236 L482 236 L482 304 L418 304'), path('M430 248 L470 248 L470 290 L430 290')],
        ...METAL,
        rides: true,
        lift: 4,
        thickness: 6,
      },
      { outline: rectangle(434, 262, 32, 16), ...METAL, rides: true, lift: 6, thickness: 5 },
      ...[
        [206, 20],
        [694, 20],
      ].map(
        ([x = 0, y = 0]): Part => ({
          outline: [ring(x, y, 22, 24), ring(x, y, 13, 15)],
          ...METAL,
          rides: true,
          lift: 6,
          thickness: 5,
          round: 0.4,
        }),
      ),
    ],
  };
}

function bagTote(): View {
  const random = seeded(511);
  const body = symmetric(
    path(
      'M450 0 C360 6 260 6 176 -4 C170 160 166 360 176 540 C182 566 200 572 240 574 C320 578 400 580 450 580',
    ),
  );
  const handle = (top: number, wide: number): Line =>
    through(
      [450 - wide, 90],
      [450 - wide + 8, -60],
      [450 - wide * 0.62, top + 30],
      [450, top],
      [450 + wide * 0.62, top + 30],
      [450 + wide - 8, -60],
      [450 + wide, 90],
    );
  return {
    wobble: 0.5,
    parts: [
      { outline: ribbon(handle(-236, 122), 24), ...LEATHER, lift: -40, thickness: 4, round: 0.4, dim: 0.9 },
      {
        outline: path('M176 -4 C260 -26 640 -26 724 -4 C640 8 260 8 176 -4'),
        role: 'inside',
        texture: 'canvas',
        lift: -40,
        dim: 0.7,
      },
      {
        outline: body,
        ...LEATHER,
        round: 0.24,
        thickness: 6,
        folds: [
          foldAlong(through([206, 30], [196, 300], [210, 560]), 26, 7),
          foldAlong(through([694, 30], [704, 300], [690, 560]), 26, 7),
          ...radiating(random, [328, 90], {
            towards: 90,
            spread: 50,
            length: 240,
            count: 3,
            width: 24,
            height: 5,
          }),
          ...radiating(random, [572, 90], {
            towards: 90,
            spread: 50,
            length: 240,
            count: 3,
            width: 24,
            height: 5,
          }),
          ...creases(
            random,
            { x: 200, y: 400, width: 500, height: 130 },
            { count: 4, tilt: 3, width: 26, height: 5 },
          ),
        ],
        stitches: [
          path('M182 22 C270 32 630 32 718 22'),
          path('M184 534 C200 556 240 560 300 562 C400 568 500 568 600 562 C660 560 700 556 716 534'),
        ],
      },
      ...[328, 572].map((x) =>
        patch(rectangle(x - 22, 60, 44, 70), { ...LEATHER, lift: 3, thickness: 4 }, 6),
      ),
      { outline: ribbon(handle(-210, 122), 25), ...LEATHER, lift: 26, thickness: 5, round: 0.5 },
      studs(
        [
          [328, 116],
          [572, 116],
        ],
        7,
      ),
    ],
  };
}

function backpack(): View {
  const random = seeded(521);
  const cloth = { texture: 'canvas' } as const;
  const body = symmetric(
    path(
      'M450 -20 C360 -24 270 10 236 90 C214 160 204 300 206 470 C206 540 226 566 270 572 C340 580 400 582 450 582',
    ),
  );
  const pocket = symmetric(
    path(
      'M450 318 C380 316 310 320 282 340 C266 360 262 440 266 520 C270 548 290 554 320 556 C370 560 420 562 450 562',
    ),
  );
  return {
    wobble: 0.6,
    parts: [
      ...[
        path('M262 120 C200 180 176 330 190 470 C194 520 204 540 216 552'),
        mirrored(path('M262 120 C200 180 176 330 190 470 C194 520 204 540 216 552')),
      ].map(
        (line): Part => ({
          outline: ribbon(line, 34),
          ...cloth,
          lift: -30,
          thickness: 6,
          round: 0.3,
          dim: 0.92,
        }),
      ),
      {
        outline: ribbon(through([404, -10], [408, -70], [450, -92], [492, -70], [496, -10]), 20),
        ...cloth,
        lift: -10,
        thickness: 5,
        round: 0.4,
      },
      {
        outline: body,
        ...cloth,
        round: 0.42,
        thickness: 6,
        folds: [
          ...creases(
            random,
            { x: 240, y: 220, width: 420, height: 80 },
            { count: 3, tilt: 4, width: 22, height: 4 },
          ),
          ...radiating(random, [250, 500], {
            towards: -30,
            spread: 60,
            length: 130,
            count: 3,
            width: 16,
            height: 4,
          }),
          ...radiating(random, [650, 500], {
            towards: -150,
            spread: 60,
            length: 130,
            count: 3,
            width: 16,
            height: 4,
          }),
        ],
      },
      ...zip(through([248, 250], [262, 120], [340, 42], [450, 28], [560, 42], [638, 120], [652, 250]), {
        tape: 16,
        pitch: 6,
        puller: [648, 226],
      }),
      {
        outline: pocket,
        ...cloth,
        rides: true,
        lift: 8,
        thickness: 10,
        round: 0.12,
        folds: creases(
          random,
          { x: 290, y: 480, width: 320, height: 60 },
          { count: 3, tilt: 2, width: 18, height: 3 },
        ),
      },
      ...zip(through([290, 372], [360, 358], [540, 358], [610, 372]), {
        tape: 16,
        pitch: 6,
        puller: [596, 366],
      }),
      patch(
        path('M404 150 L496 150 L496 214 L404 214'),
        { ...LEATHER, role: 'rib', cloth: false, lift: 1, thickness: 2.6 },
        6,
      ),
    ],
  };
}

function scarf(): View {
  const random = seeded(531);
  const slow = noise(532);
  const tail = (x: number, width: number, foot: number, lean: number): Line =>
    path(
      `M${x} 60 C${x - 6} 260 ${x + lean} 520 ${x + lean} ${foot} L${x + lean + width} ${foot + 8} C${x + lean + width + 2} 520 ${x + width + 8} 260 ${x + width} 54`,
    );
  const fringe = (x: number, width: number, y: number): Line[] =>
    Array.from({ length: 26 }, (_, order): Line => {
      const from = x + (width * (order + 0.5)) / 26;
      const sway = (random() - 0.5) * 14;
      return ribbon(
        through([from, y - 6], [from + sway * 0.4, y + 30], [from + sway, y + 66 + random() * 12]),
        5,
        2.6,
      );
    });
  const cloth = { texture: 'wool' } as const;
  const wraps: [number, number, number][] = [
    [-34, 52, 11],
    [-4, 66, -10],
    [26, 78, 10],
    [52, 84, -9],
  ];
  return {
    wobble: 1.6,
    parts: [
      ...fringe(352, 176, 800).map(
        (outline): Part => ({ outline, ...cloth, lift: -14, thickness: 2, round: 0.5 }),
      ),
      {
        outline: tail(362, 178, 800, -8),
        ...cloth,
        round: 0.3,
        open: true,
        lift: -16,
        thickness: 7,
        folds: hanging(random, [372, 530, 80], [364, 524, 806], {
          count: 4,
          width: 26,
          height: 10,
          start: 120,
        }),
      },
      ...fringe(436, 178, 690).map(
        (outline): Part => ({ outline, ...cloth, lift: 10, thickness: 2, round: 0.5 }),
      ),
      {
        outline: tail(410, 180, 690, 24),
        ...cloth,
        round: 0.34,
        open: true,
        lift: 6,
        thickness: 8,
        warp: 88,
        folds: hanging(random, [420, 580, 80], [438, 610, 700], {
          count: 4,
          width: 28,
          height: 11,
          start: 120,
        }),
      },
      {
        outline: path(
          'M338 24 C366 -58 534 -64 596 4 C622 44 612 116 566 136 C500 160 416 160 366 138 C326 118 316 64 338 24',
        ),
        ...cloth,
        rides: true,
        round: 0.62,
        lift: 10,
        thickness: 10,
        warp: 8,
        folds: wraps.map(([y, sag, height]) =>
          foldAlong(
            through(
              [336, y + 30],
              [396, y + sag * 0.9],
              [460, y + sag],
              [540, y + sag * 0.86],
              [604, y + 24],
            ),
            15,
            height,
            'even',
          ),
        ),
        height: ({ x, y }) => 3 * slow(x / 60, y / 30),
      },
    ],
  };
}

function cap(): View {
  const cloth = { texture: 'twill' } as const;
  const crown = symmetric(
    path('M450 0 C360 2 270 50 232 150 C214 210 210 270 214 330 C290 352 380 358 450 358'),
  );
  const brim = symmetric(
    path('M450 336 C370 336 280 330 220 318 C196 356 192 410 206 446 C270 428 360 420 450 421'),
  );
  const seams: Line[] = [
    [
      [450, 4],
      [450, 350],
    ],
    path('M446 4 C370 60 320 180 312 344'),
    path('M454 4 C530 60 580 180 588 344'),
  ];
  return {
    wobble: 0.5,
    parts: [
      {
        outline: crown,
        ...cloth,
        round: 0.62,
        open: true,
        thickness: 4,
        grooves: seams.map((line) => ({ line, width: 2, depth: 1.8 })),
        stitches: seams.flatMap((line) => [moved(line, -6, 0), moved(line, 6, 0)]),
      },
      {
        outline: [ring(356, 130, 6), ring(544, 130, 6)],
        role: 'dark',
        texture: 'smooth',
        rides: true,
        dim: 0.7,
      },
      {
        outline: [ring(356, 130, 10), ring(356, 130, 6), ring(544, 130, 10), ring(544, 130, 6)],
        ...cloth,
        rides: true,
        thickness: 3,
      },
      { outline: ring(450, 2, 17, 11), ...cloth, rides: true, lift: 4, thickness: 5, round: 0.5 },
      {
        outline: brim,
        ...cloth,
        lift: 60,
        thickness: 5,
        height: ({ x, y }) =>
          26 * Math.sin(Math.min(1, Math.max(0, (y - 310) / 150)) * 1.5) - 0.0012 * (x - 450) ** 2,
        grooves: [],
        stitches: [0, 1, 2, 3, 4].map((row) =>
          path(
            `M${216 - row * 7} ${346 + row * 21} C300 ${348 + row * 17} 600 ${348 + row * 17} ${684 + row * 7} ${346 + row * 21}`,
          ),
        ),
      },
    ],
  };
}

function belt(): View {
  const strap = 74;
  const lower = (y: number): Line =>
    through([110, y], [150, y + 96], [290, y + 150], [450, y + 164], [610, y + 150], [750, y + 96], [790, y]);
  const upper = through([110, 0], [150, -84], [290, -128], [450, -140], [610, -128], [750, -84], [790, 0]);
  const front = [...lower(0), ...moved(lower(0), 0, strap).reverse()];
  const back = [...upper, ...moved(upper, 0, strap).reverse()];
  const bend: Part['height'] = ({ x }) => 70 * Math.sqrt(Math.max(0, 1 - ((x - 450) / 345) ** 2));
  const end: Line = [
    ...through([450, 164], [610, 150], [700, 122]),
    ...through([708, 152], [690, 198], [610, 224], [450, 238]),
  ];
  return {
    wobble: 0.2,
    parts: [
      {
        outline: back,
        role: 'inside',
        texture: 'suede',
        lift: -60,
        thickness: 3,
        dim: 0.86,
        height: (at) => -0.5 * (bend?.(at) ?? 0),
      },
      {
        outline: front,
        ...LEATHER,
        lift: 10,
        thickness: 5,
        height: bend,
        stitches: [moved(lower(0), 0, 8), moved(lower(0), 0, strap - 8)],
      },
      { outline: end, ...LEATHER, rides: true, clip: true, lift: 4, thickness: 5 },
      {
        outline: [
          moved(path('M372 142 C420 152 480 152 516 150 L520 252 C480 256 420 254 372 248'), 0, 2),
          moved(path('M392 164 C430 170 470 170 496 168 L498 234 C470 236 430 236 392 230'), 0, 2),
        ],
        ...METAL,
        rides: true,
        lift: 8,
        thickness: 8,
        round: 0.3,
      },
      {
        outline: ribbon(
          [
            [388, 200],
            [514, 202],
          ],
          12,
          9,
        ),
        ...METAL,
        rides: true,
        lift: 12,
        thickness: 6,
        round: 0.5,
      },
      {
        outline: path('M548 146 L572 142 L574 244 L550 248'),
        ...LEATHER,
        rides: true,
        lift: 7,
        thickness: 4,
      },
      {
        outline: [
          [612, 186],
          [652, 176],
        ].map(([x = 0, y = 0]) => ring(x, y, 5)),
        role: 'dark',
        texture: 'smooth',
        rides: true,
        dim: 0.6,
      },
    ],
  };
}

function glasses(): View {
  const lens = path(
    'M300 10 C360 -6 408 6 418 40 C428 90 400 158 330 164 C262 168 222 124 218 66 C216 30 246 18 300 10',
  );
  const rim = path(
    'M296 -10 C366 -28 428 -10 438 36 C446 104 412 180 330 186 C244 190 200 136 194 66 C190 16 232 2 296 -10',
  );
  const bridge = path('M424 26 C440 6 460 6 476 26 L472 54 C460 40 440 40 428 54');
  const hinge = path('M214 22 C196 10 186 2 178 8 C172 16 174 34 184 44 L206 56');
  const acetate = { texture: 'smooth', gloss: { strength: 0.9, sharpness: 30 } } as const;
  return {
    wobble: 0,
    parts: [
      ...[hinge, mirrored(hinge)].map(
        (outline): Part => ({ outline, ...acetate, lift: -30, thickness: 4, dim: 0.86 }),
      ),
      ...[lens, mirrored(lens)].map(
        (outline): Part => ({
          outline,
          role: 'inside',
          texture: 'smooth',
          lift: -6,
          round: 0.16,
          gloss: { strength: 0.5, sharpness: 30 },
          height: ({ y }) => 0.06 * y,
        }),
      ),
      { outline: bridge, ...acetate, lift: 2, thickness: 6, round: 0.5 },
      ...[
        [rim, lens],
        [mirrored(rim), mirrored(lens)],
      ].map(
        (outline): Part => ({ outline: outline as Line[], ...acetate, lift: 2, thickness: 6, round: 0.6 }),
      ),
      {
        outline: [path('M206 22 L222 18 L224 30 L208 34'), mirrored(path('M206 22 L222 18 L224 30 L208 34'))],
        ...METAL,
        rides: true,
        thickness: 3,
      },
    ],
  };
}

function earrings(): View {
  const hoop = (x: number): Part[] => [
    {
      outline: ribbon(through([x + 6, -30], [x + 2, -62], [x + 16, -70], [x + 20, -40]), 5),
      ...METAL,
      lift: -10,
      thickness: 2,
      round: 0.6,
    },
    {
      outline: [ring(x, 100, 120, 130), ring(x, 104, 86, 96)],
      ...METAL,
      round: 1,
      thickness: 3,
      gloss: { strength: 1, sharpness: 22 },
    },
    { outline: ring(x, -30, 15, 17), ...METAL, rides: true, lift: 4, round: 0.9, thickness: 3 },
  ];
  return { wobble: 0, parts: [...hoop(300), ...hoop(600)] };
}

function necklace(): View {
  const line = through([232, -210], [246, -40], [320, 150], [450, 246], [580, 150], [654, -40], [668, -210]);
  const links: Line[] = [];
  const plain: Line[] = [];
  let along = 0;
  line.forEach((point, index) => {
    const next = line[index + 1];
    if (!next) return;
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    const angle = (Math.atan2(next[1] - point[1], next[0] - point[0]) * 180) / Math.PI;
    while (along < length) {
      const share = along / length;
      const x = point[0] + (next[0] - point[0]) * share;
      const y = point[1] + (next[1] - point[1]) * share;
      if ((links.length + plain.length) % 3 === 2) plain.push(ring(x, y, 4, 3, angle));
      else links.push(ring(x, y, 8.5, 4.6, angle));
      along += 11;
    }
    along -= length;
  });
  const holes = links.map((link): Line => {
    const x = link.reduce((sum, p) => sum + p[0], 0) / link.length;
    const y = link.reduce((sum, p) => sum + p[1], 0) / link.length;
    return link.map(([px, py]): Point => [x + (px - x) * 0.45, y + (py - y) * 0.45]);
  });
  return {
    wobble: 0,
    parts: [
      { outline: plain, ...METAL, round: 0.8, thickness: 2 },
      {
        outline: links.flatMap((link, order) => [link, holes[order] ?? link]),
        ...METAL,
        round: 0.7,
        thickness: 2.4,
      },
      {
        outline: [ring(450, 262, 12, 14), ring(450, 262, 7, 9)],
        ...METAL,
        lift: 3,
        thickness: 3,
        round: 0.6,
      },
      { outline: ring(450, 322, 46, 52), ...METAL, lift: 4, thickness: 6, round: 0.26 },
      {
        outline: [ring(450, 322, 37, 42), ring(450, 322, 34, 39)],
        ...METAL,
        rides: true,
        thickness: -1.6,
        dim: 0.8,
      },
    ],
  };
}

function gloves(): View {
  const random = seeded(541);
  const hand = path(
    'M-96 330 C-100 250 -104 170 -108 100 C-116 40 -150 10 -176 -30 C-190 -56 -176 -84 -148 -76 C-118 -64 -98 -26 -82 10 C-84 -60 -92 -150 -94 -210 C-94 -244 -52 -248 -48 -214 C-44 -150 -40 -90 -34 -40 C-34 -110 -36 -190 -34 -250 C-32 -284 10 -284 12 -250 C14 -190 14 -110 16 -40 C22 -100 26 -170 32 -226 C36 -258 74 -254 74 -222 C72 -160 66 -90 64 -30 C72 -70 82 -120 92 -164 C100 -192 132 -184 130 -156 C124 -90 112 -10 106 60 C102 150 100 250 98 330',
  );
  const glove = (x: number, y: number, flip: number): Part[] => {
    const put = (line: Line) => line.map(([px, py]): Point => [x + px * flip, y + py]);
    const lines = [
      path('M-42 60 C-46 10 -52 -20 -58 -50'),
      path('M4 56 C2 10 0 -20 -2 -50'),
      path('M48 60 C50 20 54 -10 58 -40'),
    ].map(put);
    return [
      {
        outline: put(hand),
        ...LEATHER,
        round: 0.62,
        open: true,
        thickness: 4,
        lift: flip > 0 ? 8 : -20,
        grooves: lines.map((line) => ({ line, width: 4, depth: -3 })),
        folds: [
          ...creases(
            random,
            { x: x - 90, y: y + 130, width: 180, height: 70 },
            { count: 4, width: 14, height: 3.4 },
          ),
          ...radiating(random, [x - 100 * flip, y + 60], {
            towards: flip > 0 ? 20 : 160,
            spread: 70,
            length: 110,
            count: 3,
            width: 12,
            height: 3,
          }),
        ],
      },
      {
        outline: put(path('M-98 250 C-40 262 40 262 100 250 L98 272 C40 284 -40 284 -98 272')),
        ...LEATHER,
        rides: true,
        clip: true,
        lift: 1.5,
        thickness: 3,
      },
      { outline: put(ring(0, 267, 9, 9)), ...METAL, rides: true, thickness: 4 },
    ];
  };
  return { wobble: 0.4, parts: [...glove(350, -20, -1), ...glove(560, 20, 1)] };
}

const garment = (
  front: () => View,
  share: number,
  metres: number,
  detail?: { x: number; y: number; width: number },
): Garment => ({
  tint: TINTS.accessories,
  metres,
  share,
  views: { front },
  ...(detail && { details: { detail: { of: 'front', ...detail } } }),
});

const DETAIL = { x: 450, y: 640, width: 480 };

export const ACCESSORIES: Record<string, Garment> = {
  'bag-flap': garment(bagFlap, 0.7, 0.0005, DETAIL),
  'bag-tote': garment(bagTote, 0.74, 0.0006, DETAIL),
  backpack: garment(backpack, 0.72, 0.0007, DETAIL),
  scarf: garment(scarf, 0.8, 0.001, { x: 450, y: 330, width: 480 }),
  cap: garment(cap, 0.46, 0.0005),
  belt: garment(belt, 0.4, 0.00045, { x: 450, y: 660, width: 420 }),
  glasses: garment(glasses, 0.3, 0.0003),
  earrings: garment(earrings, 0.34, 0.0001),
  necklace: garment(necklace, 0.62, 0.0004),
  gloves: garment(gloves, 0.62, 0.0004),
};
