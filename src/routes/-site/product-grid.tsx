import { CardGrid } from '@/features/catalog/card-grid';
import { WishlistHeart } from '@/features/wishlist/wishlist-heart';
import type { ProductCard } from '@/lib/api';

type ProductGridProps = { cards: ProductCard[]; eager?: number };

/** Cards with hearts: where the catalogue meets the wishlist. */
export function ProductGrid({ cards, eager }: ProductGridProps) {
  return (
    <CardGrid
      cards={cards}
      eager={eager}
      renderHeart={(card) => (
        <WishlistHeart
          variantId={card.variantId}
          articleId={articleToKeep(card)}
          className="absolute top-0 right-0"
        />
      )}
    />
  );
}

/** A heart keeps an article: the first size that can be bought, or the first there is. */
function articleToKeep({ sizes }: ProductCard): string {
  return (sizes.find((size) => size.inStock) ?? sizes[0])?.articleId ?? '';
}
