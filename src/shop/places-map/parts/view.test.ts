import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitView, inSight, metresOfPixel, panned, toScreen, toWorld, zoomed } from './view';

const size = { width: 800, height: 600 };
const inRussia = fc.record({
  latitude: fc.double({ min: 41, max: 78, noNaN: true }),
  longitude: fc.double({ min: 20, max: 179, noNaN: true }),
});
const cities = fc
  .array(inRussia, { minLength: 1, maxLength: 40 })
  .map((places) => places.map(({ latitude, longitude }) => toWorld(latitude, longitude)));

describe('the view', () => {
  it('holds the world of Mercator', () => {
    expect(toWorld(0, 0)).toEqual({ x: 0.5, y: 0.5 });
    expect(toWorld(85.0511287798, -180).x).toBe(0);
    expect(toWorld(85.0511287798, -180).y).toBeCloseTo(0, 10);
  });

  it('knows metres on the ground: Kremlin to Pushkin Square is 1.6 km', () => {
    const [kremlin, pushkin] = [toWorld(55.752, 37.6175), toWorld(55.7655, 37.605)];
    const view = fitView([kremlin, pushkin], size);
    const [from, to] = [toScreen(view, size, kremlin), toScreen(view, size, pushkin)];
    const metres = Math.hypot(from.left - to.left, from.top - to.top) * metresOfPixel(view);
    expect(Math.abs(metres - 1700)).toBeLessThan(50);
  });

  it('has all places in sight, with room at the edges', () => {
    fc.assert(
      fc.property(cities, (points) => {
        const view = fitView(points, size);
        expect(
          points.every((point) => inSight(toScreen(view, size, point), size, { around: 63, right: 87 })),
        ).toBe(true);
      }),
    );
  });

  it('is of a street where there is one place, and of the world where there is none', () => {
    const one = toWorld(55.75, 37.6);
    expect(metresOfPixel(fitView([one], size))).toBeGreaterThan(1);
    expect(fitView([], size).scale).toBe(size.width);
  });

  it('zooms around a point, which stays where it is, and back to the same', () => {
    fc.assert(
      fc.property(cities, fc.constantFrom(2, 0.5), (points, factor) => {
        const view = { ...fitView(points, size), scale: 2 ** 16 };
        const around = { left: 100, top: 450 };
        const under = {
          x: view.centre.x + (around.left - size.width / 2) / view.scale,
          y: view.centre.y + (around.top - size.height / 2) / view.scale,
        };
        const closer = zoomed(view, factor, size, around);
        expect(closer.scale).toBe(view.scale * factor);
        expect(toScreen(closer, size, under).left).toBeCloseTo(around.left, 4);
        expect(toScreen(closer, size, under).top).toBeCloseTo(around.top, 4);
        expect(zoomed(closer, 1 / factor, size, around).centre.x).toBeCloseTo(view.centre.x, 10);
      }),
    );
  });

  it('stops zooming at a house and at the world', () => {
    let view = fitView([toWorld(55.75, 37.6)], size);
    for (let step = 0; step < 40; step += 1) view = zoomed(view, 2, size);
    expect(metresOfPixel(view)).toBeGreaterThan(0.5);
    for (let step = 0; step < 60; step += 1) view = zoomed(view, 0.5, size);
    expect(view.scale).toBe(size.width);
  });

  it('follows the pointer', () => {
    const view = fitView([toWorld(55.7, 37.5), toWorld(55.8, 37.7)], size);
    const place = toWorld(55.75, 37.6);
    const [before, after] = [view, panned(view, { left: 30, top: -20 })].map((one) =>
      toScreen(one, size, place),
    );
    expect(after?.left).toBeCloseTo((before?.left ?? 0) + 30, 6);
    expect(after?.top).toBeCloseTo((before?.top ?? 0) - 20, 6);
  });
});
