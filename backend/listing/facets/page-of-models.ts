import type { ListingSort } from '#contract/client/client.schemas.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Base } from './base.ts';
import { belongingTest, colourTest, hasBit, isInStock } from './colour-tests.ts';
import type { Conditions } from './conditions.ts';
import type { Tally } from './counts.ts';
import { modelMisses, NOTHING } from './near-misses.ts';
import { createTop } from './top.ts';

export type Chosen = {
  base: Base;
  conditions: Conditions;
  /**
   * Whether each model is shown in its colour with the highest discount, unless the goods are sorted by
   * price.
   */
  prefersReduced: boolean;
  /**
   * The counts for the chosen filters, which include the models that match. Null if no filters are chosen;
   * all models then match.
   */
  left: Tally | null;
};

/** Greater than any time in ms, so that sold-out goods are sorted after all others. */
const SOLD_OUT = 2 ** 53 / 2;

/**
 * The colours on a page, one per matching model. A model is shown in the colour that matches best. If several
 * match equally well, one in stock is preferred, then the one that the sort order puts first, then the
 * model's first colour. Models that are equal in the sort order are sorted by popularity, then by id. `page`
 * starts at 1; a page after the last is empty.
 */
export function pageOfModels(
  snapshot: GoodsSnapshot,
  chosen: Chosen,
  { sort, page, size }: { sort: ListingSort; page: number; size: number },
): number[] {
  const start = (page - 1) * size;
  if (chosen.left && start >= chosen.left.totalItems) return [];
  const shownOf = shownColour(snapshot, chosen, sort);
  if (sort === 'popular' && !chosen.base.scores) return mostPopular(snapshot, chosen, shownOf, start, size);

  const { groups, scores } = chosen.base;
  const top = createTop(start + size);
  const order = orderOf(snapshot, sort);
  const places = placesLeft(chosen);
  const count = places?.length ?? groups.length;
  for (let index = 0; index < count; index += 1) {
    const place = places ? (places[index] as number) : index;
    const group = groups[place] as number;
    const score = scores ? (scores[place] as number) : 0;
    // If even the model's best colour cannot be on this page, skips the model. This is so for most models.
    if (top.isBeyond(order.bound(group, score), place)) continue;
    const variant = shownOf(group);
    if (variant < 0) continue;
    const isSoldOut = !isInStock(snapshot, variant);
    // Models are examined in the order of popularity. So of two models that are equal in the chosen sort
    // order, the one with the smaller `place` is first.
    const tie = sort === 'popular' && isSoldOut ? groups.length + place : place;
    top.offer(order.key(variant, score, isSoldOut), tie, variant);
  }
  return top.from(start);
}

type Order = {
  /** Sort key of a colour. The lowest key comes first. */
  key(variant: number, score: number, isSoldOut: boolean): number;
  /** A lower bound for the sort keys of all colours of a model. */
  bound(group: number, score: number): number;
};

function orderOf(snapshot: GoodsSnapshot, sort: ListingSort): Order {
  const { price, priceBefore, published, groupOf, sums } = snapshot;
  switch (sort) {
    case 'popular':
      return { key: (_, score) => -score, bound: (_, score) => -score };
    case 'new':
      return {
        key: (variant, _, isSoldOut) =>
          (isSoldOut ? SOLD_OUT : 0) - (published[groupOf[variant] as number] as number),
        bound: (group) => -(published[group] as number),
      };
    case 'price-asc':
      return {
        key: (variant) => price[variant] as number,
        bound: (group) => sums.minPrice[group] as number,
      };
    case 'price-desc':
      return {
        key: (variant) => -(price[variant] as number),
        bound: (group) => -(sums.maxPrice[group] as number),
      };
    case 'discount':
      return {
        key: (variant) => -discountShare(price[variant] as number, priceBefore[variant] as number),
        // The stored percentage is rounded down, so the actual discount may be almost one percent higher.
        bound: (group) => -((sums.discount[group] as number) + 1) / 100,
      };
  }
}

/**
 * The most popular models of a page, goods in stock first. Models are numbered by popularity, so the loop
 * ends when the page is full.
 */
function mostPopular(
  snapshot: GoodsSnapshot,
  chosen: Chosen,
  shownOf: (group: number) => number,
  start: number,
  size: number,
): number[] {
  const inStock: number[] = [];
  const soldOut: number[] = [];
  const left = chosen.left?.left;
  for (const group of chosen.base.groups) {
    if (left && !hasBit(left, group)) continue;
    const variant = shownOf(group);
    if (variant < 0) continue;
    if (!isInStock(snapshot, variant)) soldOut.push(variant);
    else if (inStock.push(variant) === start + size) return inStock.slice(start);
  }
  return [...inStock, ...soldOut].slice(start, start + size);
}

/**
 * Indexes in `groups` of the models that match. Null if most models match, because a loop over all of them is
 * then as fast.
 */
function placesLeft({ base: { groups }, left }: Chosen): Int32Array | null {
  if (!left || left.totalItems * 2 > groups.length) return null;
  const places = new Int32Array(left.totalItems);
  let count = 0;
  for (let place = 0; place < groups.length; place += 1)
    if (hasBit(left.left, groups[place] as number)) {
      places[count] = place;
      count += 1;
    }
  return places;
}

/** The discount as a share of the price before it, from 0 to 1; 0 without a discount. */
const discountShare = (price: number, priceBefore: number) =>
  priceBefore > 0 ? (priceBefore - price) / priceBefore : 0;

/**
 * Creates a function that chooses the colour in which a model is shown; it returns −1 if no colour matches.
 */
function shownColour(
  snapshot: GoodsSnapshot,
  { base, conditions, prefersReduced }: Chosen,
  sort: ListingSort,
): (group: number) => number {
  const { variantStart, sizes, price, priceBefore } = snapshot;
  const belongs = belongingTest(snapshot, base);
  const fits = colourTest(snapshot, conditions, base.implied?.sizes ?? null);
  const missesOf = modelMisses(snapshot, conditions);
  const rankOf = (variant: number) => {
    const cost = price[variant] as number;
    if (sort === 'price-asc') return -cost;
    if (sort === 'price-desc') return cost;
    const isByDiscount = sort === 'discount' || prefersReduced;
    return isByDiscount ? discountShare(cost, priceBefore[variant] as number) : 0;
  };
  return (group) => {
    if (missesOf(group) !== NOTHING) return -1;
    const scale = sizes.scaleOf[group] as number;
    const end = variantStart[group + 1] as number;
    let best = -1;
    let bestScore = 0;
    let bestStock = false;
    let bestRank = 0;
    for (let variant = variantStart[group] as number; variant < end; variant += 1) {
      if (belongs && !belongs(variant, scale)) continue;
      if (!fits(variant, scale)) continue;
      const score = base.colourScore ? base.colourScore(variant) : 0;
      const stock = isInStock(snapshot, variant);
      const rank = rankOf(variant);
      const isBetter =
        best < 0 ||
        score > bestScore ||
        (score === bestScore && ((stock && !bestStock) || (stock === bestStock && rank > bestRank)));
      if (!isBetter) continue;
      best = variant;
      bestScore = score;
      bestStock = stock;
      bestRank = rank;
    }
    return best;
  };
}
