/** How the picture lies on the stage: its scale, and how far its centre is from the stage's, px. */
export type View = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Fingers = readonly [Point, Point];

/** The whole picture. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** What a click or a double tap goes to. */
export const CLOSE = 2.5;
const MAX_SCALE = 4;
/** Width to height of every picture of goods. */
const RATIO = 3 / 4;

/**
 * Another scale, keeping what is under the point under it.
 * @param point from the centre of the stage, px
 */
export function zoomAt(view: View, scale: number, point: Point, stage: Size): View {
  return carry(view, scale, { from: point, to: point }, stage);
}

/**
 * How a picture lies when two fingers have moved: what was between them is between them again, as far as its edges let
 * it. It follows from where the fingers began, not from their last step: a low picture is held in the middle of the
 * stage until it is as high, and steps would leave the fingers behind for good.
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

/** Moves the picture as far as its edge. */
export function pan(view: View, dx: number, dy: number, stage: Size): View {
  return onStage({ ...view, x: view.x + dx, y: view.y + dy }, stage);
}

/** An edge of the picture never comes inside the stage, and what is narrower than the stage stays in its middle. */
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

/** A swipe turns the page when it went far enough, or fast enough: px, px a ms. */
export function turnsPage(dx: number, speed: number, width: number): boolean {
  return Math.abs(dx) > width * 0.2 || (Math.abs(dx) > 24 && Math.abs(speed) > 0.4);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([one, other]: Fingers): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
