import type { OperationId } from '#contract/operations.ts';
import type {
  ListingSort,
  Orders,
  ProductCard,
  ProductReviews,
  Review,
  ReviewSort,
  WishlistEntry,
  WishlistPage,
  WishlistSort,
} from '#contract/sdk/types.gen.ts';
import type { Complaint } from '../complaint.ts';

/**
 * Returns the value by which items are sorted in ascending order. Null if the response does not contain this
 * value, so that the order cannot be checked.
 */
type Key<Item> = ((item: Item) => number | string) | null;

const newest = (moment: string) => -Date.parse(moment);

const cards: Record<ListingSort, Key<ProductCard>> = {
  // Unknown here: cards contain neither the popularity of a model nor its date of publication.
  popular: null,
  new: null,
  'price-asc': ({ price }) => price,
  'price-desc': ({ price }) => -price,
  discount: ({ discountPercent }) => -(discountPercent ?? 0),
};

const reviews: Record<ReviewSort, Key<Review>> = {
  newest: ({ writtenAt }) => newest(writtenAt),
  helpful: ({ helpful }) => -helpful,
  best: ({ stars }) => -stars,
  worst: ({ stars }) => stars,
};

/** The price of the chosen size, if the size has its own; otherwise the price of the colour. */
const priceOf = ({ articleId, sizeChosen, product }: WishlistEntry): number =>
  (sizeChosen ? product.sizes.find((size) => size.articleId === articleId)?.price : undefined) ??
  product.price;

const entries: Record<WishlistSort, Key<WishlistEntry>> = {
  added: ({ addedAt }) => newest(addedAt),
  'price-asc': priceOf,
  'price-desc': (entry) => -priceOf(entry),
  discount: ({ product }) => -(product.discountPercent ?? 0),
};

type Asked = { query: Record<string, unknown>; body: unknown };

/**
 * The items of a response, the name of the sort order that was requested, and the function that returns an
 * item's sort value.
 */
type Sorted = { items: readonly unknown[]; sort: string; key: Key<never> };

const sortedAnswers: { [Id in OperationId]?: (data: never, asked: Asked) => Sorted } = {
  getListing: ({ items, sort }: { items: ProductCard[]; sort: ListingSort }) => ({
    items,
    sort,
    key: cards[sort],
  }),
  searchProducts: ({ items, sort }: { items: ProductCard[]; sort: ListingSort }) => ({
    items,
    sort,
    key: cards[sort],
  }),
  getProductReviews({ items }: ProductReviews, { query }) {
    const sort = (query.sort ?? 'newest') as ReviewSort;
    return { items, sort, key: reviews[sort] };
  },
  getWishlistPage({ items }: WishlistPage, { body }) {
    const { sort } = body as { sort: WishlistSort };
    return { items, sort, key: entries[sort] };
  },
  getOrders: ({ items }: Orders) => ({
    items,
    sort: 'the newest first',
    key: ({ placedAt }: { placedAt: string }) => newest(placedAt),
  }),
};

/** Returns the places in a response where the items are not in the requested order. */
export function disorderIn(operationId: string, asked: Asked, data: unknown): Complaint[] {
  const sorted = sortedAnswers[operationId as OperationId]?.(data as never, asked);
  if (!sorted?.key) return [];
  const { items, sort } = sorted;
  const keys = items.map(sorted.key as (item: unknown) => number | string);
  const wrong = keys.findIndex((key, index) => key < (keys[index - 1] ?? key));
  if (wrong < 0) return [];
  const says = `items sorted by «${sort}»`;
  return [
    {
      part: `/items/${wrong}`,
      says,
      came: `${Math.abs(Number(keys[wrong]))} after ${Math.abs(Number(keys[wrong - 1]))}`,
    },
  ];
}
