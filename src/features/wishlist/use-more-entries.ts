import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError, type WishlistEntry, type WishlistPage } from '@/lib/api';
import type { MoreOfPages } from '@/lib/ui/content/more-rows';
import { wishlistPageQuery } from './wishlist-query';
import { type WishlistSearch, wishlistHref } from './wishlist-search';

/**
 * Entries of further pages put below a page, for as long as this visit of it lasts: who comes back from a product finds them
 * again. They are pages like the first one, so that a change of the list reads all of them again.
 */
export function useMoreEntries(
  search: WishlistSearch,
  visit: string,
  data: WishlistPage | undefined,
): MoreOfPages & { items: WishlistEntry[] } {
  const client = useQueryClient();
  const wanted = { queryKey: ['more-wishes', visit, wishlistHref(search)] };
  // Written by hand alone.
  const { data: count } = useQuery({ ...wanted, queryFn: () => 0, enabled: false, initialData: 0 });
  const page = data?.page ?? 1;
  const left = data ? Math.max(0, data.totalPages - page) : 0;
  const pages = Array.from({ length: Math.min(count, left) }, (_, place) => page + 1 + place);
  const answers = useQueries({
    queries: pages.map((number) => wishlistPageQuery({ ...search, page: number })),
  });
  const here = answers.flatMap((answer) => answer.data ?? []);
  const failed = answers.find(({ error, isFetching }) => error && !isFetching);
  return {
    items: here.flatMap(({ items }) => items),
    lastPage: page + here.length,
    busy: answers.some(({ isPending, isFetching }) => isPending && isFetching),
    error: isApiError(failed?.error) ? failed.error.message : undefined,
    append() {
      if (failed) void failed.refetch();
      else client.setQueryData(wanted.queryKey, pages.length + 1);
    },
  };
}
