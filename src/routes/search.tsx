import { createFileRoute } from '@tanstack/react-router';
import { unpackCard } from '@/features/catalog/card-data';
import { SORT_NAMES } from '@/features/catalog/listing-search';
import { ListingSkeleton } from '@/features/catalog/listing-skeleton';
import { readSearchQuery } from '@/features/search/search-query';
import { SearchScreen } from '@/features/search/search-screen';
import { failedHead, personalHead } from './-site/heads';
import { loadSearch } from './-site/load-search';
import { ProductGrid } from './-site/product-grid';
import { ProductRow } from './-site/product-row';

export const Route = createFileRoute('/search')({
  validateSearch: readSearchQuery,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadSearch(deps),
  head: ({ loaderData, match }) => (loaderData ? personalHead(titleOf(loaderData.query)) : failedHead(match)),
  pendingComponent: ListingSkeleton,
  component: SearchPage,
});

const titleOf = (query: string) => (query === '' ? 'Поиск' : `Поиск «${query}»`);

function SearchPage() {
  const { query, found, cards, categories, suggestions } = Route.useLoaderData();
  return (
    <SearchScreen
      query={query}
      found={found}
      categories={categories}
      sortNames={SORT_NAMES}
      cards={<ProductGrid cards={cards.map(unpackCard)} eager={4} first="high" />}
      instead={
        <ProductRow
          title="Новинки"
          cards={suggestions.map(unpackCard)}
          link={{ label: 'Все новинки', path: '/novinki' }}
        />
      }
    />
  );
}
