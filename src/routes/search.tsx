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
  // How long to wait before a skeleton replaces the page, in ms. It is long, so that the search field keeps
  // the focus from one search to the next; a progress line shows that the page is loading.
  pendingMs: 1_000,
  component: SearchPage,
});

const titleOf = (query: string) => (query === '' ? 'Поиск' : `Поиск «${query}»`);

function SearchPage() {
  return <SearchView page={Route.useLoaderData()} />;
}
