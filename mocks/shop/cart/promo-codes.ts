import type { PromoCode } from '#contract/client/client.schemas.ts';
import { codeCountsNothing } from '#shared/cart/notices.ts';

const ROUBLE = 100;

/** Whole percent off the goods by code. */
const PERCENT: Record<string, number> = { ZIMA10: 10 };

/** `code` is in capitals. */
export const isKnownCode = (code: string): boolean => Object.hasOwn(PERCENT, code);

/** What the codes of a cart take off its lines, in whole roubles a line. Amounts are kopecks. */
export function promoCodesOf(codes: readonly string[], lineTotals: readonly number[]): PromoCode[] {
  return codes.map((code) => {
    const applied = lineTotals.length > 0;
    const percent = PERCENT[code] ?? 0;
    const taken = lineTotals.map((amount) => Math.floor((amount * percent) / 100 / ROUBLE) * ROUBLE);
    return {
      code,
      applied,
      discountSum: taken.reduce((sum, amount) => sum + amount, 0),
      freeDelivery: false,
      reason: applied ? null : codeCountsNothing,
    };
  });
}
