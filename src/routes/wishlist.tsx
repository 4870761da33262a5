import { createFileRoute } from '@tanstack/react-router';
import { wishlistSearch } from '@/features/wishlist/wishlist-search';
import { WishlistPage } from '@/widgets/cart-and-wishlist/wishlist-page';
import { personalHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/wishlist')({
  validateSearch: wishlistSearch,
  head: () => personalHead('Избранное'),
  component: Wishlist,
});

function Wishlist() {
  return <WishlistPage search={Route.useSearch()} />;
}
