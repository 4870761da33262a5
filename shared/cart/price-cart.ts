import type { ArticleState, CartLine } from './cart-line.ts';
import { canBeGiven, type EarnedRule, type GiftRule } from './gifts.ts';
import { type CodeDiscount, type LineDiscount, lineDiscounts } from './line-discounts.ts';
import type { CartMessage } from './notices.ts';
import {
  countedLines,
  judgePromoCodes,
  type PromoCode,
  type PromoLine,
  type PromoRule,
} from './promo-codes.ts';
import { type CartTotals, cartTotals, type PricedLine, type ShownLine, showLine } from './totals.ts';

/** The product data that a cart line shows. */
type ShownGoods = {
  articleId: string;
  productUrl: string;
  name: string;
  colour: unknown;
  size: string;
  picture: unknown;
};

/** An article with its current price and stock. Prices are in kopecks. */
export type CartGoods<Shown extends ShownGoods> = ArticleState & {
  /** The unit price before the reduction; null if the price is not reduced. */
  priceBefore: number | null;
  shown: Shown;
};

/** A promo code that the shopper entered. */
export type EnteredCode = PromoRule & {
  /** The models in the cart that the code applies to; null if it applies to all goods. */
  countedGroups: ReadonlySet<string> | null;
};

/** A line with its product data. */
export type GoodsLine<Shown extends ShownGoods> = { line: CartLine; goods: CartGoods<Shown> };

/** A cart before its prices are computed. */
export type UnpricedCart<Shown extends ShownGoods> = {
  id: string;
  version: number;
  /** The time at which codes are checked. */
  at: Date;
  /** The lines of the cart, without gifts that it has lost. */
  rows: readonly GoodsLine<Shown>[];
  /** The gift rules whose gifts the cart earns, with the articles that earn them. */
  earned: readonly EarnedRule[];
  /** The articles that can be chosen as gifts by these rules. */
  offered: readonly CartGoods<Shown>[];
  codes: readonly EnteredCode[];
  messages: readonly CartMessage[];
};

/** The discounts of the marketing platform by article, in kopecks, for all pieces of a line. */
export type LineOffers = ReadonlyMap<string, number>;

type Gift = { giftId: string; articleId: string };

type PricedCart<Shown extends ShownGoods> = CartTotals & {
  id: string;
  version: number;
  currency: 'RUB';
  items: (Shown & ShownLine & { isGift: boolean; discounts: LineDiscount[] })[];
  gifts: (Gift & { title: string } & Pick<Shown, 'productUrl' | 'name' | 'colour' | 'size' | 'picture'>)[];
  appliedGifts: (Gift & { articleIds: string[] })[];
  promoCodes: PromoCode[];
  messages: CartMessage[];
};

/** Maximum number of messages in a cart (openapi, cart). */
const maxReported = 10;

/** The cart as the contract defines it (docs/specification.md §3.3). */
export function priceCart<Shown extends ShownGoods>(
  unpriced: UnpricedCart<Shown>,
  offers: LineOffers = new Map(),
): PricedCart<Shown> {
  const { id, version, rows, earned, offered, codes } = unpriced;
  const lines = rows.map((row): PricedRow<Shown> => ({ ...row, priced: pricedLine(row, offers) }));
  // Offers are applied first, and promo codes to the remaining prices, so that together they never exceed the
  // price of the goods.
  const promoLines = promoLinesOf(lines, codes);
  const verdicts = judgePromoCodes(codes, promoLines, unpriced.at);
  const promoDiscount = verdicts.reduce((sum, { discountSum }) => sum + discountSum, 0);
  return {
    id,
    version,
    currency: 'RUB',
    items: itemsOf(lines, earned, takenByCodes(codes, verdicts, promoLines)),
    gifts: earned.flatMap(({ rule }) => giftOffers(rule, rows, offered)),
    appliedGifts: earned.flatMap((rule) => appliedGift(rule, rows)),
    ...cartTotals(
      lines.map(({ priced }) => priced),
      promoDiscount,
    ),
    promoCodes: verdicts,
    messages: unpriced.messages.slice(0, maxReported),
  };
}

