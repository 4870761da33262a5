// The door to the words and bounds of the contract, for what addresses say and fields of forms hold. Apart from
// schemas.ts: no page needs zod to be read.

export {
  CityCodeMax,
  CityCodeRegExp,
  FacetValueNameMax,
  FacetValueNameRegExp,
  getListingQueryPageMax,
  getListingQueryPriceToMax,
  getListingQuerySizeMax,
  getOrdersQueryPageMax,
  getProductReviewsQueryBoughtMax,
  getProductReviewsQueryHeightMax,
  getProductReviewsQueryHeightMin,
  getProductReviewsQueryPageMax,
  getRefundsQueryPageMax,
  PromoCodeTextMax,
  PromoCodeTextRegExp,
  searchContentQueryQMax,
  searchProductsQueryQMax,
  wishlistPageRequestPageMax,
} from '@/generated/bounds';
export { ExternalProviderId } from '@/generated/model/externalProviderId';
export { ListingSort } from '@/generated/model/listingSort';
export type { OrderState } from '@/generated/model/orderState';
export { WishlistFilter } from '@/generated/model/wishlistFilter';
export { WishlistSort } from '@/generated/model/wishlistSort';
