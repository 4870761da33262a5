import { useMemo } from 'react';
import { useVisit } from '@/lib/navigation/use-visit';
import { useMorePages } from '@/lib/ui/content/use-more-pages';
import type { ListedGoods } from '../cards/listed-goods';
import type { GoodsSource } from '../choice/goods-source';
import { listingSearch } from '../choice/listing-search';

/** The cards of the page and of the pages added below it. */
export function useMoreCards(source: GoodsSource, goods: ListedGoods) {
  const { choice, sort, page, pageSize, totalItems } = goods;
  const hrefOf = (number: number) => source.hrefOf({ ...choice, sort, page: number });
  const href = hrefOf(page);
  const visit = useVisit(
    (pathname, requested) =>
      pathname === source.page &&
      requested.q === source.words?.q &&
      source.hrefOf(listingSearch.parse(requested)) === href,
  );
  const list = { href, visit, page, size: pageSize, totalItems };
  const { answers, ...more } = useMorePages(list, (number) => ({
    queryKey: ['more-cards', visit, hrefOf(number)],
    queryFn: async () => (await source.load({ ...choice, sort, page: number })).items,
    // Do not refetch cards that the shopper has scrolled past.
    staleTime: Number.POSITIVE_INFINITY,
  }));
  const cards = useMemo(() => [...goods.cards, ...answers.flat()], [goods.cards, answers]);
  return { cards, list, more, hrefOf };
}
