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

/** A cart line in the form that an order stores, with the article's own VAT rate or else the seller's. */
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
