import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '@/lib/api';
import { useVisit } from '@/lib/navigation/use-visit';
import type { CardData } from '../cards/card-data';
import type { ListedGoods } from '../cards/listed-goods';
import { listingSearch } from '../choice/listing-search';
import type { Place } from '../choice/place';

/** Fewer than this part of a page are no page of their own: they come with the one before. */
const FEW = 3;

export type More = {
  cards: CardData[];
  lastPage: number;
  busy: boolean;
  error: string | undefined;
  /** Puts the goods of the next page below, and the last few with them. Answers with the address of the first of them. */
  append(): Promise<string | undefined>;
};

/**
 * Goods of further pages put below a page. They belong to this visit of the page: a shopper who comes back to it from a product
 * finds them, and the place in them, again; a new visit finds the page as it is.
 */
export function useMoreCards(place: Place, goods: ListedGoods): More {
  const href = hrefOf(place, goods);
  const visit = useVisit(
    (pathname, asked) =>
      pathname === place.page &&
      asked.q === place.words?.q &&
      place.hrefOf(listingSearch.parse(asked)) === href,
  );
  const { data, error, isFetching, fetchNextPage } = useInfiniteQuery(moreCardsQuery(place, goods, visit));
  const cards = useMemo(() => data?.pages.flat() ?? [], [data]);
  return {
    cards,
    lastPage: goods.page + (data?.pages.length ?? 0),
    busy: isFetching,
    error: isFetching || !isApiError(error) ? undefined : error.message,
    async append() {
      const { data, error } = await fetchNextPage();
      if (error && !isApiError(error)) throw error;
      if (error) return undefined;
      const pages = data?.pages ?? [];
      const left = goods.totalItems - (goods.page - 1 + pages.length + 1) * goods.pageSize;
      // The first of what was asked for stays the place to go on from, even when the few that are left fail.
      if (left > 0 && left <= goods.pageSize / FEW) await fetchNextPage();
      return pages.at(-1)?.[0]?.productUrl;
    },
  };
}

/** Asked for page by page, by hand, and never again: what a shopper has scrolled past stays where it is. */
const moreCardsQuery = (place: Place, goods: ListedGoods, visit: string) =>
  infiniteQueryOptions({
    queryKey: ['more-cards', visit, hrefOf(place, goods)],
    queryFn: async ({ pageParam }) =>
      (await place.load({ ...goods.choice, sort: goods.sort, page: pageParam })).items,
    initialPageParam: goods.page + 1,
    getNextPageParam: (_, __, last) => last + 1,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

const hrefOf = (place: Place, { choice, sort, page }: ListedGoods) => place.hrefOf({ ...choice, sort, page });
