import type {
  AppliedGift,
  Cart,
  CartItem,
  CartMessage,
  GiftOffer,
  PromoCode,
} from '#contract/client/client.schemas.ts';
import { type CodeDiscount, lineDiscounts } from '#shared/orders/line-discounts.ts';
import { pricesOf } from '../../domain/article-prices.ts';
import { shownCover, toColour } from '../../domain/presentation.ts';
import type { cartLine } from '../base/tables.ts';
import { canBeGiven, type GiftRule } from '../rules/gifts.ts';
import { countedLines, judgePromoCodes, lostCode, type PromoLine } from '../rules/promo-codes.ts';
import type { ArticleState } from '../rules/rules.ts';
import { cartTotals, type PricedLine, showLine } from '../rules/totals.ts';
import { type EnteredCode, promoLinesOf } from './entered-codes.ts';
import type { GoodsRow } from './goods-columns.ts';

/** A kept line with the article, variant and model it is of. */
export type CartRow = GoodsRow & { line: typeof cartLine.$inferSelect };

export type EarnedRule = { rule: GiftRule; earnedBy: string[] };

/** A cart as the database has it. `priceCart` computes its prices once offers are known. */
export type ReadCart = {
  id: string;
  version: number;
  /** When it was read: codes are judged by this moment. */
  at: Date;
  /** In the order of the lines. */
  rows: readonly CartRow[];
  /** Gift rules that the cart earns, with the articles that earn them. */
  earned: readonly EarnedRule[];
  /** Goods that these rules offer. */
  offered: readonly GoodsRow[];
  codes: readonly EnteredCode[];
  /** Codes that left with the change that was just made. */
  lostCodes: readonly string[];
  messages: readonly CartMessage[];
};

/** What lines become cheaper by, in kopecks for all their pieces, by article. */
export type LineDiscounts = ReadonlyMap<string, number>;

/** Messages and codes of one cart (openapi, cart). */
const maxReported = 10;

/** A cart in the words of the contract (docs/specification.md §3.3). */
export function priceCart(read: ReadCart, discounts: LineDiscounts = new Map()): Cart {
  const { id, version, rows, earned, offered } = read;
  const lines = rows.map((row) => ({ row, priced: toPricedLine(row, discounts), groupId: row.group.id }));
  // Offers come first, codes take from what they left: together they never take more than the goods come to.
  const promoLines = promoLinesOf(lines, read.codes);
  const verdicts = judgePromoCodes(read.codes, promoLines, read.at);
  const promoDiscount = verdicts.reduce((sum, { discountSum }) => sum + discountSum, 0);
  return {
    id,
    version,
    currency: 'RUB',
    items: itemsOf(lines, earned, takenByCodes(read.codes, verdicts, promoLines)),
    gifts: earned.flatMap(({ rule }) => giftOffers(rule, rows, offered)),
    appliedGifts: earned.flatMap((rule) => appliedGift(rule, rows)),
    ...cartTotals(
      lines.map(({ priced }) => priced),
      promoDiscount,
    ),
    promoCodes: [...verdicts, ...read.lostCodes.map(lostCode)].slice(0, maxReported),
    messages: read.messages.slice(0, maxReported),
  };
}

/** What may be taken under a rule, the taken one included, so that it can be changed for another. */
function giftOffers(
  { id, title, articleIds }: GiftRule,
  rows: readonly CartRow[],
  offered: readonly GoodsRow[],
): GiftOffer[] {
  const lines = rows.map(({ line }) => line);
  const articles = new Map(offered.map((row) => [row.article.id, stateOf(row)]));
  return articleIds.flatMap((articleId) => {
    const goods = offered.find(({ article }) => article.id === articleId);
    if (!goods || !canBeGiven(articleId, lines, articles)) return [];
    const { article, variant, group } = goods;
    return {
      giftId: id,
      articleId,
      productUrl: variant.productUrl,
      title,
      name: group.name,
      colour: toColour(variant),
      size: article.size,
      picture: shownCover(variant.cover),
    };
  });
}

function appliedGift({ rule, earnedBy }: EarnedRule, rows: readonly CartRow[]): AppliedGift[] {
  const taken = rows.find(({ line }) => line.isGift && line.giftRuleId === rule.id);
  return taken ? [{ giftId: rule.id, articleId: taken.article.id, articleIds: earnedBy }] : [];
}

export function toPricedLine(
  { line, article, variant }: CartRow,
  discounts: LineDiscounts = new Map(),
): PricedLine {
  const offered = discounts.get(article.id) ?? 0;
  return { ...line, stock: article.stock, ...pricesOf(article, variant), offered };
}

/** What the rules of a cart know of an article. */
export const stateOf = ({ article, variant }: GoodsRow): ArticleState => ({
  groupId: variant.groupId,
  stock: article.stock,
  price: pricesOf(article, variant).price,
});

/** What every code takes off, and from which articles. */
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

type PricedRow = { row: CartRow; priced: PricedLine };

function itemsOf(
  lines: readonly PricedRow[],
  earned: readonly EarnedRule[],
  codes: readonly CodeDiscount[],
): CartItem[] {
  const shown = lines.map(({ row, priced }) => ({ row, price: priced.price, ...showLine(priced) }));
  const discounts = lineDiscounts(
    shown.map(({ row: { line, article }, price, quantity, unitPriceBefore, lineTotal, maxQuantity }) => {
      const pieces = maxQuantity === 0 ? 0 : quantity;
      return {
        articleId: article.id,
        isGift: line.isGift,
        giftTitle: earned.find(({ rule }) => rule.id === line.giftRuleId)?.rule.title ?? null,
        before: unitPriceBefore * pieces,
        reduced: price * pieces,
        offered: lineTotal,
      };
    }),
    codes,
  );
  return shown.map(({ row, price: _, ...prices }, place) => ({
    ...goodsOf(row),
    isGift: row.line.isGift,
    ...prices,
    discounts: discounts[place] ?? [],
  }));
}

const goodsOf = ({ article, variant, group }: GoodsRow) => ({
  articleId: article.id,
  variantId: variant.id,
  variantGroupId: group.id,
  productUrl: variant.productUrl,
  name: group.name,
  colour: toColour(variant),
  size: article.size,
  picture: shownCover(variant.cover),
});
