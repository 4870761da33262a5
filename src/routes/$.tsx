import { createFileRoute } from '@tanstack/react-router';
import { ListingScreen } from '@/features/catalog/listing-screen';
import { readListingSearch } from '@/features/catalog/listing-search';
import { loadListing } from '@/features/catalog/load-catalog';
import { failedHead, listingHead } from './-site/heads';
import { ProductGrid } from './-site/product-grid';

/** Cards in the first row of the widest grid. */
const IN_SIGHT = 4;

export const Route = createFileRoute('/$')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadListing(params._splat ?? '', deps),
  head: ({ loaderData, match }) => (loaderData ? listingHead(loaderData) : failedHead(match)),
  component: ListingPage,
});

function ListingPage() {
  const listing = Route.useLoaderData();
  return (
    <ListingScreen
      listing={listing}
      renderCards={(cards) => <ProductGrid cards={cards} eager={cards === listing.items ? IN_SIGHT : 0} />}
    />
  );
}
