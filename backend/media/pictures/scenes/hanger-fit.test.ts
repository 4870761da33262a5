import { describe, expect, test } from 'vitest';
import { testJersey } from '../../testing/scenes.ts';
import { contourOf } from '../colouring/contour.ts';
import { armFall, fitHanger } from './hanger-fit.ts';

describe('the contour of a garment', () => {
  test('measuring the contour of a garment finds the bounds, the centre of the neckline and the upper edge of the outer side', () => {
    const { box, middle, edge } = contourOf(testJersey());
    expect(box).toEqual({ left: 20, top: 31, right: 100, bottom: 130 });
    expect(middle).toBeCloseTo(59.5, 0);
    expect(edge[59]).toBeGreaterThan(38);
    expect(edge[95]).toBeLessThan(43);
    expect(edge[5]).toBe(Number.POSITIVE_INFINITY);
  });

  test('measuring the contour of a garment rejects an empty cutout', () => {
    const { width, height, inner } = testJersey();
    expect(() => contourOf({ width, height, inner, rgba: new Uint8Array(width * height * 4) })).toThrow(
      'empty',
    );
  });
});

describe('a hanger in a garment', () => {
  test.each([2, 12, 24])(
    'a hanger in a garment stays below the edge of shoulders that fall by %i pixels',
    (fall) => {
      const contour = contourOf(testJersey(fall));
      const { x, y, span, wood } = fitHanger(contour, 'shoulders');
      expect(x).toBeCloseTo(59.5, 0);
      for (let out = span * 0.5; out <= span; out += 1)
        for (const column of [Math.round(x - out), Math.round(x + out)])
          expect(y + armFall(out, span) - wood / 2).toBeGreaterThanOrEqual((contour.edge[column] ?? 0) - 0.5);
      expect(span).toBeLessThan(40);
    },
  );

  test('a hanger in a garment ends inside the shoulders even if they are narrow compared with the sleeves', () => {
    const [middle, shoulder] = [120, 52];
    const edge = Float64Array.from({ length: 240 }, (_, x) => {
      const out = Math.abs(x - middle);
      return 20 + 0.2 * out + 4 * Math.max(0, out - shoulder);
    });
    const box = { left: 0, top: 20, right: 240, bottom: 200 };
    const { y, span, wood } = fitHanger({ box, middle, edge }, 'shoulders');
    const corner = wood * 0.35;
    expect(span).toBeGreaterThan(35);
    expect(y + armFall(span, span) - corner).toBeGreaterThanOrEqual(
      edge[Math.round(middle + span + corner)] ?? 0,
    );
  });

  test('a hanger in a garment has arms that slope down from the middle to both ends', () => {
    expect(armFall(0, 100)).toBe(0);
    expect(armFall(-60, 100)).toBe(armFall(60, 100));
    expect(armFall(100, 100)).toBeGreaterThan(armFall(50, 100));
  });

  test("a hanger in a garment has a clip on each side of the waist's middle, below the bar", () => {
    const { y, x, span, clips } = fitHanger(contourOf(testJersey(2)), 'clips');
    expect(clips).toHaveLength(2);
    for (const clip of clips) {
      expect(clip.y).toBeGreaterThan(y);
      expect(Math.abs(clip.x - x)).toBeLessThan(span);
    }
  });

  test('a hanger in a garment extends beyond the straps that lie over its arms', () => {
    const { x, span } = fitHanger(contourOf(testJersey()), 'straps');
    expect(x).toBeGreaterThan(30);
    expect(x).toBeLessThan(90);
    expect(span).toBeGreaterThan(5);
  });
});
