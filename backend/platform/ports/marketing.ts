/** A line of a cart as it is sent to a marketing platform. Money is integer kopecks. */
export type MarketingLine = {
  articleId: string;
  quantity: number;
  /** Unit price after the shop's own discounts. */
  unitPrice: number;
};

/** What is sent to a marketing platform: goods, codes and the device id. No names, no addresses. */
export type MarketingCart = {
  /** X-Mindbox-Device-UUID; null without consent. */
  deviceId: string | null;
  lines: readonly MarketingLine[];
  promoCodes: readonly string[];
};

/** What it adds: by how much lines become cheaper, in kopecks for all pieces of the line, by article. */
export type MarketingOffer = { lineDiscounts: ReadonlyMap<string, number> };

/** A marketing platform (the query parameter extendByMindbox of docs/specification.md §7.2). */
export type Marketing = {
  /**
   * Asks for offers on a cart. Null when there are none, or when the platform failed so often that it is left alone for a
   * while. Rejects when it fails or takes longer than its time-out, with an error that says nothing about the shopper.
   */
  offersFor(cart: MarketingCart): Promise<MarketingOffer | null>;
};
