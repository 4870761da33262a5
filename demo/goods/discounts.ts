import { draw, pick } from '../garments/identity.ts';
import { discountSteps, reduced } from '../garments/prices.ts';
import type { DemoGroup } from '../garments/types.ts';

/** Share of the variants that are reduced (0–1). */
const discountedShare = 0.275;

/**
 * Reduces a fixed share of the variants of one silhouette. The colours of a model are usually reduced
 * together, by the same percentage. Models for which `isNew` returns true are not reduced.
 */
export function withDiscounts(
  groups: readonly DemoGroup[],
  seed: number,
  isNew: (group: DemoGroup) => boolean,
): DemoGroup[] {
  const total = groups.reduce((sum, group) => sum + group.variants.length, 0);
  const candidates = groups
    .filter((group) => !isNew(group))
    .flatMap((group) =>
      group.variants.map((variant) => ({
        id: variant.id,
        order: draw(seed, 'sale', group.slug) * 0.7 + draw(seed, 'sale', variant.productUrl) * 0.3,
      })),
    )
    .sort((a, b) => a.order - b.order);
  const chosen = new Set(candidates.slice(0, Math.round(total * discountedShare)).map(({ id }) => id));
  return groups.map((group) => {
    const percent = pick(discountSteps, seed, 'percent', group.slug);
    return {
      ...group,
      variants: group.variants.map((variant) =>
        chosen.has(variant.id)
          ? {
              ...reducedBy(percent, variant),
              articles: variant.articles.map((one) => reducedBy(percent, one)),
            }
          : variant,
      ),
    };
  });
}

/**
 * Returns a size or colour with its price reduced by `percent`. A size without its own price stays unchanged,
 * because it has the price of its colour.
 */
const reducedBy = <One extends { price?: number }>(percent: number, one: One): One =>
  one.price === undefined
    ? one
    : { ...one, price: reduced(one.price / 100, percent) * 100, priceBefore: one.price };
