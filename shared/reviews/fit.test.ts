import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitScore, LEAST_ANSWERS, meanFit } from './fit.ts';

const counts = fc.record({ small: fc.nat(200), exact: fc.nat(200), large: fc.nat(200) });
const answersOf = ({ small, exact, large }: { small: number; exact: number; large: number }) =>
  small + exact + large;

describe('the verdict of reviews about the fit', () => {
  it('there is a verdict only if enough reviews answer the question about the fit (§9.23)', () => {
    expect(fitScore({ small: 0, exact: LEAST_ANSWERS - 1, large: 0 }).verdict).toBeNull();
    expect(fitScore({ small: 0, exact: LEAST_ANSWERS, large: 0 }).verdict).toBe('EXACT');
  });

  it('the verdict is the answer of more than half of the reviews, and MIXED if exactly half agree', () => {
    expect(fitScore({ small: 6, exact: 5, large: 0 }).verdict).toBe('SMALL');
    expect(fitScore({ small: 1, exact: 5, large: 7 }).verdict).toBe('LARGE');
    expect(fitScore({ small: 3, exact: 3, large: 0 }).verdict).toBe('MIXED');
  });

  it('the verdict names the majority whenever there is one (§3.11.5, §9.23)', () => {
    fc.assert(
      fc.property(counts, (counted) => {
        const { verdict } = fitScore(counted);
        const answers = answersOf(counted);
        const majorities = [counted.small, counted.exact, counted.large].filter(
          (count) => count * 2 > answers,
        );
        if (answers < LEAST_ANSWERS) expect(verdict).toBeNull();
        else expect(verdict === 'MIXED').toBe(majorities.length === 0);
      }),
    );
  });

  it('meanFit is between 0 and 1, and mirrored if the answers small and large are swapped', () => {
    fc.assert(
      fc.property(counts, ({ small, exact, large }) => {
        const place = meanFit({ small, exact, large });
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
        expect(place + meanFit({ small: large, exact, large: small })).toBeCloseTo(1, 10);
      }),
    );
  });
});
