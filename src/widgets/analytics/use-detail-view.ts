import { useEffect, useEffectEvent } from 'react';
import type { ShownProduct } from '@/features/product/product-screen';
import { track } from '@/shop/analytics/track';
import { goodsOfProduct } from './goods-of-product';

/** Reports that a product is looked at: once a colour, however often the page renders. */
export function useDetailView(product: ShownProduct): void {
  const report = useEffectEvent(() => {
    // A platform that knows articles alone gets the first one; which size is meant is not known yet.
    const { articleId = '' } = product.articles[0] ?? {};
    track({ type: 'detail', goods: { ...goodsOfProduct(product), articleId } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another colour is another view
  useEffect(() => report(), [product.productUrl]);
}
