// Enumerations and limits of the contract, for URLs and form fields. They are not in schemas.ts, because
// parsing a URL must not load zod.

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
