/** VAT in per cent by its first day, newest first. */
const RATES = [
  { from: '2026-01-01', percent: 22 },
  { from: '2019-01-01', percent: 20 },
];

/**
 * The VAT of a seller's sales: one rate in per cent, or the usual rate of the day of sale. 0 means that the sales are
 * free of VAT, which receipts call «Без НДС».
 */
export type SellerVat = 'usual' | 0 | 5 | 7 | 10 | 22;

/** The VAT rate of a seller on a day in Moscow, in per cent; 0 if its sales are free of VAT. */
export function vatRateOn(day: string, vat: SellerVat): number {
  if (vat !== 'usual') return vat;
  const rate = RATES.find(({ from }) => from <= day);
  if (!rate) throw new Error(`No rate of value-added tax is known for ${day}.`);
  return rate.percent;
}

/**
 * The VAT rate of an order's delivery, and of money without goods: that of its goods, because a later change of the
 * seller's rate must not change the receipts of orders. If the goods differ, the highest rate.
 */
export const vatRateOfOrder = (lines: readonly { vatRate: number }[]): number =>
  Math.max(0, ...lines.map(({ vatRate }) => vatRate));
