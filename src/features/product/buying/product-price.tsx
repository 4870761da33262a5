import { discountPercent, pricesOfSize } from '#shared/goods/prices.ts';
import { PARTS } from '#shared/payments/ways-to-pay.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { Article, Product } from '@/lib/api';
import { Price } from '@/lib/ui/content/price';
import { useChosenSize } from './chosen-size';

/** In kopecks. */
const ROUBLE = 100;

type Priced = Pick<Product, 'price' | 'priceBefore' | 'hasDearerSizes' | 'articles'>;

/** The prices to show: those of the chosen size, or the lowest ones if no size is chosen. */
export const shownPrices = (product: Omit<Priced, 'articles'>, chosen: Article | undefined) => ({
  ...pricesOfSize(product, chosen),
  isFrom: !chosen && product.hasDearerSizes,
});

/**
 * The price at the top of a product page. If the shop takes payment in parts, also shows one of the four
 * payments, rounded up to a rouble; the checkout shows the exact sums.
 */
export function ProductPrice({ product, inParts }: { product: Priced; inParts: boolean }) {
  const { chosen } = useChosenSize(product.articles);
  const { price, priceBefore, isFrom } = shownPrices(product, chosen);
  const isSold = product.articles.some(({ state }) => state === 'IN_STOCK');
  return (
    <>
      <Price
        price={price}
        priceBefore={priceBefore}
        discountPercent={discountPercent(price, priceBefore)}
        isFrom={isFrom}
        className="type-price mt-2.5 lg:mt-3.5"
      />
      {inParts && isSold && (
        <p className="mt-1 text-ink-2 text-ui tabular-nums">
          {`Частями, ${PARTS}\u00a0×\u00a0${isFrom ? 'от\u00a0' : ''}${formatMoney(Math.ceil(price / PARTS / ROUBLE) * ROUBLE)}`}
        </p>
      )}
    </>
  );
}
