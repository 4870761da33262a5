/** A cart line as sent to a marketing platform. Money in integer kopecks. */
type MarketingLine = {
  articleId: string;
  quantity: number;
  /** Unit price after the shop's own discounts. */
  unitPrice: number;
};

/** The data sent to a marketing platform: goods, codes and the device id, but no names or addresses. */
export type MarketingCart = {
  /**
   * The id of the shopper's device at Mindbox (X-Mindbox-Device-UUID); null if the shopper has not consented.
   */
  deviceId: string | null;
  lines: readonly MarketingLine[];
  promoCodes: readonly string[];
};

/** The platform's discounts: kopecks off for all pieces of a line, by article. */
export type MarketingOffer = { lineDiscounts: ReadonlyMap<string, number> };

/** An order at the moment of an event, without cancelled pieces. Money in integer kopecks. */
export type MarketingOrder = {
  lines: {
    /** Position of the line in the order. */
    position: number;
    articleId: string;
    quantity: number;
    /** Unit price before discounts. */
    unitPrice: number;
    /** The sum to pay for all pieces of the line. */
    total: number;
  }[];
  /** Promo codes that lowered the sum. */
  promoCodes: string[];
  deliveryPrice: number;
  /** The sum to pay, including delivery. */
  total: number;
};

type OfOrder = {
  orderId: string;
  /** The new state of the order. */
  state: string;
  /** ISO 8601, UTC. */
  at: string;
};

/**
 * An event of an order. Only its creation contains the device id, and none contains personal data; later
 * events identify the order by its id.
 */
export type MarketingOrderEvent =
  | (OfOrder & { what: 'created'; deviceId: string; order: MarketingOrder })
  | (OfOrder & { what: 'step' })
  /** Pieces were removed from the order. */
  | (OfOrder & { what: 'lines'; order: MarketingOrder });

/** A marketing platform (the query parameter extendByMindbox of docs/specification.md §7.2). */
export type Marketing = {
  /**
   * Requests offers for a cart. Null if the platform has none, or while the platform is paused after repeated
   * failures. Rejects if the platform fails or exceeds its time-out; the error contains no data of the
   * shopper.
   */
  offersFor(cart: MarketingCart): Promise<MarketingOffer | null>;
  /**
   * Sends an event of an order. Use the same key for every attempt. Rejects if the platform did not accept
   * the event, with RefusedForGood if a retry is useless. Errors contain no data of the shopper.
   */
  sendOrderEvent(event: MarketingOrderEvent, attempt: { key: string }): Promise<void>;
};
