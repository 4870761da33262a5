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
export type { OrderState } from '@/generated/client/client.schemas';
export {
  ExternalProviderId,
  ListingSort,
  WishlistFilter,
  WishlistSort,
} from '@/generated/client/client.schemas';
