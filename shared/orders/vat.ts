/** The main VAT rates in percent, each with the first day on which it applies, newest first. */
const RATES = [
  { from: '2026-01-01', percent: 22 },
  { from: '2019-01-01', percent: 20 },
];

/**
 * The VAT rate of a seller's sales in percent, or `usual`: the main rate on the day of the sale. 0 means that
 * the sales are free of VAT, which receipts call «Без НДС».
 */
export type SellerVat = 'usual' | 0 | 5 | 7 | 10 | 22;

/**
 * The values that are stored for an article's own VAT, which takes precedence over the seller's. `usual` is
 * the main rate on the day of the sale.
 */
export const articleVats = ['usual', '10', '7', '5', 'none'] as const;

export type ArticleVat = (typeof articleVats)[number];

const OWN: Readonly<Record<ArticleVat, SellerVat>> = { usual: 'usual', 10: 10, 7: 7, 5: 5, none: 0 };

/**
 * The VAT rate of goods on a day in Moscow, in percent: their own or else the seller's; 0 if they are free of
 * VAT.
 */
export const vatRateOfGoods = (day: string, own: ArticleVat | null, seller: SellerVat): number =>
  vatRateOn(day, own === null ? seller : OWN[own]);

/** The VAT rate of a seller on a day in Moscow, in percent; 0 if its sales are free of VAT. */
export function vatRateOn(day: string, vat: SellerVat): number {
  if (vat !== 'usual') return vat;
  const rate = RATES.find(({ from }) => from <= day);
  if (!rate) throw new Error(`No rate of value-added tax is known for ${day}.`);
  return rate.percent;
}

/**
 * The VAT rate of money that is not for certain goods, and of the delivery of orders that stored no rate: the
 * rate of the goods, the highest if they have several. The seller's rate is not used, because a later change
 * of it must not change the receipts of earlier orders.
 */
export const vatRateOfOrder = (lines: readonly { vatRate: number }[]): number =>
  Math.max(0, ...lines.map(({ vatRate }) => vatRate));

/**
 * The VAT rate of an order's delivery. Delivery is a service of the seller, so its rate does not depend on
 * the goods.
 */
export const vatRateOfDelivery = (
  { deliveryVatRate }: { deliveryVatRate: number | null },
  lines: readonly { vatRate: number }[],
): number => deliveryVatRate ?? vatRateOfOrder(lines);

/** The VAT that a sum contains, in kopecks. */
export const vatIn = (kopecks: number, percent: number): number =>
  Math.round((kopecks * percent) / (100 + percent));
