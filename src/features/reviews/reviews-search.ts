import {
  getProductReviewsQueryBoughtMax,
  getProductReviewsQueryHeightMax,
  getProductReviewsQueryHeightMin,
  getProductReviewsQueryPageMax,
} from '@/lib/api/bounds';
import {
  firstValue,
  pageField,
  type SearchField,
  type SearchOf,
  searchSchema,
  textField,
  wordField,
} from '@/lib/navigation/search-fields';
import { hrefTo } from '@/shop/addresses/href-to';

const starsField: SearchField<number> = firstValue((value) =>
  /^[1-5]$/.test(String(value)) ? Number(value) : undefined,
);

/** A height in whole centimetres. */
const heightField: SearchField<number> = firstValue((value) => {
  const height = /^[1-9]\d*$/.test(String(value)) ? Number(value) : 0;
  const isKnown = height >= getProductReviewsQueryHeightMin && height <= getProductReviewsQueryHeightMax;
  return isKnown ? height : undefined;
});

/** Filters, order and page of reviews in the URL of a product page. */
export const productSearch = searchSchema({
  ocenka: starsField,
  razmer: firstValue(textField({ max: getProductReviewsQueryBoughtMax })),
  rost: heightField,
  foto: wordField(['da']),
  sort: wordField(['newest', 'helpful', 'best', 'worst'], 'newest'),
  page: pageField(getProductReviewsQueryPageMax),
});
export type ProductSearch = SearchOf<typeof productSearch>;

/** The id of the reviews section on a product page. */
export const REVIEWS_ID = 'reviews';

/** URL of a product's reviews with other filters. */
export const productReviewsHref = (productUrl: string, search: Partial<ProductSearch> = {}): string =>
  `${hrefTo('/product/$productUrl', { params: { productUrl }, search: productSearch.parse(search) })}#${REVIEWS_ID}`;

/** The id of a review on a product page. */
export const reviewAnchor = (id: string): string => `review-${id}`;

/** URL of the reviews with photographs of a product, scrolled to one of them on the given page. */
export const reviewOnPageHref = (productUrl: string, id: string, page: number): string =>
  `${hrefTo('/product/$productUrl', { params: { productUrl }, search: productSearch.parse({ foto: 'da', page }) })}#${reviewAnchor(id)}`;

/** Parameters of the page «Мои отзывы»: the tab, and the result of the review that was just sent. */
export const myReviewsSearch = searchSchema({
  view: wordField(['mine']),
  sent: wordField(['published', 'waiting', 'deleted']),
});
export type MyReviewsSearch = SearchOf<typeof myReviewsSearch>;

export const myReviewsHref = (search: Partial<MyReviewsSearch> = {}): string =>
  hrefTo('/reviews', { search: myReviewsSearch.parse(search) });

/** The rating with which the review form opens. */
export const reviewSearch = searchSchema({ stars: starsField });

export const reviewHref = (
  { orderId, position }: { orderId: string; position: number },
  search: { stars?: number } = {},
): string =>
  hrefTo('/reviews/$orderId/$position', {
    params: { orderId, position: String(position) },
    search: reviewSearch.parse(search),
  });
