import { spread } from '#shared/orders/spread.ts';
import type { OrderDiscount } from '../../../src/generated/model/orderDiscount.ts';

/** A line of a cart that is ordered, priced. Amounts are kopecks for all its pieces. */
export type OrderedGoods = {
  articleId: string;
  isGift: boolean;
  /** Before discounts. */
  before: number;
  /** After the price of the shop was lowered. */
  reduced: number;
  /** After offers of a marketing platform; what promo codes take from. */
  offered: number;
};

/** What a promo code takes off, and from which goods. */
export type CodeDiscount = { code: string; sum: number; articleIds: ReadonlySet<string> };

export type DueLine = { total: number; discounts: OrderDiscount[] };

const noCode = { promoCode: null };

/** What is due for every line, with its discounts by source: `before` less the discounts is `total`, to the kopeck. */
export function dueLines(goods: readonly OrderedGoods[], codes: readonly CodeDiscount[]): DueLine[] {
  const lines = goods.map(({ isGift, before, reduced, offered }): DueLine => {
    if (isGift) return { total: 0, discounts: discountsOf([{ source: 'GIFT', ...noCode, sum: before }]) };
    const discounts = discountsOf([
      { source: 'SALE', ...noCode, sum: before - reduced },
      { source: 'OFFER', ...noCode, sum: reduced - offered },
    ]);
    return { total: offered, discounts };
  });
  for (const { code, sum, articleIds } of codes) {
    const left = lines.map(({ total }, place) => {
      const one = goods[place];
      return one && !one.isGift && articleIds.has(one.articleId) ? total : 0;
    });
    for (const [place, part] of spread(sum, left).entries()) {
      const line = lines[place];
      if (!line) continue;
      line.total -= part;
      line.discounts.push(...discountsOf([{ source: 'PROMO_CODE', promoCode: code, sum: part }]));
    }
  }
  return lines;
}

const discountsOf = (all: OrderDiscount[]) => all.filter(({ sum }) => sum > 0);