export const pricedLine = <Shown extends ShownGoods>(
  { line, goods: { stock, price, priceBefore } }: GoodsLine<Shown>,
  offers: LineOffers = new Map(),
): PricedLine => ({ ...line, stock, price, priceBefore, offered: offers.get(line.articleId) ?? 0 });

type PricedRow<Shown extends ShownGoods> = GoodsLine<Shown> & { priced: PricedLine };

/** The lines that are in stock and not free, each with the promo codes that apply to its model. */
function promoLinesOf<Shown extends ShownGoods>(
  lines: readonly PricedRow<Shown>[],
  codes: readonly EnteredCode[],
): PromoLine[] {
  return lines.flatMap(({ priced, goods: { groupId } }) => {
    const { lineTotal } = showLine(priced);
    if (lineTotal === 0) return [];
    const counting = codes.filter(({ countedGroups }) => countedGroups?.has(groupId) ?? true);
    return {
      articleId: priced.articleId,
      amount: lineTotal,
      isReduced: priced.priceBefore !== null,
      countedBy: new Set(counting.map(({ code }) => code)),
    };
  });
}

/** The discount of each code, and the articles that it applies to. */
function takenByCodes(
  codes: readonly EnteredCode[],
  verdicts: readonly PromoCode[],
  lines: readonly PromoLine[],
): CodeDiscount[] {
  return codes.map((rule, place) => ({
    code: rule.code,
    sum: verdicts[place]?.discountSum ?? 0,
    articleIds: new Set(countedLines(rule, lines).map(({ articleId }) => articleId)),
  }));
}

/** The gifts that a rule offers. The gift already taken is among them, so that the shopper can replace it. */
function giftOffers<Shown extends ShownGoods>(
  { id, title, articleIds }: GiftRule,
  rows: readonly GoodsLine<Shown>[],
  offered: readonly CartGoods<Shown>[],
): PricedCart<Shown>['gifts'] {
  const lines = rows.map(({ line }) => line);
  const articles = new Map(offered.map((goods) => [goods.shown.articleId, goods]));
  return articleIds.flatMap((articleId) => {
    const goods = articles.get(articleId);
    if (!goods || !canBeGiven(articleId, lines, articles)) return [];
    const { productUrl, name, colour, size, picture } = goods.shown;
    return { giftId: id, articleId, productUrl, title, name, colour, size, picture };
  });
}

function appliedGift<Shown extends ShownGoods>(
  { rule, earnedBy }: EarnedRule,
  rows: readonly GoodsLine<Shown>[],
): PricedCart<Shown>['appliedGifts'] {
  const gift = rows.find(({ line }) => line.isGift && line.giftRuleId === rule.id);
  return gift ? [{ giftId: rule.id, articleId: gift.line.articleId, articleIds: earnedBy }] : [];
}

function itemsOf<Shown extends ShownGoods>(
  lines: readonly PricedRow<Shown>[],
  earned: readonly EarnedRule[],
  codes: readonly CodeDiscount[],
): PricedCart<Shown>['items'] {
  const shown = lines.map(({ line, goods, priced }) => ({ line, goods, prices: showLine(priced) }));
  const discounts = lineDiscounts(
    shown.map(({ line, goods, prices: { quantity, unitPriceBefore, lineTotal, maxQuantity } }) => {
      const pieces = maxQuantity === 0 ? 0 : quantity;
      return {
        articleId: line.articleId,
        isGift: line.isGift,
        giftTitle: earned.find(({ rule }) => rule.id === line.giftRuleId)?.rule.title ?? null,
        before: unitPriceBefore * pieces,
        reduced: goods.price * pieces,
        offered: lineTotal,
      };
    }),
    codes,
  );
  return shown.map(({ line, goods, prices }, place) => ({
    ...goods.shown,
    isGift: line.isGift,
    ...prices,
    discounts: discounts[place] ?? [],
  }));
}
