/**
 * Generated from the contract by scripts/generation/operations.ts
 * Do not edit manually.
 */

/** Every operation of the contract by its operationId. */
export const operations = {
  getSession: { id: 'getSession', service: 'session', method: 'get', path: '/api/_auth/session', access: 'optional', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  deleteSession: { id: 'deleteSession', service: 'session', method: 'delete', path: '/api/_auth/session', access: 'open', credentials: ['anyBearerAuth', 'refreshCookie'], hasBody: false, status: 204 },
  login: { id: 'login', service: 'auth', method: 'post', path: '/api/auth/login', access: 'open', credentials: ['anyBearerAuth', 'knownDevice'], hasBody: true, status: 204 },
  register: { id: 'register', service: 'auth', method: 'post', path: '/api/auth/register', access: 'open', credentials: ['registeringBrowser'], hasBody: true, status: 200 },
  confirmRegistration: { id: 'confirmRegistration', service: 'auth', method: 'post', path: '/api/auth/register/confirmation', access: 'open', credentials: ['anyBearerAuth', 'registeringBrowser'], hasBody: true, status: 200 },
  getUserIdentity: { id: 'getUserIdentity', service: 'auth', method: 'get', path: '/api/auth/user-identity', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  logout: { id: 'logout', service: 'auth', method: 'post', path: '/api/auth/logout', access: 'open', credentials: ['anyBearerAuth', 'refreshCookie'], hasBody: false, status: 204 },
  refreshTokens: { id: 'refreshTokens', service: 'auth', method: 'post', path: '/api/auth/refresh', access: 'open', credentials: ['refreshCookie'], hasBody: false, status: 204 },
  createGuestIdentity: { id: 'createGuestIdentity', service: 'auth', method: 'post', path: '/api/auth/guest', access: 'open', credentials: ['anyBearerAuth'], hasBody: false, status: 200 },
  getMyAccount: { id: 'getMyAccount', service: 'user', method: 'get', path: '/api/user-orchestration/v1/users/my-account', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  updateMyAccount: { id: 'updateMyAccount', service: 'user', method: 'put', path: '/api/user-orchestration/v1/users/my-account', access: 'user', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  getCart: { id: 'getCart', service: 'cart', method: 'get', path: '/api/cart-orchestration/v1/carts', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  applyCartActions: { id: 'applyCartActions', service: 'cart', method: 'post', path: '/api/cart-orchestration/v1/carts/items/list', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  getCartLink: { id: 'getCartLink', service: 'cart', method: 'get', path: '/api/cart-orchestration/v1/carts/link', access: 'open', credentials: [], hasBody: false, status: 200 },
  getWishlistPage: { id: 'getWishlistPage', service: 'wishlist', method: 'post', path: '/api/wishlist-orchestration/v1/wishlists/my/items/page', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  removeFromWishlist: { id: 'removeFromWishlist', service: 'wishlist', method: 'delete', path: '/api/wishlist-orchestration/v2/wishlists/my/{articleId}', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 204 },
  getWishlistItems: { id: 'getWishlistItems', service: 'wishlist', method: 'get', path: '/api/wishlist-orchestration/v2/wishlists/my/variant-groups', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  addToWishlist: { id: 'addToWishlist', service: 'wishlist', method: 'put', path: '/api/wishlist-orchestration/v2/wishlists/my', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  getNavigation: { id: 'getNavigation', service: 'catalog', method: 'get', path: '/api/catalog-orchestration/v1/navigation', access: 'open', credentials: [], hasBody: false, status: 200 },
  getListing: { id: 'getListing', service: 'catalog', method: 'get', path: '/api/catalog-orchestration/v1/listings', access: 'open', credentials: [], hasBody: false, status: 200 },
  getProduct: { id: 'getProduct', service: 'catalog', method: 'get', path: '/api/catalog-orchestration/v1/products/{productUrl}', access: 'open', credentials: [], hasBody: false, status: 200 },
  getOrders: { id: 'getOrders', service: 'order', method: 'get', path: '/api/order-orchestration/v1/orders', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  placeOrder: { id: 'placeOrder', service: 'order', method: 'post', path: '/api/order-orchestration/v1/orders', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  getOrder: { id: 'getOrder', service: 'order', method: 'get', path: '/api/order-orchestration/v1/orders/{orderId}', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  cancelOrder: { id: 'cancelOrder', service: 'order', method: 'post', path: '/api/order-orchestration/v1/orders/{orderId}/cancellation', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  repeatOrder: { id: 'repeatOrder', service: 'order', method: 'post', path: '/api/order-orchestration/v1/orders/{orderId}/repetition', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getOrderStatus: { id: 'getOrderStatus', service: 'order', method: 'post', path: '/api/order-orchestration/v1/order-status', access: 'open', credentials: [], hasBody: true, status: 200 },
  receiveParcelNotification: { id: 'receiveParcelNotification', service: 'order', method: 'post', path: '/api/order-orchestration/v1/parcel-notifications/{carrier}', access: 'open', credentials: [], hasBody: true, status: 204 },
  getRefundable: { id: 'getRefundable', service: 'refund', method: 'get', path: '/api/refund-orchestration/v1/orders/{orderId}/refundable', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  makeRefund: { id: 'makeRefund', service: 'refund', method: 'post', path: '/api/refund-orchestration/v1/orders/{orderId}/refunds', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getRefunds: { id: 'getRefunds', service: 'refund', method: 'get', path: '/api/refund-orchestration/v1/refunds', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getRefund: { id: 'getRefund', service: 'refund', method: 'get', path: '/api/refund-orchestration/v1/refunds/{refundId}', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  patchRefund: { id: 'patchRefund', service: 'refund', method: 'patch', path: '/api/refund-orchestration/v1/refunds/{refundId}', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  addRefundPhoto: { id: 'addRefundPhoto', service: 'refund', method: 'post', path: '/api/refund-orchestration/v1/refunds/{refundId}/photos', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  submitRefund: { id: 'submitRefund', service: 'refund', method: 'post', path: '/api/refund-orchestration/v1/refunds/{refundId}/submission', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  shipRefund: { id: 'shipRefund', service: 'refund', method: 'post', path: '/api/refund-orchestration/v1/refunds/{refundId}/shipment', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  cancelRefund: { id: 'cancelRefund', service: 'refund', method: 'post', path: '/api/refund-orchestration/v1/refunds/{refundId}/cancellation', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getRefundDocument: { id: 'getRefundDocument', service: 'refund', method: 'get', path: '/api/refund-orchestration/v1/refunds/{refundId}/document', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getProductReviews: { id: 'getProductReviews', service: 'review', method: 'get', path: '/api/review-orchestration/v1/products/{productUrl}/reviews', access: 'open', credentials: [], hasBody: false, status: 200 },
  getMyProductReviews: { id: 'getMyProductReviews', service: 'review', method: 'get', path: '/api/review-orchestration/v1/products/{productUrl}/mine', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getMyReviews: { id: 'getMyReviews', service: 'review', method: 'get', path: '/api/review-orchestration/v1/my/reviews', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getReviewedLine: { id: 'getReviewedLine', service: 'review', method: 'get', path: '/api/review-orchestration/v1/my/orders/{orderId}/lines/{position}', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  writeReview: { id: 'writeReview', service: 'review', method: 'put', path: '/api/review-orchestration/v1/my/orders/{orderId}/lines/{position}', access: 'user', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  deleteReview: { id: 'deleteReview', service: 'review', method: 'delete', path: '/api/review-orchestration/v1/my/reviews/{reviewId}', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 204 },
  addReviewPhoto: { id: 'addReviewPhoto', service: 'review', method: 'post', path: '/api/review-orchestration/v1/my/photos', access: 'user', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  markReviewHelpful: { id: 'markReviewHelpful', service: 'review', method: 'put', path: '/api/review-orchestration/v1/reviews/{reviewId}/helpful', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  unmarkReviewHelpful: { id: 'unmarkReviewHelpful', service: 'review', method: 'delete', path: '/api/review-orchestration/v1/reviews/{reviewId}/helpful', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  complainAboutReview: { id: 'complainAboutReview', service: 'review', method: 'post', path: '/api/review-orchestration/v1/reviews/{reviewId}/complaints', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 204 },
  getOrderPayment: { id: 'getOrderPayment', service: 'payment', method: 'get', path: '/api/payment-orchestration/v1/orders/{orderId}/payment', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  startPayment: { id: 'startPayment', service: 'payment', method: 'post', path: '/api/payment-orchestration/v1/orders/{orderId}/payment', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  receiveNotification: { id: 'receiveNotification', service: 'payment', method: 'post', path: '/api/payment-orchestration/v1/notifications/{provider}', access: 'open', credentials: [], hasBody: true, status: 200 },
  getHome: { id: 'getHome', service: 'content', method: 'get', path: '/api/content-orchestration/v1/home', access: 'open', credentials: [], hasBody: false, status: 200 },
  searchContent: { id: 'searchContent', service: 'content', method: 'get', path: '/api/content-orchestration/v1/pages', access: 'open', credentials: [], hasBody: false, status: 200 },
  getJournal: { id: 'getJournal', service: 'content', method: 'get', path: '/api/content-orchestration/v1/journal', access: 'open', credentials: [], hasBody: false, status: 200 },
  getContentPage: { id: 'getContentPage', service: 'content', method: 'get', path: '/api/content-orchestration/v1/pages/{kind}/{slug}', access: 'open', credentials: [], hasBody: false, status: 200 },
  getBuildManifest: { id: 'getBuildManifest', service: 'platform', method: 'get', path: '/api/_build/manifest', access: 'open', credentials: [], hasBody: false, status: 200 },
  recordEvents: { id: 'recordEvents', service: 'platform', method: 'post', path: '/api/_events', access: 'open', credentials: [], hasBody: true, status: 204 },
  getHealth: { id: 'getHealth', service: 'platform', method: 'get', path: '/api/_health', access: 'open', credentials: [], hasBody: false, status: 200 },
  getProducts: { id: 'getProducts', service: 'catalog', method: 'get', path: '/api/catalog-orchestration/v1/products', access: 'open', credentials: [], hasBody: false, status: 200 },
  getSizeTable: { id: 'getSizeTable', service: 'catalog', method: 'get', path: '/api/catalog-orchestration/v1/size-tables/{sizeTableId}', access: 'open', credentials: [], hasBody: false, status: 200 },
  requestStockNotice: { id: 'requestStockNotice', service: 'catalog', method: 'post', path: '/api/catalog-orchestration/v1/articles/{articleId}/stock-notices', access: 'open', credentials: [], hasBody: true, status: 204 },
  searchProducts: { id: 'searchProducts', service: 'search', method: 'get', path: '/api/search-orchestration/v1/search', access: 'open', credentials: [], hasBody: false, status: 200 },
  getCities: { id: 'getCities', service: 'store', method: 'get', path: '/api/store-orchestration/v1/cities', access: 'open', credentials: [], hasBody: false, status: 200 },
  getStores: { id: 'getStores', service: 'store', method: 'get', path: '/api/store-orchestration/v1/stores', access: 'open', credentials: [], hasBody: false, status: 200 },
  getStore: { id: 'getStore', service: 'store', method: 'get', path: '/api/store-orchestration/v1/stores/{code}', access: 'open', credentials: [], hasBody: false, status: 200 },
  addPromoCode: { id: 'addPromoCode', service: 'cart', method: 'post', path: '/api/cart-orchestration/v1/carts/promo-codes', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  removePromoCode: { id: 'removePromoCode', service: 'cart', method: 'delete', path: '/api/cart-orchestration/v1/carts/promo-codes/{code}', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getIcons: { id: 'getIcons', service: 'platform', method: 'get', path: '/api/_icons/{set}.json', access: 'open', credentials: [], hasBody: false, status: 200 },
  requestConfirmation: { id: 'requestConfirmation', service: 'auth', method: 'post', path: '/api/auth/register/message', access: 'open', credentials: ['anyBearerAuth'], hasBody: true, status: 204 },
  requestPasswordReset: { id: 'requestPasswordReset', service: 'auth', method: 'post', path: '/api/auth/password/reset-request', access: 'open', credentials: [], hasBody: true, status: 204 },
  setNewPassword: { id: 'setNewPassword', service: 'auth', method: 'post', path: '/api/auth/password/reset', access: 'open', credentials: [], hasBody: true, status: 204 },
  getExternalProviders: { id: 'getExternalProviders', service: 'auth', method: 'get', path: '/api/auth/external', access: 'open', credentials: [], hasBody: false, status: 200 },
  startExternalSignIn: { id: 'startExternalSignIn', service: 'auth', method: 'post', path: '/api/auth/external/{provider}/start', access: 'open', credentials: ['externalAttempt'], hasBody: true, status: 200 },
  completeExternalSignIn: { id: 'completeExternalSignIn', service: 'auth', method: 'post', path: '/api/auth/external/{provider}/completion', access: 'open', credentials: ['externalAttempt', 'anyBearerAuth'], hasBody: true, status: 200 },
  deleteMyAccount: { id: 'deleteMyAccount', service: 'user', method: 'post', path: '/api/user-orchestration/v1/users/my-account/deletion', access: 'user', credentials: ['bearerAuth'], hasBody: true, status: 204 },
  changePassword: { id: 'changePassword', service: 'user', method: 'put', path: '/api/user-orchestration/v1/users/my-account/password', access: 'user', credentials: ['bearerAuth'], hasBody: true, status: 204 },
  proveIdentity: { id: 'proveIdentity', service: 'user', method: 'post', path: '/api/user-orchestration/v1/users/my-account/proof', access: 'user', credentials: ['bearerAuth'], hasBody: true, status: 204 },
  requestProofCode: { id: 'requestProofCode', service: 'user', method: 'post', path: '/api/user-orchestration/v1/users/my-account/proof/code', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 204 },
  getMySignIns: { id: 'getMySignIns', service: 'user', method: 'get', path: '/api/user-orchestration/v1/users/my-account/sign-ins', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  endMySignIns: { id: 'endMySignIns', service: 'user', method: 'delete', path: '/api/user-orchestration/v1/users/my-account/sign-ins', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 204 },
  endMySignIn: { id: 'endMySignIn', service: 'user', method: 'delete', path: '/api/user-orchestration/v1/users/my-account/sign-ins/{signInId}', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 204 },
  getMyAccountEvents: { id: 'getMyAccountEvents', service: 'user', method: 'get', path: '/api/user-orchestration/v1/users/my-account/events', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  unlinkExternalSignIn: { id: 'unlinkExternalSignIn', service: 'user', method: 'delete', path: '/api/user-orchestration/v1/users/my-account/external-sign-ins/{provider}', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 204 },
  getMyConsents: { id: 'getMyConsents', service: 'user', method: 'get', path: '/api/user-orchestration/v1/users/my-account/consents', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  answerConsents: { id: 'answerConsents', service: 'user', method: 'put', path: '/api/user-orchestration/v1/users/my-account/consents', access: 'user', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  withdrawConsent: { id: 'withdrawConsent', service: 'user', method: 'delete', path: '/api/user-orchestration/v1/users/my-account/consents/{consentId}', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  undoAccountChange: { id: 'undoAccountChange', service: 'user', method: 'post', path: '/api/user-orchestration/v1/undone-changes', access: 'open', credentials: [], hasBody: true, status: 200 },
  unsubscribe: { id: 'unsubscribe', service: 'user', method: 'post', path: '/api/user-orchestration/v1/unsubscriptions', access: 'open', credentials: [], hasBody: true, status: 200 },
  getMyMeasures: { id: 'getMyMeasures', service: 'user', method: 'get', path: '/api/user-orchestration/v1/users/my-account/measures', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  replaceMyMeasures: { id: 'replaceMyMeasures', service: 'user', method: 'put', path: '/api/user-orchestration/v1/users/my-account/measures/{wearer}', access: 'user', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  deleteMyMeasures: { id: 'deleteMyMeasures', service: 'user', method: 'delete', path: '/api/user-orchestration/v1/users/my-account/measures/{wearer}', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 204 },
  getMyData: { id: 'getMyData', service: 'user', method: 'get', path: '/api/user-orchestration/v1/users/my-account/data', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  shareWishlist: { id: 'shareWishlist', service: 'wishlist', method: 'post', path: '/api/wishlist-orchestration/v1/wishlists/my/share', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  stopSharingWishlist: { id: 'stopSharingWishlist', service: 'wishlist', method: 'delete', path: '/api/wishlist-orchestration/v1/wishlists/my/share', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 204 },
  getSharedWishlist: { id: 'getSharedWishlist', service: 'wishlist', method: 'get', path: '/api/wishlist-orchestration/v1/wishlists/shared/{code}', access: 'open', credentials: [], hasBody: false, status: 200 },
  getListingFacets: { id: 'getListingFacets', service: 'catalog', method: 'get', path: '/api/catalog-orchestration/v1/listings/facets', access: 'open', credentials: [], hasBody: false, status: 200 },
  getSearchFacets: { id: 'getSearchFacets', service: 'search', method: 'get', path: '/api/search-orchestration/v1/search/facets', access: 'open', credentials: [], hasBody: false, status: 200 },
  getSuggestions: { id: 'getSuggestions', service: 'search', method: 'get', path: '/api/search-orchestration/v1/suggestions', access: 'open', credentials: [], hasBody: false, status: 200 },
  getAddressChange: { id: 'getAddressChange', service: 'platform', method: 'get', path: '/api/_addresses', access: 'open', credentials: [], hasBody: false, status: 200 },
  getSitemap: { id: 'getSitemap', service: 'platform', method: 'get', path: '/api/_sitemap', access: 'open', credentials: [], hasBody: false, status: 200 },
  getSitemapPart: { id: 'getSitemapPart', service: 'platform', method: 'get', path: '/api/_sitemap/{part}', access: 'open', credentials: [], hasBody: false, status: 200 },
  getOperatorSession: { id: 'getOperatorSession', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/session', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  signOutOperator: { id: 'signOutOperator', service: 'operator', method: 'delete', path: '/api/operator-orchestration/v1/session', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 204 },
  startOperatorSignIn: { id: 'startOperatorSignIn', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/sign-in-attempts', access: 'open', credentials: ['deskAttempt'], hasBody: false, status: 200 },
  signInOperator: { id: 'signInOperator', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/sign-ins', access: 'open', credentials: ['deskAttempt'], hasBody: true, status: 200 },
  showInvitation: { id: 'showInvitation', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/invitation', access: 'open', credentials: [], hasBody: true, status: 200 },
  startInvitation: { id: 'startInvitation', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/invitation/attempts', access: 'open', credentials: ['deskAttempt'], hasBody: true, status: 200 },
  acceptInvitation: { id: 'acceptInvitation', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/invitation/acceptance', access: 'open', credentials: ['deskAttempt'], hasBody: true, status: 200 },
  startPasskey: { id: 'startPasskey', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/passkeys/attempts', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  addPasskey: { id: 'addPasskey', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/passkeys', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  listOperators: { id: 'listOperators', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/operators', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  inviteOperator: { id: 'inviteOperator', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/operators', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  showOperator: { id: 'showOperator', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/operators/{operatorId}', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  revokeOperator: { id: 'revokeOperator', service: 'operator', method: 'delete', path: '/api/operator-orchestration/v1/operators/{operatorId}', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  inviteOperatorAgain: { id: 'inviteOperatorAgain', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/operators/{operatorId}/invitation', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  changeOperatorRole: { id: 'changeOperatorRole', service: 'operator', method: 'put', path: '/api/operator-orchestration/v1/operators/{operatorId}/role', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  endOperatorSessions: { id: 'endOperatorSessions', service: 'operator', method: 'delete', path: '/api/operator-orchestration/v1/operators/{operatorId}/sessions', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  endPasskey: { id: 'endPasskey', service: 'operator', method: 'delete', path: '/api/operator-orchestration/v1/operators/{operatorId}/passkeys/{passkeyId}', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  listOperatorCalls: { id: 'listOperatorCalls', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/calls', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  listOrders: { id: 'listOrders', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/orders', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  showOrder: { id: 'showOrder', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/orders/{orderId}', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  packOrder: { id: 'packOrder', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/packing', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  readyOrder: { id: 'readyOrder', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/readiness', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  handOverOrder: { id: 'handOverOrder', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/handover', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  cancelOrderByOperator: { id: 'cancelOrderByOperator', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/cancellation', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  shipOrder: { id: 'shipOrder', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/shipment', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  refundOrder: { id: 'refundOrder', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/refunds', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  decidePaymentCase: { id: 'decidePaymentCase', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/payment-cases/{paymentId}', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  refundAtCounter: { id: 'refundAtCounter', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/counter-refunds', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  listRefunds: { id: 'listRefunds', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/refunds', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  showRefund: { id: 'showRefund', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/orders/{orderId}/refunds/{refundId}', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  approveRefund: { id: 'approveRefund', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/refunds/{refundId}/approval', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  receiveRefund: { id: 'receiveRefund', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/refunds/{refundId}/receipt', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  payRefund: { id: 'payRefund', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/refunds/{refundId}/payment', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  rejectRefund: { id: 'rejectRefund', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/orders/{orderId}/refunds/{refundId}/rejection', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  exportOrders: { id: 'exportOrders', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/export', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  getReport: { id: 'getReport', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/report', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  listReviews: { id: 'listReviews', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/reviews', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  showReview: { id: 'showReview', service: 'operator', method: 'get', path: '/api/operator-orchestration/v1/reviews/{reviewId}', access: 'operator', credentials: ['operatorAuth'], hasBody: false, status: 200 },
  publishReview: { id: 'publishReview', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/reviews/{reviewId}/publication', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  refuseReview: { id: 'refuseReview', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/reviews/{reviewId}/refusal', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  answerReview: { id: 'answerReview', service: 'operator', method: 'post', path: '/api/operator-orchestration/v1/reviews/{reviewId}/answer', access: 'operator', credentials: ['operatorAuth'], hasBody: true, status: 200 },
  getDeliveryOptions: { id: 'getDeliveryOptions', service: 'delivery', method: 'get', path: '/api/delivery-orchestration/v1/options', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getDeliveryPoints: { id: 'getDeliveryPoints', service: 'delivery', method: 'get', path: '/api/delivery-orchestration/v1/points', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getArticleDelivery: { id: 'getArticleDelivery', service: 'delivery', method: 'get', path: '/api/delivery-orchestration/v1/articles/{articleId}', access: 'open', credentials: [], hasBody: false, status: 200 },
  suggestAddresses: { id: 'suggestAddresses', service: 'delivery', method: 'get', path: '/api/delivery-orchestration/v1/addresses', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  getCheckoutDraft: { id: 'getCheckoutDraft', service: 'checkout', method: 'get', path: '/api/checkout-orchestration/v1/draft', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  patchCheckoutDraft: { id: 'patchCheckoutDraft', service: 'checkout', method: 'patch', path: '/api/checkout-orchestration/v1/draft', access: 'bearer', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  getMyAddresses: { id: 'getMyAddresses', service: 'user', method: 'get', path: '/api/user-orchestration/v1/addresses', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 200 },
  deleteMyAddress: { id: 'deleteMyAddress', service: 'user', method: 'delete', path: '/api/user-orchestration/v1/addresses/{addressId}', access: 'user', credentials: ['bearerAuth'], hasBody: false, status: 204 },
  openContactForm: { id: 'openContactForm', service: 'contact', method: 'post', path: '/api/contact-orchestration/v1/form', access: 'open', credentials: [], hasBody: false, status: 200 },
  createContactRequest: { id: 'createContactRequest', service: 'contact', method: 'post', path: '/api/contact-orchestration/v1/requests', access: 'optional', credentials: ['bearerAuth'], hasBody: true, status: 200 },
  subscribeToNewsletter: { id: 'subscribeToNewsletter', service: 'newsletter', method: 'post', path: '/api/newsletter-orchestration/v1/subscriptions', access: 'open', credentials: [], hasBody: true, status: 204 },
  confirmNewsletter: { id: 'confirmNewsletter', service: 'newsletter', method: 'post', path: '/api/newsletter-orchestration/v1/confirmations', access: 'open', credentials: [], hasBody: true, status: 204 },
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;

type Row = Operations[OperationId];

/** A tag of the contract. */
export type Service = Row['service'];

/** The operations of one service. */
export type OperationOf<S extends Service> = Extract<Row, { service: S }>['id'];

/**
 * Who may call. `open`: everyone. `optional`: everyone, but a bearer token must be valid if there is one.
 * `bearer`: guests and users. `user`: signed-in shoppers. `operator`: operators, but no shoppers.
 */
export type Access = Row['access'];

/** A security scheme of the contract. */
export type Credential = Row['credentials'][number];

/** Any row of the table. */
export type Operation = {
  id: OperationId;
  service: Service;
  method: Row['method'];
  /** As the contract writes it, with `{name}` for a parameter. */
  path: string;
  access: Access;
  /** The shopper's tokens and cookies that a call may carry. */
  credentials: readonly Credential[];
  hasBody: boolean;
  /** The status of the one success answer; 204 has no body. */
  status: Row['status'];
};

/** All rows, in the order of the contract. */
export const operationList: readonly Operation[] = Object.values(operations);

/** Roles of operators who may call; one of them is enough. */
export const operatorRoles = {
  getOperatorSession: ['viewer', 'packer', 'manager', 'owner', 'exchange'],
  signOutOperator: ['viewer', 'packer', 'manager', 'owner', 'exchange'],
  startPasskey: ['viewer', 'packer', 'manager', 'owner'],
  addPasskey: ['viewer', 'packer', 'manager', 'owner'],
  listOperators: ['manager', 'owner'],
  inviteOperator: ['manager', 'owner'],
  showOperator: ['viewer', 'packer', 'manager', 'owner'],
  revokeOperator: ['manager', 'owner'],
  inviteOperatorAgain: ['manager', 'owner'],
  changeOperatorRole: ['manager', 'owner'],
  endOperatorSessions: ['viewer', 'packer', 'manager', 'owner'],
  endPasskey: ['viewer', 'packer', 'manager', 'owner'],
  listOperatorCalls: ['manager', 'owner'],
  listOrders: ['viewer', 'packer', 'manager', 'owner'],
  showOrder: ['viewer', 'packer', 'manager', 'owner'],
  packOrder: ['packer', 'manager', 'owner'],
  readyOrder: ['packer', 'manager', 'owner'],
  handOverOrder: ['packer', 'manager', 'owner'],
  cancelOrderByOperator: ['manager', 'owner'],
  shipOrder: ['packer', 'manager', 'owner'],
  refundOrder: ['manager', 'owner'],
  decidePaymentCase: ['manager', 'owner'],
  refundAtCounter: ['manager', 'owner'],
  listRefunds: ['viewer', 'packer', 'manager', 'owner'],
  showRefund: ['viewer', 'packer', 'manager', 'owner'],
  approveRefund: ['manager', 'owner'],
  receiveRefund: ['packer', 'manager', 'owner'],
  payRefund: ['manager', 'owner'],
  rejectRefund: ['manager', 'owner'],
  exportOrders: ['manager', 'owner', 'exchange'],
  getReport: ['viewer', 'manager', 'owner'],
  listReviews: ['viewer', 'manager', 'owner'],
  showReview: ['viewer', 'manager', 'owner'],
  publishReview: ['manager', 'owner'],
  refuseReview: ['manager', 'owner'],
  answerReview: ['manager', 'owner'],
} as const satisfies Partial<Record<OperationId, readonly string[]>>;

/** The largest body in bytes, for operations that allow more than the usual 64 KB. */
export const bodyLimits: Readonly<Partial<Record<OperationId, number>>> = {
  addRefundPhoto: 14680064,
  addReviewPhoto: 14680064,
  createContactRequest: 14680064,
};

export type OperatorRole = (typeof operatorRoles)[keyof typeof operatorRoles][number];

/**
 * Texts in request bodies that have several lines or are never changed, by the names of their fields
 * (x-text).
 */
export const textFields: Readonly<Record<string, 'lines' | 'exact'>> = {
  codes: 'exact',
  comment: 'lines',
  cons: 'lines',
  content: 'exact',
  currentPassword: 'exact',
  instructions: 'lines',
  newPassword: 'exact',
  password: 'exact',
  pros: 'lines',
  text: 'lines',
};

/** Values in request bodies that may be written as people paste them, by operation and field (x-text). */
export const pastedFields: Readonly<Record<string, Readonly<Record<string, 'email' | 'phone' | 'login' | 'order-number'>>>> = {
  login: { login: 'login' },
  register: { email: 'email', phone: 'phone' },
  updateMyAccount: { phone: 'phone', email: 'email' },
  placeOrder: { phone: 'phone', email: 'email' },
  getOrderStatus: { number: 'order-number', phone: 'phone' },
  patchRefund: { phone: 'phone' },
  requestStockNotice: { email: 'email' },
  requestConfirmation: { login: 'login' },
  requestPasswordReset: { login: 'login' },
  patchCheckoutDraft: { phone: 'phone', email: 'email' },
  createContactRequest: { email: 'email', phone: 'phone', orderNumber: 'order-number' },
  subscribeToNewsletter: { email: 'email' },
};
