import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReviewCount, summaryOf } from './summary.ts';

const count: fc.Arbitrary<ReviewCount> = fc.record({
  stars: fc.integer({ min: 1, max: 5 }),
  fit: fc.constantFrom('SMALL', 'EXACT', 'LARGE', null),
  size: fc.constantFrom('42', '44', '46', null),
  heightCm: fc.option(fc.integer({ min: 50, max: 230 })),
  photos: fc.integer({ min: 0, max: 5 }),
  isDemo: fc.boolean(),
  count: fc.integer({ min: 1, max: 50 }),
});
const counts = fc.array(count, { maxLength: 30 });
const some = fc.array(count, { minLength: 1, maxLength: 30 });
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

describe('the summary of a product’s reviews', () => {
  it('the summary has no average without reviews', () => {
    expect(summaryOf([])).toEqual({
      count: 0,
      average: null,
      stars: [0, 0, 0, 0, 0],
      demo: 0,
      bought: null,
      withPhotos: 0,
      photos: 0,
      sizes: [],
      heights: [],
      fit: { small: 0, exact: 0, large: 0, verdict: null },
    });
  });

  it('the average is rounded to a tenth', () => {
    const of = (stars: number, many: number): ReviewCount => ({
      stars,
      fit: null,
      size: null,
      heightCm: null,
      photos: 0,
      isDemo: false,
      count: many,
    });
    expect(summaryOf([of(5, 37), of(4, 8), of(3, 2), of(2, 1)]).average).toBe(4.7);
    expect(summaryOf([of(4, 3), of(5, 1)]).average).toBe(4.3);
  });

  it('the summary counts every review once by stars, sizes and answers (§3.11.5, §9.23)', () => {
    fc.assert(
      fc.property(counts, (counted) => {
        const summary = summaryOf(counted);
        expect(sum(summary.stars)).toBe(summary.count);
        const { small, exact, large } = summary.fit;
        const silent = sum(counted.filter(({ fit }) => fit === null).map((one) => one.count));
        expect(small + exact + large + silent).toBe(summary.count);
        const sizeless = sum(counted.filter(({ size }) => size === null).map((one) => one.count));
        expect(sum(summary.sizes.map((one) => one.count)) + sizeless).toBe(summary.count);
        expect((summary.bought?.count ?? 0) + summary.demo).toBe(summary.count);
      }),
    );
  });

  it('heights are grouped in steps, each with the reviews of people within 5 cm (§3.11.5, §9.23)', () => {
    const of = (heightCm: number | null): ReviewCount => ({
      stars: 5,
      fit: null,
      size: null,
      heightCm,
      photos: 2,
      isDemo: false,
      count: 2,
    });
    const { heights, photos } = summaryOf([of(168), of(175), of(null)]);
    expect(heights.map(({ heightCm, count: many }) => [heightCm, many])).toEqual([
      [165, 2],
      [170, 4],
      [175, 2],
      [180, 2],
    ]);
    expect(photos).toBe(12);
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 230 }), (height) => {
        expect(summaryOf([of(height)]).heights.length).toBeGreaterThan(0);
      }),
    );
  });

  it('the displayed average lies between the worst and the best mark, at most 0.05 from the exact mean (§3.11.5, §9.23)', () => {
    fc.assert(
      fc.property(some, (counted) => {
        const { average, count: all, stars } = summaryOf(counted);
        const mean = sum(stars.map((many, place) => many * (place + 1))) / all;
        expect(Math.abs((average ?? 0) - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(average).toBeGreaterThanOrEqual(Math.min(...counted.map((one) => one.stars)));
        expect(average).toBeLessThanOrEqual(Math.max(...counted.map((one) => one.stars)));
      }),
    );
  });

  it('the rating of buyers excludes demo reviews, and the summary does not depend on how equal reviews are grouped (§3.11.8)', () => {
    fc.assert(
      fc.property(counts, (counted) => {
        const single = counted.flatMap((one) =>
          Array.from({ length: one.count }, () => ({ ...one, count: 1 })),
        );
        expect(summaryOf(single)).toEqual(summaryOf(counted));
        expect(summaryOf(counted).bought).toEqual(summaryOf(counted.filter(({ isDemo }) => !isDemo)).bought);
      }),
    );
  });
});
