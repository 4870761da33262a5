import { createFileRoute } from '@tanstack/react-router';
import { toCardData } from '@/features/catalog/cards/card-data';
import { ListingSkeleton } from '@/features/catalog/listing/listing-skeleton';
import { loadSuggestions } from '@/features/catalog/load-suggestions';
import { loadSharedWishlist } from '@/features/wishlist/load-shared-wishlist';
import { SharedWishlistScreen } from '@/features/wishlist/shared-wishlist-screen';
import { sharedWishlistHref, sharedWishlistSearch } from '@/features/wishlist/wishlist-search';
import { useVisit } from '@/lib/navigation/use-visit';
import { failedHead, headOf } from '@/widgets/head/heads';
import { ProductGrid } from '@/widgets/product-grid/product-grid';

export const Route = createFileRoute('/wishlist_/shared/$code')({
  validateSearch: sharedWishlistSearch,
  loader: async ({ params }) => (await loadSharedWishlist(params.code, loadSuggestions)).map(toCardData),
  head: ({ loaderData, match }) => (loaderData ? headOf('/wishlist/shared/$code') : failedHead(match)),
  // Not cached, so that the wishlist can no longer be opened once its owner stops sharing it.
  headers: () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
  pendingComponent: ListingSkeleton,
  component: SharedWishlist,
});

function SharedWishlist() {
  const { code } = Route.useParams();
  const { page } = Route.useSearch();
  const hrefOf = (number?: number) => sharedWishlistHref(code, number);
  const visit = useVisit(
    (pathname, search) => pathname === hrefOf() && sharedWishlistSearch.parse(search).page === page,
  );
  return (
    <SharedWishlistScreen
      cards={Route.useLoaderData()}
      page={page ?? 1}
      visit={visit}
      hrefOf={hrefOf}
      renderCards={(cards) => <ProductGrid cards={cards} eager={4} first="high" />}
    />
  );
}
