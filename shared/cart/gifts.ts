import type { ArticleState, CartLine } from './cart-line.ts';
import { type CartMessage, giftNotEarned, giftSoldOut } from './notices.ts';

/**
 * A rule that gives a gift for spending a sum or for buying a model. The shopper chooses one of its articles.
 * Money is integer kopecks.
 */
export type GiftRule = {
  id: string;
  /** The reason of the gift, as shown to the shopper. */
  title: string;
  /** The minimum sum of qualifying goods, in kopecks; null if any sum is enough. */
  fromSum: number | null;
  /** Models that qualify; empty if all models qualify. */
  forGroupIds: readonly string[];
  /** Articles from which the shopper may choose the gift. */
  articleIds: readonly string[];
};

/**
 * What gift rules are checked with: the rules in force, and the state of every article in the cart and in the
 * rules.
 */
export type GiftContext = {
  articles: ReadonlyMap<string, ArticleState>;
  giftRules: readonly GiftRule[];
};

/**
 * The articles in the cart that earn a gift by a rule, or null if the cart does not earn it. Goods qualify at
 * today's price before promo codes. Sold-out lines and gifts do not qualify.
 */
export function earningArticles(
  rule: GiftRule,
  lines: readonly CartLine[],
  articles: ReadonlyMap<string, ArticleState>,
): string[] | null {
  let sum = 0;
  const earning: string[] = [];
  for (const line of lines) {
    const article = articles.get(line.articleId);
    if (line.isGift || !article || article.stock === 0) continue;
    if (rule.forGroupIds.length > 0 && !rule.forGroupIds.includes(article.groupId)) continue;
    sum += article.price * Math.min(line.quantity, article.stock);
    earning.push(line.articleId);
  }
  return earning.length > 0 && sum >= (rule.fromSum ?? 0) ? earning : null;
}

/** A rule whose gift the cart earns, with the articles that earn it. */
export type EarnedRule = { rule: GiftRule; earnedBy: string[] };

/** The rules whose gifts the cart earns, in the order of `rules`. */
export function earnedRules(lines: readonly CartLine[], { articles, giftRules }: GiftContext): EarnedRule[] {
  return giftRules.flatMap((rule) => {
    const earnedBy = earningArticles(rule, lines, articles);
    return earnedBy ? [{ rule, earnedBy }] : [];
  });
}

/** Whether there is a piece in stock to give away, after all pieces of this article that the cart buys. */
export function canBeGiven(
  articleId: string,
  lines: readonly CartLine[],
  articles: ReadonlyMap<string, ArticleState>,
): boolean {
  const bought = lines.find((line) => line.articleId === articleId && !line.isGift)?.quantity ?? 0;
  return (articles.get(articleId)?.stock ?? 0) > bought;
}

/**
 * The rule by which an article may be added as a gift now; undefined if no rule offers it. The cart must earn
 * the gift of the rule and must not contain it yet.
 */
export function ruleOffering(
  articleId: string,
  lines: readonly CartLine[],
  { articles, giftRules }: GiftContext,
): GiftRule | undefined {
  const cartGifts = lines.filter((line) => line.isGift);
  if (cartGifts.some((line) => line.articleId === articleId)) return undefined;
  return giftRules.find(
    (rule) =>
      rule.articleIds.includes(articleId) &&
      !cartGifts.some((line) => line.giftRuleId === rule.id) &&
      earningArticles(rule, lines, articles) !== null &&
      canBeGiven(articleId, lines, articles),
  );
}

/** Removes gifts that the cart no longer earns or that are out of stock, and returns a message for each reason. */
export function withoutLostGifts(
  lines: readonly CartLine[],
  { articles, giftRules }: GiftContext,
): { lines: CartLine[]; messages: CartMessage[] } {
  const messages: CartMessage[] = [];
  const remaining = lines.filter((line) => {
    if (!line.isGift) return true;
    const rule = giftRules.find(({ id }) => id === line.giftRuleId);
    const earned =
      rule?.articleIds.includes(line.articleId) && earningArticles(rule, lines, articles) !== null;
    if (!earned) messages.push(giftNotEarned);
    else if (!canBeGiven(line.articleId, lines, articles)) messages.push(giftSoldOut);
    else return true;
    return false;
  });
  // If several gifts were removed for the same reason, their message appears only once.
  return { lines: remaining, messages: [...new Set(messages)] };
}
