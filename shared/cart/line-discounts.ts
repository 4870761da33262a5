import { spread } from '../payments/spread.ts';

/** A discount of a line, for all its pieces (openapi, line-discount). */
export type LineDiscount = {
  source: 'SALE' | 'OFFER' | 'PROMO_CODE' | 'GIFT';
  promoCode: string | null;
  title: string | null;
  /** Kopecks. */
  sum: number;
};

/** A priced cart line. Amounts are kopecks for all its pieces. */
export type DiscountedGoods = {
  articleId: string;
  isGift: boolean;
  /** The reason of a gift; null if unknown. */
  giftTitle: string | null;
  /** Before discounts; 0 for a sold-out line. */
  before: number;
  /** After the shop's own price reduction. */
  reduced: number;
  /** After offers of a marketing platform and before promo codes. */
  offered: number;
};

/** The discount of a promo code in kopecks, and the goods that it applies to. */
export type CodeDiscount = { code: string; sum: number; articleIds: ReadonlySet<string> };

/**
 * The discounts of each line by source. `before` minus these discounts is exactly the amount due. A promo code is
 * spread over the goods it counts, in proportion to what earlier discounts left of them.
 */
export function lineDiscounts(
  goods: readonly DiscountedGoods[],
  codes: readonly CodeDiscount[],
): LineDiscount[][] {
  const lines = goods.map(({ isGift, giftTitle, before, reduced, offered }) => ({
    left: isGift ? 0 : offered,
    discounts: isGift
      ? [discount('GIFT', before, { title: giftTitle })]
      : [discount('SALE', before - reduced), discount('OFFER', reduced - offered)],
  }));
  for (const { code, sum, articleIds } of codes) {
    const counted = lines.map(({ left }, place) => {
      const one = goods[place];
      return one && !one.isGift && articleIds.has(one.articleId) ? left : 0;
    });
    for (const [place, part] of spread(sum, counted).entries()) {
      const line = lines[place];
      if (!line) continue;
      line.left -= part;
      line.discounts.push(discount('PROMO_CODE', part, { promoCode: code }));
    }
  }
  return lines.map(({ discounts }) => discounts.filter(({ sum }) => sum > 0));
}

const discount = (
  source: LineDiscount['source'],
  sum: number,
  names: Partial<Pick<LineDiscount, 'promoCode' | 'title'>> = {},
): LineDiscount => ({ source, promoCode: null, title: null, ...names, sum });

type PricedLine = { lineTotal: number; discounts: readonly Pick<LineDiscount, 'source' | 'sum'>[] };

/**
 * The price of a cart line before all discounts, and the amount due for it. Kopecks; both are 0 for a sold-out line.
 */
export function lineSums({ lineTotal, discounts }: PricedLine): { before: number; due: number } {
  const byCodes = sumOf(discounts.filter(({ source }) => source === 'PROMO_CODE'));
  return { before: lineTotal + sumOf(discounts) - byCodes, due: lineTotal - byCodes };
}

const sumOf = (discounts: PricedLine['discounts']) => discounts.reduce((all, { sum }) => all + sum, 0);

/** Promo code discounts of lines, in kopecks. */
export const takenByCodes = (lines: readonly Pick<PricedLine, 'discounts'>[]): number =>
  sumOf(lines.flatMap(({ discounts }) => discounts).filter(({ source }) => source === 'PROMO_CODE'));

/** The name of a discount for the shopper. */
export function discountName({ source, promoCode, title }: Omit<LineDiscount, 'sum'>): string {
  if (source === 'PROMO_CODE') return `Промокод ${promoCode}`;
  if (source === 'GIFT') return title ?? 'Подарок к\u00a0заказу';
  return source === 'OFFER' ? 'Скидка по\u00a0акции' : 'Скидка';
}
