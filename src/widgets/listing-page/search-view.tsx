import { useMemo } from 'react';
import type { GoodsSource } from '@/features/catalog/choice/goods-source';
import { writeListingSearch } from '@/features/catalog/choice/listing-search';
import { GoodsBody } from '@/features/catalog/goods/goods-body';
import { GoodsCount } from '@/features/catalog/goods/goods-count';
import { searchHref } from '@/features/search/query/search-query';
import { SearchScreen } from '@/features/search/search-screen';
import { linesOf } from '@/features/search/unmet-parts';
import { getSearchFacets, searchProducts } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { useSearchEvent } from '../analytics/use-search-event';
import { SeenOrNew } from '../cart-and-wishlist/seen-or-new';
import { ProductGrid } from '../product-grid/product-grid';
import { ProductRow } from '../product-grid/product-row';
import type { SearchPage } from './load-search';

/** Number of cards in the first row of the widest grid. */
const IN_SIGHT = 4;

/** Search results with filters. Combines the features search and catalog. */
export function SearchView({ page }: { page: SearchPage }) {
  const { query, goods, fallback, similar } = page;
  // Whether the typed query itself has results: not if it was corrected or partly ignored.
  const isAnswered = page.shownQuery === null && page.unmet.length === 0;
  useSearchEvent(query, isAnswered ? goods?.totalItems : undefined);
  const source = useMemo<GoodsSource>(
    () => ({
      page: hrefTo('/search'),
      words: { q: query },
      hrefOf: (requested) => searchHref(query, writeListingSearch(requested)),
      load: (requested) => searchProducts({ q: query, ...requested }),
      count: (choice, signal) => getSearchFacets({ q: query, ...choice }, { signal }),
    }),
    [query],
  );
  return (
    <SearchScreen
      query={query}
      shownQuery={page.shownQuery}
      understood={page.understood}
      unmet={page.unmet}
      banner={page.banner}
      similar={
        similar && (
          <ProductRow
            title="Похожие товары"
            cards={similar.cards}
            note={linesOf(similar.unmet, { belowFound: page.unmet.length === 0 }).join('. ')}
          />
        )
      }
      found={
        goods && {
          count: <GoodsCount total={goods.totalItems} />,
          body: (
            <GoodsBody
              // The key is the query, so that unfolded filters stay unfolded when the choice changes, but not
              // for another query.
              key={query}
              source={source}
              goods={goods}
              renderCards={(cards) => <ProductGrid cards={cards} eager={IN_SIGHT} first="high" />}
              fallback={fallback.length > 0 && <ProductGrid cards={fallback} />}
            />
          ),
        }
      }
      alternatives={page.alternatives}
      fallback={<SeenOrNew cards={fallback} />}
    />
  );
}
