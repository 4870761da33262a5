import sharp from 'sharp';
import type { Cutout } from '../colouring/colour.ts';
import { type Box, type Contour, contourOf } from '../colouring/contour.ts';
import type { Hang } from './hang.ts';
import type { Hanger } from './hanger-drawing.ts';
import { fitHanger } from './hanger-fit.ts';
import type { BarePiece, HungPiece, LaidPiece, Rail } from './scene.ts';
import type { Layer } from './scene-canvas.ts';

type Size = { width: number; height: number };

/** A garment of a scene, or an empty hanger, at its position and in its size. */
export type Placed = {
  goods: Layer | undefined;
  /**
   * For each pixel, how much of it shows the inside of the garment, 0 to 255. The hanger is drawn over the
   * inside, and behind the rest of the garment.
   */
  inner: Uint8Array | undefined;
  hanger: Hanger | undefined;
  /**
   * Number of pixels, from the top edge of the garment down, in which the hook is drawn in front of the
   * garment. Below, it is behind: for example, a hood covers the lower end of the hook.
   */
  hookBefore: number;
};

/**
 * Minimum distance from the rail down to a high collar, as a share of `drop` (the distance from the rail to
 * the arms of the hanger).
 */
const COLLAR_ROOM = 0.42;

/**
 * How far down the hanger's hook is drawn in front of the garment: 0 = not at all, 1 = from the garment's top
 * edge down to the arms of the hanger.
 */
const HOOK_BEFORE: Record<Hang, number> = { shoulders: 1, hood: 0.55, tube: 0, straps: 0, clips: 0 };

/** Places a garment that hangs on the rail. */
export async function placeHung(piece: HungPiece, rail: Rail, cutout: Cutout, size: Size): Promise<Placed> {
  const contour = contourOf(cutout);
  const { box } = contour;
  const scale = scaleOf(piece, box, size);
  const fit = fitHanger(contour, piece.hang);
  const railY = rail.y * size.height;
  const drop = rail.drop * size.height;
  const above = Math.max(0, (fit.y - box.top) * scale);
  const joint = railY + Math.max(drop, above + COLLAR_ROOM * drop);
  const left = Math.round(piece.x * size.width - (fit.x - box.left) * scale);
  const top = Math.round(joint - (fit.y - box.top) * scale);
  const place = (x: number, y: number) => ({
    x: left + (x - box.left) * scale,
    y: top + (y - box.top) * scale,
  });
  const { goods, inner } = await scaled(cutout, contour, scale, 0);
  return {
    goods: { ...goods, left, top },
    // The visible inside of a hood is in front of the hanger and hides its arms, so no pixel counts as inside
    // here.
    inner: piece.hang === 'hood' ? new Uint8Array(inner.length) : inner,
    hanger: {
      ...place(fit.x, fit.y),
      span: fit.span * scale,
      wood: fit.wood * scale,
      clips: fit.clips.map(({ x, y }) => place(x, y)),
      rail: railY,
      drop,
      turn: 0,
      bar: false,
    },
    hookBefore: (fit.y - box.top) * scale * HOOK_BEFORE[piece.hang],
  };
}

/** Places a garment that lies flat, with its centre at the given position. */
export async function placeLaid(piece: LaidPiece, cutout: Cutout, size: Size): Promise<Placed> {
  const contour = contourOf(cutout);
  const { box } = contour;
  const { goods } = await scaled(cutout, contour, scaleOf(piece, box, size), piece.turn ?? 0);
  const left = Math.round(piece.x * size.width - goods.width / 2);
  const top = Math.round(piece.y * size.height - goods.height / 2);
  return { goods: { ...goods, left, top }, inner: undefined, hanger: undefined, hookBefore: 0 };
}

const scaleOf = (piece: HungPiece | LaidPiece, { left, top, right, bottom }: Box, size: Size) =>
  Math.min(
    (piece.height * size.height) / (bottom - top),
    ((piece.width ?? Number.POSITIVE_INFINITY) * size.width) / (right - left),
  );

/** Places an empty hanger: 42 cm wide, with a hook of about 8 cm. */
export function placeBare(piece: BarePiece, rail: Rail, size: Size): Placed {
  const drop = rail.drop * size.height;
  const hanger: Hanger = {
    x: piece.x * size.width,
    y: rail.y * size.height + drop,
    span: drop * 3.05,
    wood: drop * 0.23,
    clips: [],
    rail: rail.y * size.height,
    drop,
    turn: piece.turn ?? 0,
    bar: true,
  };
  return { goods: undefined, inner: undefined, hanger, hookBefore: 0 };
}

/** Crops a garment to its bounds, scales and rotates it. */
async function scaled(
  { width, height, rgba, inner }: Cutout,
  { box }: Contour,
  scale: number,
  turn: number,
): Promise<{ goods: Layer; inner: Uint8Array }> {
  const area = {
    left: Math.max(0, box.left - 2),
    top: Math.max(0, box.top - 2),
    width: Math.min(width, box.right + 2) - Math.max(0, box.left - 2),
    height: Math.min(height, box.bottom + 2) - Math.max(0, box.top - 2),
  };
  const target = {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
  };
  let cloth = sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(area)
    .resize(target.width, target.height, { fit: 'fill', kernel: 'lanczos3' });
  if (turn !== 0) {
    const straight = await cloth.raw().toBuffer();
    cloth = sharp(straight, { raw: { ...target, channels: 4 } }).rotate(turn, {
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
  }
  const { data, info } = await cloth.raw().toBuffer({ resolveWithObject: true });
  const inside = await sharp(inner, { raw: { width, height, channels: 1 } })
    .extract(area)
    .resize(target.width, target.height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { goods: { left: 0, top: 0, width: info.width, height: info.height, rgba: data }, inner: inside };
}
