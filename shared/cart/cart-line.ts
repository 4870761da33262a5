/** A stored cart line. `seenPrice` is the unit price in kopecks when the shopper last changed the line. */
export type CartLine = {
  articleId: string;
  isGift: boolean;
  /** The id of the rule that gives the gift; null for bought goods. */
  giftRuleId: string | null;
  /** From 1 to 10; always 1 for a gift. */
  quantity: number;
  seenPrice: number;
  /**
   * Whether the shop lowered the quantity to the stock or to the maximum, and the shopper has not changed the
   * line since.
   */
  wasReduced: boolean;
};

/** The current state of an article: its model, the pieces in stock and the unit price in kopecks. */
export type ArticleState = { groupId: string; stock: number; price: number };
