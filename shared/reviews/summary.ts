import { type Fit, type FitScore, fitScore } from './fit.ts';

/** A number of reviews that have all the following values in common. */
export type ReviewCount = {
  stars: number;
  fit: Fit | null;
  size: string | null;
  heightCm: number | null;
  /** How many photographs each of these reviews has. */
  photos: number;
  isDemo: boolean;
  count: number;
};

type Rating = { count: number; average: number };

type Summary = {
  count: number;
  average: number | null;
  /** How many reviews gave one star, two stars, and so on up to five. */
  stars: number[];
  fit: FitScore;
  withPhotos: number;
  photos: number;
  sizes: { size: string; count: number }[];
  heights: { heightCm: number; count: number }[];
  demo: number;
  /** The rating without demo reviews. Null if there are only demo reviews. */
  bought: Rating | null;
};

/** A shopper can choose a body height. Reviews by people within this many cm of it are then shown. */
export const HEIGHT_REACH = 5;
/** Distance between two heights to choose from, in cm. The contract sets the lowest and the highest. */
const STEP = 5;
const [LOWEST, HIGHEST] = [50, 230];

const STARS = [1, 2, 3, 4, 5];

/** The mean number of stars, rounded to one decimal place; exact halves are rounded up. */
const averageOf = (sum: number, count: number): number => Math.round((sum * 10) / count) / 10;

/** Sums up all reviews of a model. The sizes are in the order of `counts`. */
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
    withPhotos: of(({ photos }) => photos > 0),
    photos: sum(counts.map(({ photos, count }) => photos * count)),
    sizes: [...sizes].map((size) => ({ size, count: of((one) => one.size === size) })).slice(0, 60),
    heights: heightsOf(counts),
    demo: of(({ isDemo }) => isDemo),
    bought: ratingOf(counts.filter(({ isDemo }) => !isDemo)),
  };
}

/** Whether the height in a review is close enough to the height that a shopper chose. */
export const isNearHeight = (heightCm: number | null, chosen: number): boolean =>
  heightCm !== null && Math.abs(heightCm - chosen) <= HEIGHT_REACH;

/** The heights that a shopper can choose: those with reviews near them. */
function heightsOf(counts: readonly ReviewCount[]): Summary['heights'] {
  const steps = Array.from({ length: (HIGHEST - LOWEST) / STEP + 1 }, (_, place) => LOWEST + place * STEP);
  return steps.flatMap((heightCm) => {
    const count = sum(counts.filter((one) => isNearHeight(one.heightCm, heightCm)).map((one) => one.count));
    return count > 0 ? [{ heightCm, count }] : [];
  });
}

function ratingOf(counts: readonly ReviewCount[]): Rating | null {
  const count = sum(counts.map((one) => one.count));
  if (count === 0) return null;
  return { count, average: averageOf(sum(counts.map((one) => one.stars * one.count)), count) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
