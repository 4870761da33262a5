// The door to the generated code and to the network for everything under src (docs/architecture.md): functions that make
// a call, query and mutation options, types.

export {
  completeExternalSignIn,
  confirmRegistration,
  createGuestIdentity,
  getGetExternalProvidersQueryOptions,
  getRequestConfirmationMutationOptions,
  getUserIdentity,
  login,
  logout,
  register,
  requestConfirmation,
  requestPasswordReset,
  setNewPassword,
  startExternalSignIn,
} from '@/generated/client/auth/auth';
export {
  addPromoCode,
  applyCartActions,
  getCart,
  getGetCartQueryOptions,
  removePromoCode,
} from '@/generated/client/cart/cart';
export {
  getGetListingQueryOptions,
  getGetNavigationQueryOptions,
  getGetProductQueryOptions,
  getGetProductsQueryOptions,
  getGetSizeTableQueryOptions,
  getListing,
  getListingFacets,
  getNavigation,
  getProduct,
  requestStockNotice,
} from '@/generated/client/catalog/catalog';
export {
  getCheckoutDraft,
  getGetCheckoutDraftQueryOptions,
  patchCheckoutDraft,
} from '@/generated/client/checkout/checkout';
export { createContactRequest, openContactForm } from '@/generated/client/contact/contact';
export {
  getContentPage,
  getHome,
  getJournal,
  searchContent,
} from '@/generated/client/content/content';
export {
  getDeliveryOptions,
  getDeliveryPoints,
  getGetArticleDeliveryQueryOptions,
  getGetDeliveryOptionsQueryOptions,
  getGetDeliveryPointsQueryOptions,
  getSuggestAddressesQueryOptions,
} from '@/generated/client/delivery/delivery';
export { confirmNewsletter, subscribeToNewsletter } from '@/generated/client/newsletter/newsletter';
export {
  getCancelOrderMutationOptions,
  getGetOrderQueryOptions,
  getGetOrdersQueryOptions,
  getOrderStatus,
  getOrders,
  getRepeatOrderMutationOptions,
  placeOrder,
} from '@/generated/client/order/order';
export {
  getGetOrderPaymentQueryOptions,
  getOrderPayment,
  startPayment,
} from '@/generated/client/payment/payment';
export {
  getAddressChange,
  getBuildManifest,
  getIcons,
  recordEvents,
} from '@/generated/client/platform/platform';
export {
  addRefundPhoto,
  cancelRefund,
  getGetRefundableQueryOptions,
  getGetRefundDocumentQueryOptions,
  getGetRefundQueryOptions,
  getGetRefundsQueryOptions,
  getRefund,
  getRefundable,
  makeRefund,
  patchRefund,
  shipRefund,
  submitRefund,
} from '@/generated/client/refund/refund';
export {
  addReviewPhoto,
  complainAboutReview,
  deleteReview,
  getGetMyProductReviewsQueryOptions,
  getGetMyReviewsQueryOptions,
  getGetReviewedLineQueryOptions,
  getProductReviews,
  markReviewHelpful,
  unmarkReviewHelpful,
  writeReview,
} from '@/generated/client/review/review';
export {
  getGetSuggestionsQueryOptions,
  getSearchFacets,
  getSuggestions,
  searchProducts,
} from '@/generated/client/search/search';
export { deleteSession, getGetSessionQueryOptions } from '@/generated/client/session/session';
export { getCities, getGetCitiesQueryOptions, getStore, getStores } from '@/generated/client/store/store';
export {
  answerConsents,
  deleteMyMeasures,
  getAnswerConsentsMutationOptions,
  getChangePasswordMutationOptions,
  getDeleteMyAccountMutationOptions,
  getEndMySignInMutationOptions,
  getEndMySignInsMutationOptions,
  getGetMyAccountEventsQueryOptions,
  getGetMyAccountQueryOptions,
  getGetMyAddressesQueryOptions,
  getGetMyConsentsQueryOptions,
  getGetMyMeasuresQueryOptions,
  getGetMySignInsQueryOptions,
  getMyAccount,
  getMyConsents,
  getMyData,
  getProveIdentityMutationOptions,
  getReplaceMyMeasuresMutationKey,
  getRequestProofCodeMutationOptions,
  getUnlinkExternalSignInMutationOptions,
  getUpdateMyAccountMutationKey,
  getWithdrawConsentMutationOptions,
  replaceMyMeasures,
  undoAccountChange,
  unsubscribe,
  updateMyAccount,
} from '@/generated/client/user/user';
export {
  addToWishlist,
  getGetWishlistItemsQueryOptions,
  getGetWishlistPageQueryOptions,
  getSharedWishlist,
  getShareWishlistMutationKey,
  getStopSharingWishlistMutationKey,
  getWishlistItems,
  getWishlistPage,
  removeFromWishlist,
  shareWishlist,
  stopSharingWishlist,
} from '@/generated/client/wishlist/wishlist';
export type { AccountEvent } from '@/generated/model/accountEvent';
export type { AccountUndo } from '@/generated/model/accountUndo';
export type { AddressChange } from '@/generated/model/addressChange';
export type { AddressSuggestion } from '@/generated/model/addressSuggestion';
export type { AddToWishlistParams } from '@/generated/model/addToWishlistParams';
export type { AppliedGift } from '@/generated/model/appliedGift';
export type { ApplyCartActionsParams } from '@/generated/model/applyCartActionsParams';
export type { Article } from '@/generated/model/article';
export type { ArticleDelivery } from '@/generated/model/articleDelivery';
export type { ArticleState } from '@/generated/model/articleState';
export type { Badge } from '@/generated/model/badge';
export type { Breadcrumb } from '@/generated/model/breadcrumb';
export type { BuildManifest } from '@/generated/model/buildManifest';
export type { Campaign } from '@/generated/model/campaign';
export type { CardSize } from '@/generated/model/cardSize';
export type { Cart } from '@/generated/model/cart';
export type { CartAction } from '@/generated/model/cartAction';
export type { CartActionList } from '@/generated/model/cartActionList';
export type { CartAddAction } from '@/generated/model/cartAddAction';
export type { CartItem } from '@/generated/model/cartItem';
export type { CartMessage } from '@/generated/model/cartMessage';
export type { CartNotice } from '@/generated/model/cartNotice';
export type { CartNoticeCode } from '@/generated/model/cartNoticeCode';
export type { CartRemoveAction } from '@/generated/model/cartRemoveAction';
export type { CartUpdateAction } from '@/generated/model/cartUpdateAction';
export type { Category } from '@/generated/model/category';
export type { CheckoutDraft } from '@/generated/model/checkoutDraft';
export type { CheckoutDraftPatch } from '@/generated/model/checkoutDraftPatch';
export type { Cities } from '@/generated/model/cities';
export type { City } from '@/generated/model/city';
export type { Colour } from '@/generated/model/colour';
export type { ColourLink } from '@/generated/model/colourLink';
export type { ColourSwatch } from '@/generated/model/colourSwatch';
export type { CompositionPart } from '@/generated/model/compositionPart';
export type { Confirmation } from '@/generated/model/confirmation';
export type { ConfirmationResult } from '@/generated/model/confirmationResult';
export type { Consent } from '@/generated/model/consent';
export type { Consents } from '@/generated/model/consents';
export type { ContactFile } from '@/generated/model/contactFile';
export type { ContactRequest } from '@/generated/model/contactRequest';
export type { ContentBlock } from '@/generated/model/contentBlock';
export type { ContentList } from '@/generated/model/contentList';
export type { ContentMatches } from '@/generated/model/contentMatches';
export type { ContentPage } from '@/generated/model/contentPage';
export type { ContentPageKind } from '@/generated/model/contentPageKind';
export type { ContentTable } from '@/generated/model/contentTable';
export type { Credentials } from '@/generated/model/credentials';
export type { DeliveryInterval } from '@/generated/model/deliveryInterval';
export type { DeliveryMethod } from '@/generated/model/deliveryMethod';
export type { DeliveryOptions } from '@/generated/model/deliveryOptions';
export type { DeliveryPoint } from '@/generated/model/deliveryPoint';
export type { DeliveryPoints } from '@/generated/model/deliveryPoints';
export type { EndedLetters } from '@/generated/model/endedLetters';
export type { ExternalCompletion } from '@/generated/model/externalCompletion';
export type { ExternalMode } from '@/generated/model/externalMode';
export type { ExternalProviderId } from '@/generated/model/externalProviderId';
export type { ExternalProviders } from '@/generated/model/externalProviders';
export type { ExternalResult } from '@/generated/model/externalResult';
export type { Facet } from '@/generated/model/facet';
export type { FacetCounts } from '@/generated/model/facetCounts';
export type { FacetId } from '@/generated/model/facetId';
export type { FacetValue } from '@/generated/model/facetValue';
export type { FieldError } from '@/generated/model/fieldError';
export type { GetCartParams } from '@/generated/model/getCartParams';
export type { GetListingParams } from '@/generated/model/getListingParams';
export type { GetStoresParams } from '@/generated/model/getStoresParams';
export type { GetWishlistPageParams } from '@/generated/model/getWishlistPageParams';
export type { GiftOffer } from '@/generated/model/giftOffer';
export type { Home } from '@/generated/model/home';
export type { HomeCollections } from '@/generated/model/homeCollections';
export type { HomeDepartment } from '@/generated/model/homeDepartment';
export type { HomeDepartments } from '@/generated/model/homeDepartments';
export type { HomeHero } from '@/generated/model/homeHero';
export type { HomeLook } from '@/generated/model/homeLook';
export type { HomeProductRow } from '@/generated/model/homeProductRow';
export type { HomePromotions } from '@/generated/model/homePromotions';
export type { HomeSection } from '@/generated/model/homeSection';
export type { HomeService } from '@/generated/model/homeService';
export type { HomeServices } from '@/generated/model/homeServices';
export type { HomeStory } from '@/generated/model/homeStory';
export type { Icon } from '@/generated/model/icon';
export type { IconSet } from '@/generated/model/iconSet';
export type { JournalPiece } from '@/generated/model/journalPiece';
export type { Landing } from '@/generated/model/landing';
export type { Link } from '@/generated/model/link';
export type { Listing } from '@/generated/model/listing';
export type { ListingKind } from '@/generated/model/listingKind';
export type { ListingSort } from '@/generated/model/listingSort';
export type { ListingTile } from '@/generated/model/listingTile';
export type { ModelFigure } from '@/generated/model/modelFigure';
export type { MyData } from '@/generated/model/myData';
export type { MyMeasures } from '@/generated/model/myMeasures';
export type { MyProductReviews } from '@/generated/model/myProductReviews';
export type { MyReview } from '@/generated/model/myReview';
export type { MyReviews } from '@/generated/model/myReviews';
export type { Navigation } from '@/generated/model/navigation';
export type { NavigationFeature } from '@/generated/model/navigationFeature';
export type { NavigationPicture } from '@/generated/model/navigationPicture';
export type { Order } from '@/generated/model/order';
export type { OrderableReason } from '@/generated/model/orderableReason';
export type { OrderCancellationReason } from '@/generated/model/orderCancellationReason';
export type { OrderChange } from '@/generated/model/orderChange';
export type { OrderChanges } from '@/generated/model/orderChanges';
export type { OrderLineCancellation } from '@/generated/model/orderLineCancellation';
export type { OrderPayment } from '@/generated/model/orderPayment';
export type { OrderProgress } from '@/generated/model/orderProgress';
export type { OrderRepetition } from '@/generated/model/orderRepetition';
export type { OrderRequest } from '@/generated/model/orderRequest';
export type { OrderStatus } from '@/generated/model/orderStatus';
export type { OrderSummary } from '@/generated/model/orderSummary';
export type { Orders } from '@/generated/model/orders';
export type { PasswordChange } from '@/generated/model/passwordChange';
export type { Payment } from '@/generated/model/payment';
export type { Picture } from '@/generated/model/picture';
export type { PriceRange } from '@/generated/model/priceRange';
export type { Problem } from '@/generated/model/problem';
export type { ProblemCode } from '@/generated/model/problemCode';
export type { Product } from '@/generated/model/product';
export type { ProductAttribute } from '@/generated/model/productAttribute';
export type { ProductCard } from '@/generated/model/productCard';
export type { ProductCards } from '@/generated/model/productCards';
export type { ProductReviews } from '@/generated/model/productReviews';
export type { ProductService } from '@/generated/model/productService';
export type { ProfileUpdate } from '@/generated/model/profileUpdate';
export type { PromoCode } from '@/generated/model/promoCode';
export type { Refund } from '@/generated/model/refund';
export type { Refundable } from '@/generated/model/refundable';
export type { RefundableLine } from '@/generated/model/refundableLine';
export type { RefundDocument } from '@/generated/model/refundDocument';
export type { RefundPatch } from '@/generated/model/refundPatch';
export type { RefundPhoto } from '@/generated/model/refundPhoto';
export type { RefundReason } from '@/generated/model/refundReason';
export type { RefundSummary } from '@/generated/model/refundSummary';
export type { Refunds } from '@/generated/model/refunds';
export type { RefundWay } from '@/generated/model/refundWay';
export type { RefundWayOffer } from '@/generated/model/refundWayOffer';
export type { Registration } from '@/generated/model/registration';
export type { RegistrationResult } from '@/generated/model/registrationResult';
export type { Review } from '@/generated/model/review';
export type { ReviewableLine } from '@/generated/model/reviewableLine';
export type { ReviewComplaintReason } from '@/generated/model/reviewComplaintReason';
export type { ReviewContent } from '@/generated/model/reviewContent';
export type { ReviewDraft } from '@/generated/model/reviewDraft';
export type { ReviewedLine } from '@/generated/model/reviewedLine';
export type { ReviewFit } from '@/generated/model/reviewFit';
export type { ReviewFitScore } from '@/generated/model/reviewFitScore';
export type { ReviewHelpfulness } from '@/generated/model/reviewHelpfulness';
export type { ReviewSummary } from '@/generated/model/reviewSummary';
export type { SavedAddress } from '@/generated/model/savedAddress';
export type { Scene } from '@/generated/model/scene';
export type { ScenePicture } from '@/generated/model/scenePicture';
export type { SearchBanner } from '@/generated/model/searchBanner';
export type { SearchProductsParams } from '@/generated/model/searchProductsParams';
export type { SearchResult } from '@/generated/model/searchResult';
export type { Session } from '@/generated/model/session';
export type { SessionIdentity } from '@/generated/model/sessionIdentity';
export type { SessionUser } from '@/generated/model/sessionUser';
export type { Sex } from '@/generated/model/sex';
export type { SharedWishlist } from '@/generated/model/sharedWishlist';
export type { ShopEvent as ShopEventReport } from '@/generated/model/shopEvent';
export type { SignIn } from '@/generated/model/signIn';
export type { SignIns } from '@/generated/model/signIns';
export type { SizeSystem } from '@/generated/model/sizeSystem';
export type { SizeTable } from '@/generated/model/sizeTable';
export type { SizeTableRow } from '@/generated/model/sizeTableRow';
export type { StockNoticeRequest } from '@/generated/model/stockNoticeRequest';
export type { Store } from '@/generated/model/store';
export type { StoreHours } from '@/generated/model/storeHours';
export type { StoreSpecialDay } from '@/generated/model/storeSpecialDay';
export type { Stores } from '@/generated/model/stores';
export type { Subscription } from '@/generated/model/subscription';
export type { SuggestedCategory } from '@/generated/model/suggestedCategory';
export type { SuggestedProduct } from '@/generated/model/suggestedProduct';
export type { Suggestions } from '@/generated/model/suggestions';
export type { UnderstoodPart } from '@/generated/model/understoodPart';
export type { UnmetPart } from '@/generated/model/unmetPart';
export type { UserIdentity } from '@/generated/model/userIdentity';
export type { UserIdentityKind } from '@/generated/model/userIdentityKind';
export type { UserProfile } from '@/generated/model/userProfile';
export type { Wish } from '@/generated/model/wish';
export type { WishlistAddition } from '@/generated/model/wishlistAddition';
export type { WishlistEntry } from '@/generated/model/wishlistEntry';
export type { WishlistFilter } from '@/generated/model/wishlistFilter';
export type { WishlistItem } from '@/generated/model/wishlistItem';
export type { WishlistPage } from '@/generated/model/wishlistPage';
export type { WishlistPageRequest } from '@/generated/model/wishlistPageRequest';
export type { WishlistShare } from '@/generated/model/wishlistShare';
export type { WishlistSort } from '@/generated/model/wishlistSort';
export { uuid } from './call/uuid';
export { onSessionLost, onTokensRefreshed } from './environment/session-events';
export { ApiError, type ApiErrorKind, isApiError, UNKNOWN_ERROR_MESSAGE } from './errors/api-error';
export { apiErrorAdapter } from './errors/api-error-adapter';
export { defectAdapter } from './errors/defect-adapter';
export { fetchSession } from './fetch-session';
export { createQueryClient } from './query-client';
