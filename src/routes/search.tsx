import { createFileRoute } from '@tanstack/react-router';
import { listingSearch } from '@/features/catalog/choice/listing-search';
import { ListingSkeleton } from '@/features/catalog/listing/listing-skeleton';
import { querySearch, searchParameters } from '@/features/search/query/search-query';
import { failedHead, personalHead } from '@/widgets/head/heads';
import { loadSearch } from '@/widgets/listing-page/load-search';
import { SearchView } from '@/widgets/listing-page/search-view';

export const Route = createFileRoute('/search')({
  validateSearch: searchParameters,
  loaderDeps: ({ search }) => ({ ...querySearch.parse(search), ...listingSearch.parse(search) }),
  loader: ({ deps, location, preload }) => loadSearch(deps, location, preload),
  head: ({ loaderData, match }) => (loaderData ? personalHead(titleOf(loaderData.query)) : failedHead(match)),
  pendingComponent: ListingSkeleton,
  // The wait is long, so that between two searches the field and its focus stay; the progress line shows that
  // the page loads.
  pendingMs: 1_000,
  component: SearchPage,
});

const titleOf = (query: string) => (query === '' ? 'Поиск' : `Поиск «${query}»`);

function SearchPage() {
  return <SearchView page={Route.useLoaderData()} />;
}
