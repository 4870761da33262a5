import { expect, test } from 'vitest';
import { pan, turnsPage, WHOLE, zoomAt } from './zoom-view';

/** The picture stands on it 600 px wide. */
const stage = { width: 1000, height: 800 };

test('what is under the pointer stays under it', () => {
  const point = { x: 100, y: -150 };
  const view = zoomAt(WHOLE, 2.5, point, stage);
  expect(view).toEqual({ scale: 2.5, x: -150, y: 225 });
  // The point of the picture that was under the pointer, before and after.
  expect((point.x - view.x) / view.scale).toBe(point.x);
  expect((point.y - view.y) / view.scale).toBe(point.y);
});

test('no edge comes inside the stage', () => {
  const near = zoomAt(WHOLE, 2.5, { x: 300, y: 400 }, stage);
  expect(pan(near, 5000, 5000, stage)).toEqual({ scale: 2.5, x: 250, y: 600 });
  expect(pan(near, -5000, -5000, stage)).toEqual({ scale: 2.5, x: -250, y: -600 });
});

test('a picture narrower than the stage stays in its middle', () => {
  expect(zoomAt(WHOLE, 1.5, { x: 200, y: 0 }, stage).x).toBe(0);
  expect(pan(WHOLE, 40, 40, stage)).toEqual(WHOLE);
});

test('the scale has a floor and a ceiling', () => {
  expect(zoomAt(WHOLE, 0.2, { x: 0, y: 0 }, stage)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 90, { x: 0, y: 0 }, stage).scale).toBe(4);
});

test.each([
  [-210, 0.1, true],
  [60, 0.6, true],
  [60, 0.1, false],
  [10, 2, false],
])('a swipe of %i px at %f px a ms turns the page: %s', (dx, speed, turns) => {
  expect(turnsPage(dx, speed, 1000)).toBe(turns);
});
