import { createFileRoute } from '@tanstack/react-router';
import { listingSearch, listParameters } from '@/features/catalog/choice/listing-search';
import { ListingSkeleton } from '@/features/catalog/listing/listing-skeleton';
import { loadListing } from '@/features/catalog/load-catalog';
import { failedHead, listingHead } from '@/widgets/head/heads';
import { ListingView } from '@/widgets/listing-page/listing-view';

export const Route = createFileRoute('/$')({
  validateSearch: listParameters,
  loaderDeps: ({ search }) => listingSearch.parse(search),
  loader: ({ params, deps, location, preload }) => loadListing(params._splat ?? '', deps, location, preload),
  head: ({ loaderData, match }) => (loaderData ? listingHead(loaderData) : failedHead(match)),
  pendingComponent: ListingSkeleton,
  pendingMs: 200,
  pendingMinMs: 0,
  component: ListingPage,
});

function ListingPage() {
  return <ListingView listing={Route.useLoaderData()} />;
}
