import { expect, test } from 'vitest';
import { type Fingers, pan, pinch, turnsPage, WHOLE, zoomAt } from './zoom-view';

/** On this stage, the picture is 600 px wide when it is not zoomed. */
const stage = { width: 1000, height: 800 };

test('zooming keeps the point under the pointer in place', () => {
  const point = { x: 100, y: -150 };
  const view = zoomAt(WHOLE, 2.5, point, stage);
  expect(view).toEqual({ scale: 2.5, x: -150, y: 225 });
  // The pointer is over the same point of the picture before and after.
  expect((point.x - view.x) / view.scale).toBe(point.x);
  expect((point.y - view.y) / view.scale).toBe(point.y);
});

test.each<[string, Fingers, Fingers]>([
  [
    'that part',
    [
      { x: -20, y: -150 },
      { x: 20, y: -150 },
    ],
    [
      { x: -60, y: -150 },
      { x: 60, y: -150 },
    ],
  ],
  [
    'that part and move',
    [
      { x: 40, y: 90 },
      { x: 40, y: 130 },
    ],
    [
      { x: 30, y: 60 },
      { x: 10, y: 180 },
    ],
  ],
])('the point of the picture between fingers %s stays between them', (_what, began, now) => {
  const high = { width: 400, height: 700 };
  const between = ([one, other]: Fingers) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const view = pinch(WHOLE, began, now, high);
  expect(view.scale).toBeGreaterThan(2.9);
  expect((between(now).x - view.x) / view.scale).toBeCloseTo(between(began).x);
  expect((between(now).y - view.y) / view.scale).toBeCloseTo(between(began).y);
});

test('a pinch zooms out until the whole picture is visible, but no further', () => {
  const near = zoomAt(WHOLE, 3, { x: 100, y: 100 }, stage);
  const apart: Fingers = [
    { x: -300, y: 0 },
    { x: 300, y: 0 },
  ];
  const together: Fingers = [
    { x: -20, y: 0 },
    { x: 20, y: 0 },
  ];
  expect(pinch(near, apart, together, stage)).toEqual(WHOLE);
});

test('a zoomed picture can be moved only until its edge reaches the edge of the stage', () => {
  const near = zoomAt(WHOLE, 2.5, { x: 300, y: 400 }, stage);
  expect(pan(near, 5000, 5000, stage)).toEqual({ scale: 2.5, x: 250, y: 600 });
  expect(pan(near, -5000, -5000, stage)).toEqual({ scale: 2.5, x: -250, y: -600 });
});

test('a picture narrower than the stage stays centred when it is zoomed or moved', () => {
  expect(zoomAt(WHOLE, 1.5, { x: 200, y: 0 }, stage).x).toBe(0);
  expect(pan(WHOLE, 40, 40, stage)).toEqual(WHOLE);
});

test('the zoom has a minimum and a maximum', () => {
  expect(zoomAt(WHOLE, 0.2, { x: 0, y: 0 }, stage)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 90, { x: 0, y: 0 }, stage).scale).toBe(4);
});

test.each([
  [-210, 0.1, true],
  [60, 0.6, true],
  [60, 0.1, false],
  [10, 2, false],
])('a swipe of %i px at %f px/ms shows another picture: %s', (dx, speed, turns) => {
  expect(turnsPage(dx, speed, 1000)).toBe(turns);
});
