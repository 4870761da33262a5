import { useEffect, useEffectEvent } from 'react';
import type { ShownProduct } from '@/features/product/product-screen';
import { track } from '@/shop/analytics/track';
import { goodsOfProduct } from './goods-of-product';

/** Reports the view of a product, once for each colour. */
export function useDetailView(product: ShownProduct): void {
  const report = useEffectEvent(() => {
    // Mindbox needs an article, so the first one stands for the product.
    const { articleId = '' } = product.articles[0] ?? {};
    track({ type: 'detail', goods: { ...goodsOfProduct(product), articleId } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another colour is another view
  useEffect(() => report(), [product.productUrl]);
}
