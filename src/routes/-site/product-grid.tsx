import { type ReactNode, useMemo } from 'react';
import { addToCart } from '@/features/cart/add-to-cart';
import type { CardData } from '@/features/catalog/card-data';
import { type ArticleToKeep, CardGrid } from '@/features/catalog/card-grid';
import type { CardCart } from '@/features/catalog/product-card';
import { isApiError } from '@/lib/api';
import { useVisit } from '@/lib/visit';
import { openAddedPanel } from './added-panel-host';
import { CardHeart } from './card-heart';

type ProductGridProps = {
  cards: readonly CardData[];
  eager?: number;
  first?: 'eager' | 'high';
  tile?: ReactNode;
};

/** Cards with hearts and sizes: where the catalogue meets the wishlist and the cart. */
export function ProductGrid(props: ProductGridProps) {
  return <CardGrid {...props} cart={useCardCart()} renderHeart={heartOf} />;
}

/** Puts the size of a card into the cart, then shows what was put there. */
export function useCardCart(): CardCart {
  const visit = useVisit();
  return useMemo<CardCart>(
    () => ({
      async add(articleId) {
        try {
          await addToCart(visit, articleId);
        } catch (cause) {
          if (isApiError(cause)) return cause.message;
          throw cause;
        }
        return undefined;
      },
      added: openAddedPanel,
    }),
    [visit],
  );
}

function heartOf({ variantId }: CardData, article: ArticleToKeep) {
  return <CardHeart variantId={variantId} article={article} />;
}
