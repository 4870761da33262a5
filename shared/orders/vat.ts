/** The main rate of VAT in per cent by its first day, newest first. */
const RATES = [
  { from: '2026-01-01', percent: 22 },
  { from: '2019-01-01', percent: 20 },
];

/**
 * The VAT of a seller's sales: one rate in per cent, or the main rate of the day of sale. 0 means that the sales are
 * free of VAT, which receipts call «Без НДС».
 */
export type SellerVat = 'usual' | 0 | 5 | 7 | 10 | 22;

/**
 * The stored values of an article's own VAT, which overrides the seller's. `usual` is the main rate of the
 * day of sale.
 */
export const articleVats = ['usual', '10', '7', '5', 'none'] as const;

export type ArticleVat = (typeof articleVats)[number];

const OWN: Readonly<Record<ArticleVat, SellerVat>> = { usual: 'usual', 10: 10, 7: 7, 5: 5, none: 0 };

/** The VAT rate of goods on a day in Moscow, in per cent: their own, or else the seller's; 0 if they are free of VAT. */
export const vatRateOfGoods = (day: string, own: ArticleVat | null, seller: SellerVat): number =>
  vatRateOn(day, own === null ? seller : OWN[own]);

/** The VAT rate of a seller on a day in Moscow, in per cent; 0 if its sales are free of VAT. */
export function vatRateOn(day: string, vat: SellerVat): number {
  if (vat !== 'usual') return vat;
  const rate = RATES.find(({ from }) => from <= day);
  if (!rate) throw new Error(`No rate of value-added tax is known for ${day}.`);
  return rate.percent;
}

/**
 * The VAT rate of money without goods, and of the delivery of orders that did not store one: that of the goods, because a
 * later change of the seller's rate must not change the receipts of orders. If the goods differ, the highest rate.
 */
export const vatRateOfOrder = (lines: readonly { vatRate: number }[]): number =>
  Math.max(0, ...lines.map(({ vatRate }) => vatRate));

/** The VAT rate of an order's delivery, which is a service of the seller and independent of the goods. */
export const vatRateOfDelivery = (
  { deliveryVatRate }: { deliveryVatRate: number | null },
  lines: readonly { vatRate: number }[],
): number => deliveryVatRate ?? vatRateOfOrder(lines);

/** The VAT that a sum contains, in kopecks. */
export const vatIn = (kopecks: number, percent: number): number =>
  Math.round((kopecks * percent) / (100 + percent));
