import type { ArticleState, CartLine } from './cart-line.ts';
import { type CartMessage, giftNotEarned, giftSoldOut } from './notices.ts';

/**
 * A gift for spending a sum or for buying a model. The shopper chooses one of its articles. Money is integer kopecks.
 */
export type GiftRule = {
  id: string;
  /** What the gift is for, as the shopper reads it. */
  title: string;
  /** The least sum of the counted goods, in kopecks; null when any amount will do. */
  fromSum: number | null;
  /** Models that count; empty when all models count. */
  forGroupIds: readonly string[];
  /** Articles the shopper may choose from. */
  articleIds: readonly string[];
};

/** The data that gift rules are checked against: the state of every article concerned, and today's rules. */
export type GiftContext = {
  articles: ReadonlyMap<string, ArticleState>;
  giftRules: readonly GiftRule[];
};

/**
 * The cart's articles that earn a rule, or null when the cart does not earn it. Goods count at today's price before
 * promo codes; sold-out lines and gifts do not count.
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

/** A rule that the cart earns, with the articles that earn it. */
export type EarnedRule = { rule: GiftRule; earnedBy: string[] };

/** The rules that the cart earns, in the order of `rules`. */
export function earnedRules(lines: readonly CartLine[], { articles, giftRules }: GiftContext): EarnedRule[] {
  return giftRules.flatMap((rule) => {
    const earnedBy = earningArticles(rule, lines, articles);
    return earnedBy ? [{ rule, earnedBy }] : [];
  });
}

/** Whether a piece is left to give away after the bought pieces of the same article. */
export function canBeGiven(
  articleId: string,
  lines: readonly CartLine[],
  articles: ReadonlyMap<string, ArticleState>,
): boolean {
  const bought = lines.find((line) => line.articleId === articleId && !line.isGift)?.quantity ?? 0;
  return (articles.get(articleId)?.stock ?? 0) > bought;
}

/** The rule under which an article may be taken as a gift now: the cart earns it and has no gift for it yet. */
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
  // Two gifts removed for the same reason give one message.
  return { lines: remaining, messages: [...new Set(messages)] };
}
