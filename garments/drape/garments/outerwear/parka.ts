import { headed } from '../../body/headed.ts';
import { smoothstep } from '../../cloth/geometry.ts';
import { cinch } from '../../finish/cinch.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import type { Garment } from '../../sewing/garment.ts';
import { hood } from '../../sewing/hood.ts';
import { sewTop } from '../../sewing/top.ts';
import { NECK_HEIGHT } from '../../sewing/torso.ts';
import { CHIN, FLAP, NECK_DEPTH, type ParkaMeasures, THICKNESS } from './parka-cut.ts';
import { parkaDetails } from './parka-details.ts';
import { layParka, snaps } from './parka-parts.ts';

/** A parka to the thigh with a hood, a storm flap with snaps, a waist cord, and patch pockets with flaps. */
function sewParka(measures: ParkaMeasures): Garment {
  const { torso, waist, spacing = 0.0135, stiff = 0 } = measures;
  const { neck } = torso;
  const top = sewTop({
    ...measures,
    torso: { ...torso, waistDepth: -waist },
    neckDepth: NECK_DEPTH,
    pointed: [
      [neck * 0.95, -NECK_DEPTH * 0.62],
      [neck * 0.5, -NECK_DEPTH],
    ],
    backNeckDepth: 0.022,
    tail: 0.012,
    softness: 2e-4,
  });
  const up = hood(top.front, top.back, { height: 0.325, chin: CHIN, strip: 0.08, softness: 6e-5 });
  return {
    pattern: {
      pieces: [...top.pieces, ...up.pieces],
      seams: [...top.seams, ...up.seams],
      blanks: [{ name: 'chinFlap', width: FLAP.half * 2, height: CHIN }],
      spacing,
    },
    form: () => headed(top.form()),
    draping: { frames: 140, clearance: 0.01, friction: 0.4 },
    finish: (cloth) => {
      for (const { name } of up.pieces) evenedEdge(cloth, name, 'face', 40);
      evenedOut(cloth, 6, ([, y]) => smoothstep(NECK_HEIGHT + 0.14, NECK_HEIGHT + 0.24, y));
      evenedEdge(cloth, 'front', 'hem', stiff);
      evenedOut(cloth, stiff, ([x, , z]) => (z > 0 ? smoothstep(0.1, 0.03, Math.abs(x)) : 0));
      evenedOut(cloth, 4);
      cinch(cloth, ['front', 'back'], { height: NECK_HEIGHT + waist, share: 0.07, reach: 0.075 });
    },
    fabric: 'twill',
    thickness: THICKNESS,
    unevenness: 0.35,
    laid: (draped) => layParka(draped, up, measures),
    buttons: (draped) => snaps(draped, up, measures),
    details: parkaDetails(top, up, measures),
    label: { on: 'hoodMiddle', middle: [0, 0.07], width: 0.052, height: 0.026 },
  };
}

/** A women's parka. Its right front is on top. */
export const parka = (): Garment =>
  sewParka({
    shape: { figure: 'women', bust: 0.3, straight: [0.176, 0.13], stand: true },
    arms: 17,
    torso: {
      neck: 0.092,
      shoulder: 0.214,
      shoulderDrop: 0.06,
      armholeDepth: 0.284,
      chest: 0.272,
      waist: 0.268,
      hem: 0.284,
      length: 0.81,
    },
    waist: -0.425,
    sleeve: { width: 0.19, hem: 0.142, cap: 0.16, length: 0.59 },
    closes: 'right',
  });

/** A men's parka: broader in the shoulders and longer than the women's. Its left front is on top. */
export const menParka = (): Garment =>
  sewParka({
    shape: { figure: 'men', bust: 0, straight: [0.182, 0.134], stand: true },
    arms: 17,
    torso: {
      neck: 0.094,
      shoulder: 0.229,
      shoulderDrop: 0.062,
      armholeDepth: 0.29,
      chest: 0.284,
      waist: 0.28,
      hem: 0.288,
      length: 0.84,
    },
    waist: -0.45,
    sleeve: { width: 0.194, hem: 0.148, cap: 0.164, length: 0.61 },
    closes: 'left',
    stiff: 40,
  });
