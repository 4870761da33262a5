import { type Fit, type FitScore, fitScore } from './fit.ts';

/** Reviews that have all of this in common. */
export type ReviewCount = {
  stars: number;
  fit: Fit | null;
  size: string | null;
  hasPhotos: boolean;
  isDemo: boolean;
  count: number;
};

type Rating = { count: number; average: number };

type Summary = {
  count: number;
  average: number | null;
  /** From one star to five. */
  stars: number[];
  fit: FitScore;
  withPhotos: number;
  sizes: { size: string; count: number }[];
  demo: number;
  /** Of those that buyers wrote. */
  bought: Rating | null;
};

const STARS = [1, 2, 3, 4, 5];

/** Mean of stars to a tenth, a half rounded up. */
export const averageOf = (sum: number, count: number): number => Math.round((sum * 10) / count) / 10;

/** All reviews of a model at a glance. Sizes keep the order in which they come. */
export function summaryOf(counts: readonly ReviewCount[]): Summary {
  const of = (which: (one: ReviewCount) => boolean) => sum(counts.filter(which).map(({ count }) => count));
  const all = ratingOf(counts);
  const sizes = new Set(counts.flatMap(({ size }) => (size === null ? [] : [size])));
  return {
    count: all?.count ?? 0,
    average: all?.average ?? null,
    stars: STARS.map((stars) => of((one) => one.stars === stars)),
    fit: fitScore({
      small: of(({ fit }) => fit === 'SMALL'),
      exact: of(({ fit }) => fit === 'EXACT'),
      large: of(({ fit }) => fit === 'LARGE'),
    }),
    withPhotos: of(({ hasPhotos }) => hasPhotos),
    sizes: [...sizes].map((size) => ({ size, count: of((one) => one.size === size) })).slice(0, 60),
    demo: of(({ isDemo }) => isDemo),
    bought: ratingOf(counts.filter(({ isDemo }) => !isDemo)),
  };
}

function ratingOf(counts: readonly ReviewCount[]): Rating | null {
  const count = sum(counts.map((one) => one.count));
  if (count === 0) return null;
  return { count, average: averageOf(sum(counts.map((one) => one.stars * one.count)), count) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
