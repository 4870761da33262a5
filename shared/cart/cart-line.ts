/**
 * A stored cart line. `seenPrice` is the unit price in kopecks that the shopper saw when changing the line
 * last.
 */
export type CartLine = {
  articleId: string;
  isGift: boolean;
  /** Id of the rule by which the article is a free gift. Null for bought goods. */
  giftRuleId: string | null;
  /** 1 to 10. Always 1 for a gift. */
  quantity: number;
  seenPrice: number;
  /**
   * Whether the shop has lowered the quantity to the stock or to the maximum since the shopper last changed
   * the line.
   */
  wasReduced: boolean;
};

/** The current state of an article: its model, the pieces in stock and the unit price in kopecks. */
export type ArticleState = { groupId: string; stock: number; price: number };
