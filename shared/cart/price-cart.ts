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

/** The data of a product that a cart line displays. */
type ShownGoods = {
  articleId: string;
  productUrl: string;
  name: string;
  colour: unknown;
  size: string;
  picture: unknown;
};

/** An article with its current price and stock. Prices are in kopecks for one piece. */
export type CartGoods<Shown extends ShownGoods> = ArticleState & {
  /** The price of one piece before the reduction. Null if the price is not reduced. */
  priceBefore: number | null;
  shown: Shown;
};

/** A promo code that the shopper has entered into the cart. */
export type EnteredCode = PromoRule & {
  /** Ids of the models in the cart to which the code applies. Null if it applies to all goods. */
  countedGroups: ReadonlySet<string> | null;
};

/** A cart line together with the article that it contains. */
export type GoodsLine<Shown extends ShownGoods> = { line: CartLine; goods: CartGoods<Shown> };

/** A cart from which `priceCart` computes all sums. */
export type UnpricedCart<Shown extends ShownGoods> = {
  id: string;
  version: number;
  /** The moment for which promo codes are checked. */
  at: Date;
  /** The lines of the cart. Gifts that it no longer earns are already removed. */
  rows: readonly GoodsLine<Shown>[];
  /** Gift rules that the cart fulfils, with the articles that earn the gift. */
  earned: readonly EarnedRule[];
  /** The articles that these rules offer as gifts. */
  offered: readonly CartGoods<Shown>[];
  codes: readonly EnteredCode[];
  messages: readonly CartMessage[];
};

/** Discounts of the marketing platform by article id, in kopecks for all pieces of the line. */
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

/** Computes the sums of a cart, and returns the cart in the contract's form (docs/specification.md §3.3). */
export function priceCart<Shown extends ShownGoods>(
  unpriced: UnpricedCart<Shown>,
  offers: LineOffers = new Map(),
): PricedCart<Shown> {
  const { id, version, rows, earned, offered, codes } = unpriced;
  const lines = rows.map((row): PricedRow<Shown> => ({ ...row, priced: pricedLine(row, offers) }));
  // The platform's discounts are subtracted first. Promo codes apply to the remaining price, so both together
  // never exceed the price of the goods.
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

/**
 * The lines to which promo codes may apply: in stock and not free. Each has the codes that apply to its
 * model.
 */
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

/** For each promo code, its discount and the articles to which it applies. */
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

/**
 * The articles that a rule offers as a gift. The gift already in the cart is one of them, so that the shopper
 * sees it among the alternatives.
 */
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
