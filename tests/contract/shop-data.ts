/**
 * What the calls and stories know of the goods and places of a shop. The conformance kit replaces it with the data of
 * another backend before it loads them.
 */
export const shopData = {
  /** A listing with several models in stock, in several colours and sizes. */
  listing: 'zhenshchinam/verkhnyaya-odezhda',
  /** Another listing, of goods that a promo code lowers. */
  otherListing: 'zhenshchinam/svitery-i-kardigany',
  /** A city with stores, to which a courier delivers. */
  city: 'moskva',
  /** A promo code that lowers goods of `otherListing`. */
  promoCode: 'ZIMA10',
  /** Articles by their state; otherwise they are found in the listings. */
  articles: { IN_STOCK: [] as string[], SOLD_OUT: [] as string[] },
  /** How often a call is repeated until it is refused. More than any limit allows. */
  manyAttempts: 1_000,
};

/** The shop has fewer goods of a kind than a case needs. */
export class LacksGoods extends Error {}
