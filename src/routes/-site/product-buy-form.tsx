import { useQueryClient } from '@tanstack/react-query';
import { addActions } from '@/features/cart/cart-actions';
import { cartStore } from '@/features/cart/cart-store';
import { BuyForm } from '@/features/catalog/buy-form';
import { WishlistHeart } from '@/features/wishlist/wishlist-heart';
import { type Article, isApiError, type Product } from '@/lib/api';
import { showToast } from '@/lib/ui/toast';

/** Size, button and heart of a product: where the catalogue meets the cart and the wishlist. */
export function ProductBuyForm({ product }: { product: Product }) {
  const queryClient = useQueryClient();

  async function add(article: Article): Promise<string | undefined> {
    try {
      await cartStore(queryClient).perform(addActions(article.articleId, 1));
    } catch (cause) {
      if (isApiError(cause)) return cause.message;
      throw cause;
    }
    showToast({
      text: 'Товар добавлен в\u00a0корзину',
      action: { label: 'Перейти в\u00a0корзину', href: '/cart' },
    });
    return undefined;
  }

  return (
    <BuyForm
      product={product}
      onAdd={add}
      renderHeart={(chosen) => (
        <WishlistHeart
          variantId={product.variantId}
          articleId={(chosen ?? articleToKeep(product)).articleId}
          framed
        />
      )}
    />
  );
}

/** The first size that can be bought, or the first there is: the contract promises at least one. */
function articleToKeep({ articles }: Product): Pick<Article, 'articleId'> {
  return articles.find(({ state }) => state === 'IN_STOCK') ?? articles[0] ?? { articleId: '' };
}
