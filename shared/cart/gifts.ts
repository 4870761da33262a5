import type { ArticleState, CartLine } from './cart-line.ts';
import { type CartMessage, giftNotEarned, giftSoldOut } from './notices.ts';

/**
 * A rule that gives shoppers a free gift if they spend a sum or buy a certain model. They choose the gift
 * among its articles. Sums are in kopecks.
 */
export type GiftRule = {
  id: string;
  /** Text for the shopper that says why there is a gift. */
  title: string;
  /** The sum of qualifying goods that earns the gift, in kopecks. Null if any sum is enough. */
  fromSum: number | null;
  /** Ids of the models that qualify. Empty if all models do. */
  forGroupIds: readonly string[];
  /** Ids of the articles from which the shopper chooses. */
  articleIds: readonly string[];
};

/**
 * What is needed to check gift rules: the rules that apply now, and the state of every article in the cart
 * and in the rules.
 */
export type GiftContext = {
  articles: ReadonlyMap<string, ArticleState>;
  giftRules: readonly GiftRule[];
};

/**
 * The articles in the cart that earn the gift of a rule. Null if the cart does not earn it. The sum counts
 * today's prices before promo codes. Sold-out lines and gifts do not qualify.
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

/** A rule whose gift the cart earns. `earnedBy` has the ids of the articles that earn it. */
export type EarnedRule = { rule: GiftRule; earnedBy: string[] };

/** The rules whose gifts the cart earns, in the order of `rules`. */
export function earnedRules(lines: readonly CartLine[], { articles, giftRules }: GiftContext): EarnedRule[] {
  return giftRules.flatMap((rule) => {
    const earnedBy = earningArticles(rule, lines, articles);
    return earnedBy ? [{ rule, earnedBy }] : [];
  });
}

/** Whether a piece is left to give away: the stock minus the pieces of this article that the cart buys. */
export function canBeGiven(
  articleId: string,
  lines: readonly CartLine[],
  articles: ReadonlyMap<string, ArticleState>,
): boolean {
  const bought = lines.find((line) => line.articleId === articleId && !line.isGift)?.quantity ?? 0;
  return (articles.get(articleId)?.stock ?? 0) > bought;
}

/**
 * The rule by which an article may be added to the cart as a gift now. The cart must earn the gift and must
 * not have it yet. Undefined if no rule allows it.
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

/**
 * Removes gifts that the cart no longer earns or that are out of stock. Returns the remaining lines, and a
 * message for each reason.
 */
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
  // Two gifts removed for the same reason give the same message, which is shown once.
  return { lines: remaining, messages: [...new Set(messages)] };
}
