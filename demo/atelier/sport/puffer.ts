import { path, ribbon } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { both, zip } from '../sewing/details.ts';
import { cuffs } from '../sewing/ribbing.ts';
import { NYLON, quilting } from './shared.ts';

const cutOf = (sleeves: boolean): BodiceCut => ({
  seed: 121,
  neck: 84,
  shoulder: sleeves ? 218 : 190,
  slope: 46,
  armpit: sleeves ? [240, 262] : [224, 276],
  hem: 232,
  length: 640,
  hemDrop: 6,
  frontNeck: 60,
  texture: 'nylon',
  drape: 0.25,
  round: 0.4,
  gloss: NYLON.gloss,
  ...(sleeves && { sleeve: { length: 610, angle: 8, cuff: 56, fullness: 22 } }),
});

export function puffer(sleeves: boolean): () => View {
  return () => {
    const cut = cutOf(sleeves);
    const bodice = cutBodice(cut);
    const quilt = quilting(31, 84, 13);
    const sleeveQuilt = [quilting(32, 80, 12, 0.14), quilting(33, 80, 12, -0.14)];
    const stand = path(
      'M368 -2 C362 -44 372 -82 384 -92 C420 -100 480 -100 516 -92 C528 -82 538 -44 532 -2 C540 30 500 56 450 60 C400 56 360 30 368 -2',
    );
    const standQuilt = quilting(34, 46, 8);
    return {
      wobble: 0.8,
      parts: [
        ...bodice.sleeves.map(
          (part, side): Part => ({ ...part, height: sleeveQuilt[side] ?? quilt, thickness: 4 }),
        ),
        ...(sleeves
          ? cuffs(bodice, 26).map(
              (outline): Part => ({
                ...NYLON,
                outline,
                role: 'rib',
                texture: 'rib',
                textureSize: 0.5,
                rides: true,
                clip: true,
                thickness: 2,
              }),
            )
          : []),
        { ...bodice.body, height: quilt, thickness: 5, grooves: sleeves ? armholeSeams(bodice) : [] },
        ...(sleeves
          ? []
          : both(bodice.leftArmhole).map(
              (line): Part => ({
                outline: ribbon(line, 18),
                ...NYLON,
                rides: true,
                clip: true,
                thickness: 3,
              }),
            )),
        {
          outline: path('M384 -92 C420 -104 480 -104 516 -92 C510 -66 390 -66 384 -92'),
          role: 'inside',
          texture: 'fleece',
          lift: -24,
          dim: 0.66,
        },
        {
          outline: stand,
          ...NYLON,
          rides: true,
          lift: 4,
          round: 0.4,
          thickness: 6,
          height: (place) => standQuilt({ ...place, y: place.y + 6 }),
        },
        {
          outline: ribbon(
            [
              [450, -78],
              [450, 646],
            ],
            15,
          ),
          role: 'dark',
          texture: 'twill',
          rides: true,
          thickness: 1,
        },
        ...zip(
          [
            [450, -76],
            [450, 644],
          ],
          { tape: 8, puller: [450, -70] },
        ).slice(1),
        ...both(path('M286 470 L300 394 L308 396 L296 474')).map(
          (outline): Part => ({ outline, role: 'dark', texture: 'twill', rides: true, thickness: 1 }),
        ),
      ],
    };
  };
}

export function pufferBack(sleeves: boolean): () => View {
  const standQuilt = quilting(34, 46, 8);
  return () => {
    const view = backView(cutOf(sleeves), {
      wobble: 0.8,
      cuff: {
        depth: 26,
        part: { ...NYLON, role: 'rib', texture: 'rib', textureSize: 0.5 },
      },
      body: () => ({ height: quilting(36, 84, 13), thickness: 5 }),
      over: (bodice) => [
        ...(sleeves
          ? []
          : both(bodice.leftArmhole).map(
              (line): Part => ({
                outline: ribbon(line, 18),
                ...NYLON,
                rides: true,
                clip: true,
                thickness: 3,
              }),
            )),
        {
          outline: path(
            'M366 12 C362 -44 372 -82 384 -92 C420 -102 480 -102 516 -92 C528 -82 538 -44 534 12 C506 24 394 24 366 12',
          ),
          ...NYLON,
          rides: true,
          lift: 4,
          round: 0.4,
          thickness: 6,
          height: (place) => standQuilt({ ...place, y: place.y + 6 }),
        },
      ],
    });
    const sleeveQuilt = [quilting(37, 80, 12, 0.14), quilting(38, 80, 12, -0.14)];
    return {
      ...view,
      parts: view.parts.map((part, order): Part => {
        const height = sleeves ? sleeveQuilt[order] : undefined;
        return height ? { ...part, height, thickness: 4 } : part;
      }),
    };
  };
}
