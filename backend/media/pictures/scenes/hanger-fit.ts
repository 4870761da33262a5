import type { Contour } from '../colouring/contour.ts';
import type { Hang } from './hang.ts';

/** Slope of a hanger's arms: about seventeen degrees, but less near the middle. */
const FALL = 0.31;
const BEND = 1.22;
/** Length of an arm as a share of half the garment's width: well inside the shoulders. */
const SHOULDER_SHARE = 0.56;

/** Maximum slope of the shoulder at the end of an arm. A steeper edge already belongs to the sleeve. */
const STEEPEST = 0.6;

/**
 * Distance in pixels between the edge of the shoulder and the wood below it, so that the wood stays hidden.
 */
const HIDDEN = 4;

/** A hanger inside a garment, in pixels of the garment's cutout. */
export type HangerFit = {
  /** The point below the hook where the arms meet. */
  x: number;
  y: number;
  /** Horizontal length of an arm. */
  span: number;
  /** Thickness of an arm. */
  wood: number;
  /** Positions of clips on the outer side. */
  clips: readonly { x: number; y: number }[];
};

/** The vertical distance from the joint down to an arm, at a horizontal distance `out` from the joint. */
export const armFall = (out: number, span: number): number =>
  FALL * span * (Math.min(1, Math.abs(out) / span) ** BEND || 0);

/** Places a hanger in a garment so that the garment covers its arms, except in openings. */
export function fitHanger(contour: Contour, hang: Hang): HangerFit {
  const { box, middle } = contour;
  const half = Math.min(middle - box.left, box.right - middle);
  const wood = (box.right - box.left) * 0.022 + 3;
  if (hang === 'clips') return clipped(contour, wood);
  if (hang === 'straps') return strapped(contour, wood);
  const span = armLength(contour, half * SHOULDER_SHARE, wood);
  let y = box.top;
  // A collar does not touch the hanger, so only the edge of the shoulder beside the collar counts.
  for (let out = span * 0.45; out <= span; out += 1)
    for (const x of [Math.round(middle - out), Math.round(middle + out)]) {
      const edge = contour.edge[x] ?? Number.POSITIVE_INFINITY;
      if (Number.isFinite(edge)) y = Math.max(y, edge + wood / 2 + HIDDEN - armFall(out, span));
    }
  return { x: middle, y, span, wood, clips: [] };
}

/** The length of the longest arm that ends inside the shoulder, up to a maximum. */
function armLength({ edge, middle }: Contour, most: number, wood: number): number {
  const edgeAt = (out: number) =>
    Math.max(...[middle - out, middle + out].map((x) => edge[Math.round(x)] ?? Number.POSITIVE_INFINITY));
  let length = most;
  const fallsAway = () => edgeAt(length + wood) - edgeAt(length - wood) > 2 * wood * STEEPEST;
  while (length > most * 0.6 && fallsAway()) length -= 1;
  return length;
}

/** Straps lie over the arms, so the wood of a hanger is visible on both sides of a narrow garment. */
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

/** A hanger with clips: its bar is above the waist, with a clip near each side of the garment. */
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
