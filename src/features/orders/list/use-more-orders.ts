import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError, type OrderSummary } from '@/lib/api';
import { moreOrdersQuery } from '../orders-query';
import type { OrdersSearch } from '../orders-search';

/**
 * Orders of further pages put below a page. They belong to this visit of it: who comes back from an order finds them, and the
 * place in them, again.
 */
export function useMoreOrders(search: OrdersSearch, visit: string) {
  const client = useQueryClient();
  const query = moreOrdersQuery(search, visit);
  const { data, error, isFetching, fetchNextPage } = useInfiniteQuery({
    ...query,
    // By hand at first; what is there is asked for again after an order has changed.
    enabled: client.getQueryData(query.queryKey) !== undefined,
  });
  const pages = data?.pages ?? [];
  return {
    items: pages.flatMap(({ items }): OrderSummary[] => items),
    /** The page that stands at the end. */
    lastPage: (search.page ?? 1) + pages.length,
    busy: isFetching,
    error: isFetching || !isApiError(error) ? undefined : error.message,
    /** Puts the orders of the next page below. */
    async append(): Promise<void> {
      const answer = await fetchNextPage();
      if (answer.error && !isApiError(answer.error)) throw answer.error;
    },
  };
}
