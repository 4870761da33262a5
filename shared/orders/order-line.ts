import { lineSums } from '../cart/line-discounts.ts';
import { type ArticleVat, type SellerVat, vatRateOfGoods } from './vat.ts';

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

/**
 * Turns a cart line into the line that an order stores. Its VAT rate is that of the article, or else that of
 * the seller.
 */
export function orderLine<Line extends Item>(
  item: Line,
  { sku, vat, day, sellerVat }: { sku: string; vat: ArticleVat | null; day: string; sellerVat: SellerVat },
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
    vatRate: vatRateOfGoods(day, vat, sellerVat),
  };
}
