/** Maximum quantity of one line (docs/specification.md §3.3). */
export const maxLineQuantity = 10;
/** Maximum number of lines in a cart (docs/specification.md §3.3). */
export const maxLines = 50;
/** Maximum number of promo codes in a cart (openapi, addPromoCode). */
export const maxCodes = 10;
/** Maximum number of goods in a wishlist (openapi, addToWishlist). */
export const maxWishes = 500;
/** Maximum number of articles in a link that fills a cart (openapi, getCartLink). */
export const maxLinkedArticles = 20;
