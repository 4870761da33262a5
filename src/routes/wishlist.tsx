import { createFileRoute } from '@tanstack/react-router';
import { readPage } from '@/features/catalog/listing-search';
import { WishlistScreen } from '@/features/wishlist/wishlist-screen';
import { personalHead } from './-site/heads';
import { ProductGrid } from './-site/product-grid';

export const Route = createFileRoute('/wishlist')({
  validateSearch: (search: Record<string, unknown>): { page?: number } => {
    const page = readPage(search.page);
    return page > 1 ? { page } : {};
  },
  head: () => personalHead('Избранное'),
  component: WishlistPage,
});

function WishlistPage() {
  const { page = 1 } = Route.useSearch();
  return (
    <WishlistScreen
      page={page}
      renderEntries={(entries) => <ProductGrid cards={entries.map(({ product }) => product)} eager={4} />}
    />
  );
}
