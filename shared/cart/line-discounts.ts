import { spread } from '../payments/spread.ts';

/** A discount on a line, for all its pieces together (openapi, line-discount). */
export type LineDiscount = {
  source: 'SALE' | 'OFFER' | 'PROMO_CODE' | 'GIFT';
  promoCode: string | null;
  title: string | null;
  /** The discount in kopecks, for all pieces of the line. */
  sum: number;
};

/** A cart line with its amounts: kopecks for all its pieces together. */
export type DiscountedGoods = {
  articleId: string;
  isGift: boolean;
  /** Text that says why the line is a free gift. Null if the reason is unknown or the line is no gift. */
  giftTitle: string | null;
  /** The price before discounts; 0 for a sold-out line. */
  before: number;
  /** The price after the shop's own price reduction (sale). */
  reduced: number;
  /** The price after the discounts of a marketing platform too, but before promo codes. */
  offered: number;
};

/** The discount of a promo code in kopecks, and the ids of the articles to which it applies. */
export type CodeDiscount = { code: string; sum: number; articleIds: ReadonlySet<string> };

/**
 * The discounts of each line, one for each source. The amount before discounts minus all of them is exactly
 * the amount due. A promo code's discount is split among the lines that it applies to, in proportion to their
 * prices after all other discounts.
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
 * The price of a cart line before all discounts, and the amount due for it, in kopecks. Both are 0 for a
 * sold-out line.
 */
export function lineSums({ lineTotal, discounts }: PricedLine): { before: number; due: number } {
  const byCodes = sumOf(discounts.filter(({ source }) => source === 'PROMO_CODE'));
  return { before: lineTotal + sumOf(discounts) - byCodes, due: lineTotal - byCodes };
}

const sumOf = (discounts: PricedLine['discounts']) => discounts.reduce((all, { sum }) => all + sum, 0);

/** The sum of the promo code discounts on the given lines, in kopecks. */
export const takenByCodes = (lines: readonly Pick<PricedLine, 'discounts'>[]): number =>
  sumOf(lines.flatMap(({ discounts }) => discounts).filter(({ source }) => source === 'PROMO_CODE'));

/** The name of a discount, as the shopper reads it. */
export function discountName({ source, promoCode, title }: Omit<LineDiscount, 'sum'>): string {
  if (source === 'PROMO_CODE') return `Промокод ${promoCode}`;
  if (source === 'GIFT') return title ?? 'Подарок к\u00a0заказу';
  return source === 'OFFER' ? 'Скидка по\u00a0акции' : 'Скидка';
}
