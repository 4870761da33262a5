import { lineSums } from '../cart/line-discounts.ts';
import { type SellerVat, vatRateOn } from './vat.ts';

type Item = Parameters<typeof lineSums>[0] & {
  articleId: string;
  productUrl: string;
  name: string;
  colour: unknown;
  size: string;
  picture: unknown;
  quantity: number;
  isGift: boolean;
  unitPriceBefore: number;
};

/** An order line with the values of a cart line that the order stores. */
export function orderLine<Line extends Item>(
  item: Line,
  { sku, day, vat }: { sku: string; day: string; vat: SellerVat },
) {
  const { articleId, productUrl, name, size, quantity, isGift, unitPriceBefore } = item;
  return {
    articleId,
    productUrl,
    sku,
    name,
    colour: item.colour as Line['colour'],
    size,
    picture: item.picture as Line['picture'],
    quantity,
    isGift,
    unitPriceBefore,
    total: lineSums(item).due,
    discounts: item.discounts as Line['discounts'],
    vatRate: vatRateOn(day, vat),
  };
}
