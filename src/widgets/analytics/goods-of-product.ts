import type { Article, Product } from '@/lib/api';
import type { EventGoods } from '@/shop/analytics/events';

type Named = Pick<Product, 'productUrl' | 'name' | 'price' | 'colour'>;

/** A product, or one size of it, as events name it. */
export const goodsOfProduct = (
  { productUrl, name, price, colour }: Named,
  article?: Pick<Article, 'articleId' | 'size'>,
): EventGoods => ({
  ...{ productUrl, name, price, colour: colour.displayValue },
  ...(article && { articleId: article.articleId, size: article.size }),
});
