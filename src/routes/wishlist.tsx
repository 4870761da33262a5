import { createFileRoute } from '@tanstack/react-router';
import { wishlistSearch } from '@/features/wishlist/wishlist-search';
import { useVisit } from '@/lib/navigation/use-visit';
import { hrefTo } from '@/shop/addresses/href-to';
import { WishlistPage } from '@/widgets/cart-and-wishlist/wishlist-page';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/wishlist')({
  validateSearch: wishlistSearch,
  head: () => headOf('/wishlist'),
  component: Wishlist,
});

function Wishlist() {
  const visit = useVisit((pathname) => pathname === hrefTo('/wishlist'));
  return <WishlistPage search={Route.useSearch()} visit={visit} />;
}
