import { createFileRoute } from '@tanstack/react-router';
import { readWishlistSearch } from '@/features/wishlist/wishlist-search';
import { personalHead } from './-site/heads';
import { WishlistPage } from './-site/wishlist-page';

export const Route = createFileRoute('/wishlist')({
  validateSearch: readWishlistSearch,
  head: () => personalHead('Избранное'),
  component: Wishlist,
});

function Wishlist() {
  return <WishlistPage search={Route.useSearch()} />;
}
