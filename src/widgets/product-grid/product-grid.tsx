import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { addToCart } from '@/features/cart/add-to-cart';
import type { CardData } from '@/features/catalog/cards/card-data';
import { CardGrid } from '@/features/catalog/cards/card-grid';
import type { CardCart } from '@/features/catalog/cards/product-card';
import { WishlistHeart } from '@/features/wishlist/wishlist-heart';
import { isApiError } from '@/lib/api';
import type { Elements } from '@/lib/ui/elements';
import { useImpressions } from '../analytics/use-impressions';
import { openAddedPanel } from '../cart-panel/added-panel-host';

type ProductGridProps = {
  cards: readonly CardData[];
  eager?: number;
  first?: 'eager' | 'high';
  tile?: Elements;
};

/** A grid of cards with hearts and sizes. Combines the features catalog, wishlist and cart. */
export function ProductGrid(props: ProductGridProps) {
  const place = useRef<HTMLDivElement>(null);
  useImpressions(place, props.cards);
  return (
    <div ref={place} className="contents">
      <CardGrid
        {...props}
        cart={useCardCart()}
        renderHeart={({ productUrl }, wish) => (
          <WishlistHeart productUrl={productUrl} wish={wish} tabIndex={-1} className="card-heart" />
        )}
      />
    </div>
  );
}

/** Adds a size of a card to the cart, then opens the cart panel. */
export function useCardCart(): CardCart {
  const client = useQueryClient();
  return useMemo<CardCart>(
    () => ({
      async add(articleId) {
        try {
          await addToCart(client, articleId);
        } catch (cause) {
          if (isApiError(cause)) return cause.message;
          throw cause;
        }
        return undefined;
      },
      added: openAddedPanel,
    }),
    [client],
  );
}
