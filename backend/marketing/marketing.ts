/** A cart line in the form for a marketing platform. Money is integer kopecks. */
type MarketingLine = {
  articleId: string;
  quantity: number;
  /** Price of one piece after the shop's own discounts. */
  unitPrice: number;
};

/**
 * A cart in the form for a marketing platform: goods, promo codes and the device id, but no names or
 * addresses.
 */
export type MarketingCart = {
  /**
   * Mindbox's id of the shopper's device (X-Mindbox-Device-UUID); null if the shopper has not consented to
   * it.
   */
  deviceId: string | null;
  lines: readonly MarketingLine[];
  promoCodes: readonly string[];
};

/** The platform's discounts by article: how many kopecks all pieces of the line together cost less. */
export type MarketingOffer = { lineDiscounts: ReadonlyMap<string, number> };

/** An order as it was at an event, without cancelled pieces. Money is integer kopecks. */
export type MarketingOrder = {
  lines: {
    /** Position of the line in the order. */
    position: number;
    articleId: string;
    quantity: number;
    /** Price of one piece before discounts. */
    unitPrice: number;
    /** Sum to pay for all pieces of the line. */
    total: number;
  }[];
  /** Promo codes that reduced the sum. */
  promoCodes: string[];
  deliveryPrice: number;
  /** Sum to pay for the order, including delivery. */
  total: number;
};

type OfOrder = {
  orderId: string;
  /** The new state of the order. */
  state: string;
  /** Time of the event, ISO 8601 in UTC. */
  at: string;
};

/**
 * An event of an order. Only the event of its creation contains the device id. No event contains personal
 * data; later events identify the order by its id.
 */
export type MarketingOrderEvent =
  | (OfOrder & { what: 'created'; deviceId: string; order: MarketingOrder })
  | (OfOrder & { what: 'step' })
  /** Pieces were removed from the order. */
  | (OfOrder & { what: 'lines'; order: MarketingOrder });

/**
 * A marketing platform, which gives discounts on carts (query parameter extendByMindbox in
 * docs/specification.md §7.2) and receives events of orders.
 */
export type Marketing = {
  /**
   * Asks for the discounts on a cart. Null if the platform gives no discounts, or while calls are paused
   * after repeated failures. Rejects if the platform fails or does not respond in time; the error contains no
   * data of the shopper.
   */
  offersFor(cart: MarketingCart): Promise<MarketingOffer | null>;
  /**
   * Sends an event of an order. Repeated attempts must use the same key. Rejects if the platform did not
   * accept the event; with RefusedForGood if repeating is useless. Errors contain no data of the shopper.
   */
  sendOrderEvent(event: MarketingOrderEvent, attempt: { key: string }): Promise<void>;
};
