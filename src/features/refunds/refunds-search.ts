import * as z from 'zod/mini';
import { getRefundsQueryPageMax } from '@/lib/api/search-schemas';
import { lenient, pageField } from '@/lib/navigation/search-fields';
import { hrefTo } from '@/shop/addresses/href-to';

export const refundsSearch = z.object({ page: pageField(getRefundsQueryPageMax) });
export type RefundsSearch = z.output<typeof refundsSearch>;

/** Address of the list with another page. */
export const refundsHref = (search: Partial<RefundsSearch> = {}): string =>
  hrefTo('/refunds', { search: refundsSearch.parse(search) });

/** What of a refund is shown: the page, or the application to be printed. */
export const refundSearch = z.object({ view: lenient(z.enum(['document'])) });
export type RefundSearch = z.output<typeof refundSearch>;

export const refundHref = (refundId: string, search: Partial<RefundSearch> = {}): string =>
  hrefTo('/refunds/$refundId', { params: { refundId }, search: refundSearch.parse(search) });
