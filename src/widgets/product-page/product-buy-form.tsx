import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { addToCart } from '@/features/cart/add-to-cart';
import { BuyForm } from '@/features/product/buying/buy-form';
import type { ShownProduct } from '@/features/product/product-screen';
import { type Wish, WishlistHeart } from '@/features/wishlist/wishlist-heart';
import { type Article, isApiError, type ProductReviews as Reviews } from '@/lib/api';
import { showToast } from '@/lib/ui/overlays/toast';
import { track } from '@/shop/analytics/track';
import { knownSession } from '@/shop/identity/session';
import { goodsOfProduct } from '../analytics/goods-of-product';
import { openAddedPanel } from '../cart-panel/added-panel-host';
import { ProductDelivery } from './product-delivery';

/** Size, button and heart of a product page. Combines the features product, cart and wishlist. */
export function ProductBuyForm({
  product,
  reviews,
}: {
  product: ShownProduct;
  reviews?: Reviews | undefined;
}) {
  const client = useQueryClient();
  const router = useRouter({ warn: false });

  async function add(article: Article): Promise<string | undefined> {
    try {
      await addToCart(client, article.articleId);
    } catch (cause) {
      if (isApiError(cause)) return cause.message;
      throw cause;
    }
    openAddedPanel();
    return undefined;
  }

  return (
    <BuyForm
      product={product}
      fit={reviews?.summary.fit.verdict}
      knownEmail={() => knownSession(client)?.user?.email ?? undefined}
      onAdd={add}
      onMissing={(article) => track({ type: 'size-missing', goods: goodsOfProduct(product, article) })}
      onStale={(message) => {
        showToast({ text: message });
        void router?.invalidate({ filter: ({ routeId }) => routeId === '/product/$productUrl' });
      }}
      renderHeart={(chosen) => (
        <WishlistHeart
          productUrl={product.productUrl}
          wish={chosen ? { articleId: chosen.articleId, sizeChosen: true } : colourOf(product)}
          framed
        />
      )}
      renderBelow={(chosen) => <ProductDelivery product={product} chosen={chosen} />}
    />
  );
}

/**
 * The article that stands for the colour: the first size in stock, or the first of all if all are sold out.
 * The contract guarantees that a product has at least one size.
 */
function colourOf({ articles }: Pick<ShownProduct, 'articles'>): Wish {
  const first = articles.find(({ state }) => state === 'IN_STOCK') ?? articles[0];
  return { articleId: first?.articleId ?? '', sizeChosen: false };
}
