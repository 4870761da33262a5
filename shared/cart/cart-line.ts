/** A stored cart line. `seenPrice` is the unit price in kopecks when the shopper last changed the line. */
export type CartLine = {
  articleId: string;
  isGift: boolean;
  /** The rule that a gift belongs to; null for bought goods. */
  giftRuleId: string | null;
  /** 1…10; always 1 for a gift. */
  quantity: number;
  seenPrice: number;
  /** Whether the quantity was lowered and the shopper has not changed the line since. */
  wasReduced: boolean;
};

/** What the shop knows about an article now: its model, pieces in stock and unit price in kopecks. */
export type ArticleState = { groupId: string; stock: number; price: number };
