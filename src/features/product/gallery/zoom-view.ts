/** The scale of the picture, and the offset of its centre from the centre of the stage, in px. */
export type View = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Fingers = readonly [Point, Point];

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** The scale after a click or a double tap, relative to the whole picture. */
export const CLOSE = 2.5;
const MAX_SCALE = 4;
/** Width to height of all pictures of goods. */
const RATIO = 3 / 4;

/**
 * Changes the scale, and keeps the picture's point under `point` in place.
 * @param point position from the centre of the stage, in px
 */
export function zoomAt(view: View, scale: number, point: Point, stage: Size): View {
  return carry(view, scale, { from: point, to: point }, stage);
}

/**
 * The view after two fingers have moved: each finger stays on its point of the picture, as far as the edges
 * allow. It is computed from where the fingers began and not from the last step: a picture lower than the
 * stage is centred, and with many steps this correction would add up.
 */
export function pinch(view: View, began: Fingers, now: Fingers, stage: Size): View {
  const scale = view.scale * (distance(...now) / Math.max(1, distance(...began)));
  return carry(view, scale, { from: middle(began), to: middle(now) }, stage);
}

function carry(view: View, scale: number, { from, to }: { from: Point; to: Point }, stage: Size): View {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const grown = next / view.scale;
  const x = to.x - (from.x - view.x) * grown;
  const y = to.y - (from.y - view.y) * grown;
  return onStage({ scale: next, x, y }, stage);
}

/** Moves the picture by an offset, until its edges reach those of the stage. */
export function pan(view: View, dx: number, dy: number, stage: Size): View {
  return onStage({ ...view, x: view.x + dx, y: view.y + dy }, stage);
}

/**
 * Limits the offset, so that no edge of the picture is inside the stage. A picture smaller than the stage is
 * centred.
 */
function onStage({ scale, x, y }: View, stage: Size): View {
  const width = Math.min(stage.width, stage.height * RATIO) * scale;
  const reachX = Math.max(0, (width - stage.width) / 2);
  const reachY = Math.max(0, (width / RATIO - stage.height) / 2);
  return { scale, x: within(x, reachX), y: within(y, reachY) };
}

function within(value: number, reach: number): number {
  // Adding 0 turns −0 into 0.
  return Math.min(reach, Math.max(-reach, value)) + 0;
}

/** Whether a swipe turns the page, because it is far enough (px) or fast enough (px/ms). */
export function turnsPage(dx: number, speed: number, width: number): boolean {
  return Math.abs(dx) > width * 0.2 || (Math.abs(dx) > 24 && Math.abs(speed) > 0.4);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([one, other]: Fingers): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
