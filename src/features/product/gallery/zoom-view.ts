/** Scale of the picture, and offset of its centre from the centre of the stage, px. */
export type View = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Fingers = readonly [Point, Point];

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Scale after a click or a double tap. */
export const CLOSE = 2.5;
const MAX_SCALE = 4;
/** Width to height of all pictures of goods. */
const RATIO = 3 / 4;

/**
 * Changes the scale, and keeps the point of the picture that is under the pointer.
 * @param point from the centre of the stage, px
 */
export function zoomAt(view: View, scale: number, point: Point, stage: Size): View {
  return carry(view, scale, { from: point, to: point }, stage);
}

/**
 * The view after two fingers have moved: the picture points under the fingers stay under them, unless an edge
 * prevents that. It is computed from where the fingers began, not from the last step: a low picture is
 * centred until it is as high as the stage, and steps would accumulate that offset.
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

/** Moves the picture, up to its edges. */
export function pan(view: View, dx: number, dy: number, stage: Size): View {
  return onStage({ ...view, x: view.x + dx, y: view.y + dy }, stage);
}

/** Keeps the edges of the picture out of the stage, and centres a picture that is smaller than the stage. */
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

/** Whether a swipe is far enough (px) or fast enough (px/ms) to turn the page. */
export function turnsPage(dx: number, speed: number, width: number): boolean {
  return Math.abs(dx) > width * 0.2 || (Math.abs(dx) > 24 && Math.abs(speed) > 0.4);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([one, other]: Fingers): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
