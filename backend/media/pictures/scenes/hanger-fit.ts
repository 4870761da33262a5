import type { Contour } from '../colouring/contour.ts';
import type { Hang } from './hang.ts';

/** How steeply the arms of a hanger slope: by about seventeen degrees, less near the middle. */
const FALL = 0.31;
const BEND = 1.22;
/** Length of an arm as a share of half the garment's width. The arm then ends well inside the shoulder. */
const SHOULDER_SHARE = 0.56;

/**
 * Maximum slope of the garment's edge at the end of an arm. If the edge is steeper, it belongs to the sleeve,
 * not to the shoulder.
 */
const STEEPEST = 0.6;

/**
 * Number of pixels by which the wood of an arm is below the edge of the shoulder, so that it is not visible.
 */
const HIDDEN = 4;

/** Where a hanger is inside a garment. All lengths and positions are pixels of the garment's cutout. */
export type HangerFit = {
  /** Position of the point below the hook where both arms meet. */
  x: number;
  y: number;
  /** Horizontal length of an arm. */
  span: number;
  /** Thickness of an arm. */
  wood: number;
  /** Positions of the clips, which hold the garment from outside. */
  clips: readonly { x: number; y: number }[];
};

/** How far an arm has dropped at the horizontal distance `out` from the point where both arms meet. */
export const armFall = (out: number, span: number): number =>
  FALL * span * (Math.min(1, Math.abs(out) / span) ** BEND || 0);

/** Places a hanger inside a garment. The garment covers its arms, except in the openings. */
export function fitHanger(contour: Contour, hang: Hang): HangerFit {
  const { box, middle } = contour;
  const half = Math.min(middle - box.left, box.right - middle);
  const wood = (box.right - box.left) * 0.022 + 3;
  if (hang === 'clips') return clipped(contour, wood);
  if (hang === 'straps') return strapped(contour, wood);
  const span = armLength(contour, half * SHOULDER_SHARE, wood);
  let y = box.top;
  // A collar stands above the hanger without touching it. So only the edge of the shoulder beside the collar
  // limits the height of the hanger.
  for (let out = span * 0.45; out <= span; out += 1)
    for (const x of [Math.round(middle - out), Math.round(middle + out)]) {
      const edge = contour.edge[x] ?? Number.POSITIVE_INFINITY;
      if (Number.isFinite(edge)) y = Math.max(y, edge + wood / 2 + HIDDEN - armFall(out, span));
    }
  return { x: middle, y, span, wood, clips: [] };
}

/** The length of the longest arm, at most `most`, whose end is still inside the shoulder. */
function armLength({ edge, middle }: Contour, most: number, wood: number): number {
  const edgeAt = (out: number) =>
    Math.max(...[middle - out, middle + out].map((x) => edge[Math.round(x)] ?? Number.POSITIVE_INFINITY));
  let length = most;
  const fallsAway = () => edgeAt(length + wood) - edgeAt(length - wood) > 2 * wood * STEEPEST;
  while (length > most * 0.6 && fallsAway()) length -= 1;
  return length;
}

/**
 * Fits a hanger for a garment with straps. Straps lie over the arms, so the wood is visible on both sides of
 * a narrow garment.
 */
function strapped({ box, edge, middle }: Contour, wood: number): HangerFit {
  const height = box.bottom - box.top;
  const lowest = box.top + height * 0.05;
  const tops = (from: number, to: number) => {
    let [x, y] = [(from + to) / 2, lowest];
    for (let at = Math.ceil(from); at < to; at += 1)
      if ((edge[at] ?? lowest) < y) [x, y] = [at, edge[at] ?? lowest];
    return { x, y };
  };
  const left = tops(box.left, middle);
  const right = tops(middle, box.right);
  const x = (left.x + right.x) / 2;
  const out = (right.x - left.x) / 2;
  const span = Math.min(out + height * 0.075, (box.right - box.left) * 0.56);
  return {
    x,
    y: Math.max(left.y, right.y) + wood * 0.4 - armFall(out, span),
    span: Math.max(span, out * 1.2),
    wood: wood * 0.86,
    clips: [],
  };
}

/** Fits a hanger with clips: its bar is above the waist, and a clip is near each side of the garment. */
function clipped({ box, edge }: Contour, wood: number): HangerFit {
  const deep = box.top + (box.bottom - box.top) * 0.06;
  let [left, right] = [box.right, box.left];
  for (let x = box.left; x < box.right; x += 1) {
    if ((edge[x] ?? Number.POSITIVE_INFINITY) > deep) continue;
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const at = [middle - half * 0.7, middle + half * 0.7];
  return {
    x: middle,
    y: box.top - wood * 1.5,
    span: half * 0.86,
    wood: wood * 0.7,
    clips: at.map((x) => ({ x, y: edge[Math.round(x)] ?? box.top })),
  };
}
