import { pricesOfSize } from '#shared/goods/prices.ts';
import type { Article, Product } from '@/lib/api';
import type { EventGoods } from '@/shop/analytics/events';

type Named = Pick<Product, 'productUrl' | 'name' | 'price' | 'priceBefore' | 'colour'>;

/** A product, or one size of it, as the goods of an analytics event. */
export const goodsOfProduct = (
  product: Named,
  article?: Pick<Article, 'articleId' | 'size' | 'price'>,
): EventGoods => ({
  productUrl: product.productUrl,
  name: product.name,
  colour: product.colour.displayValue,
  price: pricesOfSize(product, article).price,
  ...(article && { articleId: article.articleId, size: article.size }),
});
