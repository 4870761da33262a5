import type { PromoCode } from '../../src/generated/model/promoCode.ts';

/** Whole percent off the goods by code. */
const PERCENT: Record<string, number> = { ZIMA10: 10 };

/** `code` is in capitals. */
export const isKnownCode = (code: string): boolean => Object.hasOwn(PERCENT, code);

/** What the codes of a cart take off goods that come to `goodsPrice` kopecks. */
export function promoCodesOf(codes: readonly string[], goodsPrice: number): PromoCode[] {
  return codes.map((code) => {
    const applied = goodsPrice > 0;
    return {
      code,
      applied,
      discountSum: Math.floor((goodsPrice * (PERCENT[code] ?? 0)) / 100),
      freeDelivery: false,
      reason: applied ? null : 'В\u00A0корзине пока нет товаров, к\u00A0которым применяется промокод',
    };
  });
}
