import { discountPercent, pricesOfSize } from '#shared/goods/prices.ts';
import type { Article, Product } from '@/lib/api';
import { Price } from '@/lib/ui/content/price';
import { useChosenSize } from './chosen-size';

type Priced = Pick<Product, 'price' | 'priceBefore' | 'hasDearerSizes' | 'articles'>;

/** The price of the chosen size; if none is chosen, the lowest price. */
export const shownPrices = (product: Omit<Priced, 'articles'>, chosen: Article | undefined) => ({
  ...pricesOfSize(product, chosen),
  isFrom: !chosen && product.hasDearerSizes,
});

/** The price at the head of a product page. */
export function ProductPrice({ product }: { product: Priced }) {
  const { chosen } = useChosenSize(product.articles);
  const { price, priceBefore, isFrom } = shownPrices(product, chosen);
  return (
    <Price
      price={price}
      priceBefore={priceBefore}
      discountPercent={discountPercent(price, priceBefore)}
      isFrom={isFrom}
      className="type-price mt-2.5 lg:mt-3.5"
    />
  );
}
