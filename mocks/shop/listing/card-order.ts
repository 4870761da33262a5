import type { ListingSort, ProductCard } from '#contract/client/client.schemas.ts';

const PAGE_SIZE = 24;

export type Order = (a: ProductCard, b: ProductCard) => number;

const isInStock = ({ sizes }: ProductCard) => sizes.some(({ inStock }) => inStock);

const inStockFirst: Order = (a, b) => Number(isInStock(b)) - Number(isInStock(a));

export const orders: Record<ListingSort, Order> = {
  popular: inStockFirst,
  new: (a, b) => inStockFirst(a, b) || Number(b.badge === 'NEW') - Number(a.badge === 'NEW'),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  discount: (a, b) => (b.discountPercent ?? 0) - (a.discountPercent ?? 0),
};

/**
 * Chooses the colour in which each model is shown: the first in the order `best` that is in stock; if the
 * model is sold out, the first of all its colours.
 */
export function onePerModel(colours: ProductCard[], best: Order): ProductCard[] {
  const models = Map.groupBy(colours, ({ variantGroupId }) => variantGroupId);
  return [...models.values()].flatMap((model) =>
    model.sort((a, b) => inStockFirst(a, b) || best(a, b)).slice(0, 1),
  );
}

/** One page of a list of cards. Undefined if the list has fewer pages. */
export function pageOf(cards: ProductCard[], page: number) {
  const totalPages = Math.max(1, Math.ceil(cards.length / PAGE_SIZE));
  if (page > totalPages) return undefined;
  const items = cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { page, pageSize: PAGE_SIZE, totalItems: cards.length, totalPages, items };
}
