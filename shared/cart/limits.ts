/** Pieces of one article on one line (docs/specification.md §3.3). */
export const maxLineQuantity = 10;
/** Lines of one cart (docs/specification.md §3.3). */
export const maxLines = 50;
/** Promo codes in one cart (openapi, addPromoCode). */
export const maxCodes = 10;
/** Items on one wishlist (openapi, addToWishlist). */
export const maxWishes = 500;
/** Articles of a link that fills a cart (openapi, getCartLink). */
export const maxLinkedArticles = 20;
