import { type Fit, type FitScore, fitScore } from './fit.ts';

/** How many reviews have all of these values in common. */
export type ReviewCount = {
  stars: number;
  fit: Fit | null;
  size: string | null;
  heightCm: number | null;
  /** Number of photographs in each of these reviews. */
  photos: number;
  isDemo: boolean;
  count: number;
};

type Rating = { count: number; average: number };

type Summary = {
  count: number;
  average: number | null;
  /** The number of reviews with one star, with two, and so on up to five. */
  stars: number[];
  fit: FitScore;
  withPhotos: number;
  photos: number;
  sizes: { size: string; count: number }[];
  heights: { heightCm: number; count: number }[];
  demo: number;
  /** The rating by real buyers, without demo reviews; null without such a rating. */
  bought: Rating | null;
};

/** If a shopper chooses a height, reviews of people within this many cm of it are shown. */
export const HEIGHT_REACH = 5;
/** The heights that can be chosen are this many cm apart; the limits are those of the contract. */
const STEP = 5;
const [LOWEST, HIGHEST] = [50, 230];

const STARS = [1, 2, 3, 4, 5];

/** The mean number of stars, rounded to a tenth; halves are rounded up. */
const averageOf = (sum: number, count: number): number => Math.round((sum * 10) / count) / 10;

/** The summary of all reviews of a model. Sizes keep the order of `counts`. */
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

/** Whether the height in a review is near enough to a chosen height. */
export const isNearHeight = (heightCm: number | null, chosen: number): boolean =>
  heightCm !== null && Math.abs(heightCm - chosen) <= HEIGHT_REACH;

/** The heights that can be chosen: all steps that have reviews near them. */
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
