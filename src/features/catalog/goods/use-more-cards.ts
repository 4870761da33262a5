import { useMemo } from 'react';
import { useVisit } from '@/lib/navigation/use-visit';
import { useMorePages } from '@/lib/ui/content/use-more-pages';
import { unpackCard } from '../cards/card-data';
import type { ListedGoods } from '../cards/listed-goods';
import { listingSearch } from '../choice/listing-search';
import type { Place } from '../choice/place';

/** The cards of the page and of the pages added below it. */
export function useMoreCards(place: Place, goods: ListedGoods) {
  const { choice, sort, page, pageSize, totalItems } = goods;
  const hrefOf = (number: number) => place.hrefOf({ ...choice, sort, page: number });
  const href = hrefOf(page);
  const visit = useVisit(
    (pathname, asked) =>
      pathname === place.page &&
      asked.q === place.words?.q &&
      place.hrefOf(listingSearch.parse(asked)) === href,
  );
  const list = { href, visit, page, size: pageSize, totalItems };
  const { answers, ...more } = useMorePages(list, (number) => ({
    queryKey: ['more-cards', visit, hrefOf(number)],
    queryFn: async () => (await place.load({ ...choice, sort, page: number })).items,
    // Do not refetch cards that the shopper has scrolled past.
    staleTime: Number.POSITIVE_INFINITY,
  }));
  const cards = useMemo(() => [...goods.cards.map(unpackCard), ...answers.flat()], [goods.cards, answers]);
  return { cards, list, more, hrefOf };
}
