/**
 * The goods and places that the calls and stories use. The conformance kit replaces them with data of the
 * backend under test, before it loads the calls and stories.
 */
export const shopData = {
  /** A listing with several models in stock, in several colours and sizes. */
  listing: 'zhenshchinam/verkhnyaya-odezhda',
  /** Another listing; the promo code lowers the prices of its goods. */
  otherListing: 'zhenshchinam/svitery-i-kardigany',
  /** A city with stores, to which a courier delivers. */
  city: 'moskva',
  /** A promo code that lowers the prices of goods in `otherListing`. */
  promoCode: 'ZIMA10',
  /**
   * Ids of articles, by stock state. If a list is empty, the calls look for articles in the listings instead.
   */
  articles: { IN_STOCK: [] as string[], SOLD_OUT: [] as string[] },
  /** How often a call is repeated to reach the rate limit. More than twice as many as any limit allows. */
  manyAttempts: 2_000,
};

/** Thrown if the shop does not have enough goods of a kind for a test. */
export class LacksGoods extends Error {}
