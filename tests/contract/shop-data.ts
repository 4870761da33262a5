/**
 * The goods and places of the test shop that calls and stories need. The conformance kit replaces them with
 * data of the backend under test before it loads calls and stories.
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
  /** Articles by their stock. If a list is empty, articles of the listings are used. */
  articles: { IN_STOCK: [] as string[], SOLD_OUT: [] as string[] },
  /** How often a call is repeated until it is refused; more than twice any rate limit. */
  manyAttempts: 2_000,
};

/** Thrown if the shop does not have enough goods of a kind for a test. */
export class LacksGoods extends Error {}
