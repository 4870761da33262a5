import { spread } from '../payments/spread.ts';

/** A discount on a line, for all its pieces (openapi, line-discount). */
export type LineDiscount = {
  source: 'SALE' | 'OFFER' | 'PROMO_CODE' | 'GIFT';
  promoCode: string | null;
  title: string | null;
  /** Kopecks. */
  sum: number;
};

/** A line of a cart, priced. Amounts are kopecks for all its pieces. */
export type DiscountedGoods = {
  articleId: string;
  isGift: boolean;
  /** What a gift is for; null where that is not known. */
  giftTitle: string | null;
  /** Before discounts; 0 for what is sold out. */
  before: number;
  /** After the price of the shop was lowered. */
  reduced: number;
  /** After offers of a marketing platform; what promo codes take from. */
  offered: number;
};

/** What a promo code takes off, in kopecks, and from which goods. */
export type CodeDiscount = { code: string; sum: number; articleIds: ReadonlySet<string> };

/**
 * The discounts of every line by source: what is left of `before` without them is due, to the kopeck. A promo code is
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

/** What a line of a cart costs before all discounts, and what is due for it. Kopecks; both are 0 for what is sold out. */
export function lineSums({ lineTotal, discounts }: PricedLine): { before: number; due: number } {
  const byCodes = sumOf(discounts.filter(({ source }) => source === 'PROMO_CODE'));
  return { before: lineTotal + sumOf(discounts) - byCodes, due: lineTotal - byCodes };
}

const sumOf = (discounts: PricedLine['discounts']) => discounts.reduce((all, { sum }) => all + sum, 0);

/** What promo codes take off lines, in kopecks. */
export const takenByCodes = (lines: readonly Pick<PricedLine, 'discounts'>[]): number =>
  sumOf(lines.flatMap(({ discounts }) => discounts).filter(({ source }) => source === 'PROMO_CODE'));

/** A discount as the shopper reads it. */
export function discountName({ source, promoCode, title }: Omit<LineDiscount, 'sum'>): string {
  if (source === 'PROMO_CODE') return `Промокод ${promoCode}`;
  if (source === 'GIFT') return title ?? 'Подарок к\u00a0заказу';
  return source === 'OFFER' ? 'Скидка по\u00a0акции' : 'Скидка';
}
