import { createFileRoute } from '@tanstack/react-router';
import { readListingSearch } from '@/features/catalog/listing-search';
import { ListingSkeleton } from '@/features/catalog/listing-skeleton';
import { loadListing } from '@/features/catalog/load-catalog';
import { failedHead, listingHead } from './-site/heads';
import { ListingView } from './-site/listing-view';

export const Route = createFileRoute('/aktsii/$pageUrl')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadListing(`aktsii/${params.pageUrl}`, deps),
  head: ({ loaderData, match }) => (loaderData ? listingHead(loaderData) : failedHead(match)),
  pendingComponent: ListingSkeleton,
  pendingMs: 200,
  pendingMinMs: 0,
  component: PromotionPage,
});

function PromotionPage() {
  return <ListingView listing={Route.useLoaderData()} />;
}
