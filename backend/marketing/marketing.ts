/** A line of a cart as it is sent to a marketing platform. Money is integer kopecks. */
type MarketingLine = {
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

/** What an order has at the moment of an event, without pieces that were cancelled. Money is integer kopecks. */
export type MarketingOrder = {
  lines: {
    /** Its place in the order. */
    position: number;
    articleId: string;
    quantity: number;
    /** Unit price before discounts. */
    unitPrice: number;
    /** What is due for all its pieces. */
    total: number;
  }[];
  /** Codes that took something off. */
  promoCodes: string[];
  deliveryPrice: number;
  /** What is due, delivery included. */
  total: number;
};

type OfOrder = {
  orderId: string;
  /** The state of the order since then. */
  state: string;
  /** ISO 8601, UTC. */
  at: string;
};

/**
 * What happened to an order. Only its creation names a device, and nothing names a person: the platform knows the order by
 * its id from then on.
 */
export type MarketingOrderEvent =
  | (OfOrder & { what: 'created'; deviceId: string; order: MarketingOrder })
  | (OfOrder & { what: 'step' })
  /** Pieces left it. */
  | (OfOrder & { what: 'lines'; order: MarketingOrder });

/** A marketing platform (the query parameter extendByMindbox of docs/specification.md §7.2). */
export type Marketing = {
  /**
   * Asks for offers on a cart. Null when there are none, or when the platform failed so often that it is left alone for a
   * while. Rejects when it fails or takes longer than its time-out, with an error that says nothing about the shopper.
   */
  offersFor(cart: MarketingCart): Promise<MarketingOffer | null>;
  /**
   * Sends an event of an order. The key is the same at every attempt. Rejects when the platform has not taken it, with
   * RefusedForGood when trying again is useless; errors say nothing about the shopper.
   */
  sendOrderEvent(event: MarketingOrderEvent, attempt: { key: string }): Promise<void>;
};
