import { creases } from '../engine/folds.ts';
import { mirrored, path, ribbon, ring, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { both } from '../sewing/details.ts';

export function bra(): View {
  const lace = { texture: 'lace' } as const;
  const cup = path(
    'M438 250 C420 190 372 120 300 96 C262 130 232 190 226 262 C232 320 280 356 340 352 C396 346 432 310 438 250',
  );
  const band = path(
    'M226 262 C210 270 190 280 172 296 C178 320 184 344 192 366 C240 350 290 352 340 360 C390 366 420 344 440 330',
  );
  const wire = path('M438 252 C432 310 396 346 340 352 C280 356 234 322 226 262');
  const seam = path('M240 232 C300 250 370 256 434 244');
  const strap = through([300, 98], [292, 20], [304, -70], [330, -120]);
  const backStrap = through([330, -120], [352, -60], [356, 60], [340, 190]);
  const random = seeded(711);
  return {
    wobble: 0.5,
    parts: [
      ...both(backStrap).map(
        (line): Part => ({ outline: ribbon(line, 13), texture: 'satin', lift: -50, thickness: 2, dim: 0.86 }),
      ),
      {
        outline: path('M180 300 C260 220 640 220 720 300 L712 352 C640 290 260 290 188 352'),
        role: 'inside',
        texture: 'satin',
        lift: -60,
        dim: 0.86,
        thickness: 2,
      },
      ...both([...band, [440, 290], [430, 270]]).map(
        (outline): Part => ({
          outline,
          texture: 'satin',
          lift: -6,
          thickness: 2.4,
          round: 0.14,
          height: ({ x }) => -0.1 * Math.abs(x - 450),
        }),
      ),
      {
        outline: path('M418 226 C440 252 460 252 482 226 L482 336 C460 346 440 346 418 336'),
        ...lace,
        lift: -8,
        thickness: 2,
      },
      ...both(cup).map(
        (outline, side): Part => ({
          outline,
          ...lace,
          lift: 2,
          round: 0.55,
          thickness: 2.4,
          grooves: [{ line: side === 0 ? seam : mirrored(seam), width: 2, depth: 1.6 }],
          folds: creases(
            random,
            side === 0
              ? { x: 250, y: 280, width: 170, height: 60 }
              : { x: 480, y: 280, width: 170, height: 60 },
            { count: 2, tilt: 4, width: 14, height: 2 },
          ),
        }),
      ),
      ...both(wire).map(
        (line): Part => ({
          outline: ribbon(line, 9),
          texture: 'satin',
          rides: true,
          lift: 0.5,
          thickness: 2.4,
          round: 0.4,
        }),
      ),
      ...both(path('M438 250 C420 190 372 120 300 96')).map(
        (line): Part => ({
          outline: ribbon(line, 10),
          texture: 'satin',
          rides: true,
          lift: 0.5,
          thickness: 2.2,
          round: 0.4,
        }),
      ),
      ...both(strap).map(
        (line): Part => ({ outline: ribbon(line, 14), texture: 'satin', lift: 6, thickness: 2.4 }),
      ),
      {
        outline: [ring(298, 60, 12, 9), ring(298, 60, 8, 5), ring(602, 60, 12, 9), ring(602, 60, 8, 5)],
        role: 'metal',
        texture: 'smooth',
        rides: true,
        lift: 3,
        thickness: 2.4,
      },
      ...[-1, 1].map(
        (side): Part => ({
          outline: path(
            `M450 256 C${450 + side * 10} 242 ${450 + side * 28} 242 ${450 + side * 30} 256 C${450 + side * 28} 270 ${450 + side * 10} 268 450 258`,
          ),
          texture: 'satin',
          rides: true,
          lift: 2,
          thickness: 2.6,
          round: 0.4,
        }),
      ),
    ],
  };
}
