import type { ArticleState, CartLine } from './lines.ts';
import { type CartMessage, giftNotEarned, giftSoldOut } from './notices.ts';

/** A gift for a sum or for a model: one of its articles may be chosen. Money is integer kopecks. */
export type GiftRule = {
  id: string;
  /** What it is for, as the shopper reads it. */
  title: string;
  /** What the goods that count must come to; null when any amount will do. */
  fromSum: number | null;
  /** Models that count; empty when all do. */
  forGroupIds: readonly string[];
  /** What may be chosen. */
  articleIds: readonly string[];
};

/** What gifts are judged by: the state of every article in question, and the rules of today. */
export type GiftContext = {
  articles: ReadonlyMap<string, ArticleState>;
  giftRules: readonly GiftRule[];
};

/**
 * Articles of the cart that earn a rule, or null when it is not earned. Goods count at today's price before promo
 * codes; sold-out lines and gifts count for nothing.
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

/** A rule that a cart earns, with the articles that earn it. */
export type EarnedRule = { rule: GiftRule; earnedBy: string[] };

/** The rules that a cart earns, in their order. */
export function earnedRules(lines: readonly CartLine[], { articles, giftRules }: GiftContext): EarnedRule[] {
  return giftRules.flatMap((rule) => {
    const earnedBy = earningArticles(rule, lines, articles);
    return earnedBy ? [{ rule, earnedBy }] : [];
  });
}

/** Whether a piece is left to be given beside the pieces of the same article that are bought. */
export function canBeGiven(
  articleId: string,
  lines: readonly CartLine[],
  articles: ReadonlyMap<string, ArticleState>,
): boolean {
  const bought = lines.find((line) => line.articleId === articleId && !line.isGift)?.quantity ?? 0;
  return (articles.get(articleId)?.stock ?? 0) > bought;
}

/** The rule under which an article may be taken as a gift now: earned, and nothing taken under it yet. */
export function ruleOffering(
  articleId: string,
  lines: readonly CartLine[],
  { articles, giftRules }: GiftContext,
): GiftRule | undefined {
  const taken = lines.filter((line) => line.isGift);
  if (taken.some((line) => line.articleId === articleId)) return undefined;
  return giftRules.find(
    (rule) =>
      rule.articleIds.includes(articleId) &&
      !taken.some((line) => line.giftRuleId === rule.id) &&
      earningArticles(rule, lines, articles) !== null &&
      canBeGiven(articleId, lines, articles),
  );
}

/** Takes out the gifts that the cart no longer earns or that are no longer there, and says so. */
export function withoutLostGifts(
  lines: readonly CartLine[],
  { articles, giftRules }: GiftContext,
): { lines: CartLine[]; messages: CartMessage[] } {
  const messages: CartMessage[] = [];
  const kept = lines.filter((line) => {
    if (!line.isGift) return true;
    const rule = giftRules.find(({ id }) => id === line.giftRuleId);
    const earned =
      rule?.articleIds.includes(line.articleId) && earningArticles(rule, lines, articles) !== null;
    if (!earned) messages.push(giftNotEarned);
    else if (!canBeGiven(line.articleId, lines, articles)) messages.push(giftSoldOut);
    else return true;
    return false;
  });
  // Two gifts that go for one reason are one thing to say.
  return { lines: kept, messages: [...new Set(messages)] };
}
