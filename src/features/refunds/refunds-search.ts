import { getRefundsQueryPageMax } from '@/lib/api/bounds';
import { pageField, type SearchOf, searchSchema, wordField } from '@/lib/navigation/search-fields';
import { hrefTo } from '@/shop/addresses/href-to';

export const refundsSearch = searchSchema({ page: pageField(getRefundsQueryPageMax) });
export type RefundsSearch = SearchOf<typeof refundsSearch>;

/** URL of another page of the list of refunds. */
export const refundsHref = (search: Partial<RefundsSearch> = {}): string =>
  hrefTo('/refunds', { search: refundsSearch.parse(search) });

/** Which view of a refund the URL shows: its page, or the application to print. */
export const refundSearch = searchSchema({ view: wordField(['document']) });
export type RefundSearch = SearchOf<typeof refundSearch>;

export const refundHref = (refundId: string, search: Partial<RefundSearch> = {}): string =>
  hrefTo('/refunds/$refundId', { params: { refundId }, search: refundSearch.parse(search) });
