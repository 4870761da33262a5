// The door to the contract's schemas and bounds for what addresses say. Apart from schemas for forms: every page has this.

export {
  getListingQueryPageMax,
  getListingQueryPriceToMax,
  getListingQuerySizeMax,
} from '@/generated/zod/catalog';
export { searchContentQueryQMax } from '@/generated/zod/content';
export { getOrdersQueryPageMax } from '@/generated/zod/order';
export { getRefundsQueryPageMax } from '@/generated/zod/refund';
export { getProductReviewsQueryBoughtMax, getProductReviewsQueryPageMax } from '@/generated/zod/review';
export { searchProductsQueryQMax } from '@/generated/zod/search';
export {
  CityCode,
  ExternalProviderId,
  FacetValueName,
  ListingSort,
  OrderState,
  WishlistFilter,
  WishlistSort,
  wishlistPageRequestPageMax,
} from '@/generated/zod/zod.schemas';
