/** Standard VAT rates in percent, each with the first day on which it applies, newest first. */
const RATES = [
  { from: '2026-01-01', percent: 22 },
  { from: '2019-01-01', percent: 20 },
];

/**
 * The VAT rate of a seller in percent. `usual` is the standard rate on the day of the sale; 0 means exempt
 * from VAT, which receipts call «Без НДС».
 */
export type SellerVat = 'usual' | 0 | 5 | 7 | 10 | 22;

/**
 * The VAT rates that an article may have of its own, instead of its seller's. `usual` is the standard rate on
 * the day of the sale.
 */
export const articleVats = ['usual', '10', '7', '5', 'none'] as const;

export type ArticleVat = (typeof articleVats)[number];

const OWN: Readonly<Record<ArticleVat, SellerVat>> = { usual: 'usual', 10: 10, 7: 7, 5: 5, none: 0 };

/**
 * The VAT rate in percent of goods sold on a day (Moscow time): their own or, without one, the seller's. 0 if
 * they are exempt.
 */
export const vatRateOfGoods = (day: string, own: ArticleVat | null, seller: SellerVat): number =>
  vatRateOn(day, own === null ? seller : OWN[own]);

/** The VAT rate in percent of a seller on a day (Moscow time). 0 if the seller is exempt. */
export function vatRateOn(day: string, vat: SellerVat): number {
  if (vat !== 'usual') return vat;
  const rate = RATES.find(({ from }) => from <= day);
  if (!rate) throw new Error(`No rate of value-added tax is known for ${day}.`);
  return rate.percent;
}

/**
 * The VAT rate in percent of money that is not for certain goods, and of the delivery if the order stored no
 * rate: the highest rate of the order's lines. The seller's present rate is not used, because a change of it
 * must not change receipts of earlier orders.
 */
export const vatRateOfOrder = (lines: readonly { vatRate: number }[]): number =>
  Math.max(0, ...lines.map(({ vatRate }) => vatRate));

/**
 * The VAT rate in percent of an order's delivery. It is the seller's and does not depend on the goods,
 * because delivery is a service of the seller.
 */
export const vatRateOfDelivery = (
  { deliveryVatRate }: { deliveryVatRate: number | null },
  lines: readonly { vatRate: number }[],
): number => deliveryVatRate ?? vatRateOfOrder(lines);

/** How much VAT a sum contains, in kopecks. */
export const vatIn = (kopecks: number, percent: number): number =>
  Math.round((kopecks * percent) / (100 + percent));
