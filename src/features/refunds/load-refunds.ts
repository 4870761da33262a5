import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api';
import { requestContext } from '@/lib/page/request-context';
import { ensureFresh } from '@/lib/state/query-reads';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { documentQuery, refundableQuery, refundQuery, refundsQuery } from './refunds-query';
import { type RefundSearch, type RefundsSearch, refundHref, refundsHref } from './refunds-search';

const isMissing = (error: unknown): boolean => isApiError(error) && [404, 422].includes(error.status ?? 0);

/**
 * Loads a page of the list. In the browser a failure is not thrown, because the screen shows it with a retry
 * button.
 * @throws the router's not-found for a page beyond the last
 * @throws ApiError on the server, because without scripts a browser could not retry
 */
export async function loadRefunds(client: QueryClient, search: RefundsSearch): Promise<void> {
  try {
    await ensureFresh(client, refundsQuery(search));
  } catch (error) {
    if (isMissing(error)) throw pageNotFound(refundsHref(search));
    if (!isApiError(error) || requestContext()) throw error;
  }
}

/**
 * Loads a refund for its screen. For a draft also the goods that can be returned; for the application its
 * printable data.
 * @throws the router's not-found if the shopper has no such refund
 * @throws ApiError
 */
export async function loadRefund(client: QueryClient, id: string, { view }: RefundSearch): Promise<void> {
  try {
    const refund = await ensureFresh(client, refundQuery(id));
    if (refund?.state === 'DRAFT') await ensureFresh(client, refundableQuery(refund.orderId));
    if (view === 'document') await ensureFresh(client, documentQuery(id));
  } catch (error) {
    if (isMissing(error)) throw pageNotFound(refundHref(id));
    throw error;
  }
}
