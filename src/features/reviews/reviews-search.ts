import * as z from 'zod/mini';
import { getProductReviewsQueryBoughtMax, getProductReviewsQueryPageMax } from '@/lib/api/search-schemas';
import { first, lenient, pageField, wordField } from '@/lib/navigation/search-fields';
import { hrefTo } from '@/shop/addresses/href-to';

const stars = z.enum(['1', '2', '3', '4', '5']);
const digit = z.pipe(z.pipe(first(z.coerce.string()), stars), z.transform(Number));

/** Which reviews the page of a product shows: what its address says of them. */
export const productSearch = z.object({
  ocenka: lenient(digit),
  razmer: lenient(
    first(z.coerce.string().check(z.minLength(1), z.maxLength(getProductReviewsQueryBoughtMax))),
  ),
  foto: lenient(z.literal('da')),
  sort: wordField(z.enum(['newest', 'helpful', 'best', 'worst']), 'newest'),
  page: pageField(getProductReviewsQueryPageMax),
});
export type ProductSearch = z.output<typeof productSearch>;

/** Where reviews stand on the page of a product. */
export const REVIEWS_ID = 'reviews';

/** The reviews of a product with another choice. */
export const productReviewsHref = (productUrl: string, search: Partial<ProductSearch> = {}): string =>
  `${hrefTo('/product/$productUrl', { params: { productUrl }, search: productSearch.parse(search) })}#${REVIEWS_ID}`;

/** What of the reviews of a shopper is shown, and what became of the one that was just written. */
export const myReviewsSearch = z.object({
  view: lenient(z.literal('mine')),
  sent: lenient(z.enum(['published', 'waiting', 'deleted'])),
});
export type MyReviewsSearch = z.output<typeof myReviewsSearch>;

export const myReviewsHref = (search: Partial<MyReviewsSearch> = {}): string =>
  hrefTo('/reviews', { search: myReviewsSearch.parse(search) });

/** Stars that were tapped before the form was there. */
export const reviewSearch = z.object({ stars: lenient(digit) });

export const reviewHref = (
  { orderId, position }: { orderId: string; position: number },
  search: { stars?: number } = {},
): string =>
  hrefTo('/reviews/$orderId/$position', {
    params: { orderId, position: String(position) },
    search: reviewSearch.parse(search),
  });
