// Words and bounds of the contract, for URLs and form fields. Separate from schemas.ts, because pages do not
// need zod to parse their URL.

export {
  CityCodeMax,
  CityCodeRegExp,
  FacetValueNameMax,
  FacetValueNameRegExp,
  getCitiesQueryQMax,
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
