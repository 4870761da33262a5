// The door to the contract's schemas and bounds for what addresses say. Apart from schemas for forms: every page has this.

export {
  getListingQueryPageMax,
  getListingQueryPriceToMax,
  getListingQuerySizeMax,
} from '@/generated/zod/catalog';
export { searchProductsQueryQMax } from '@/generated/zod/search';
export {
  CityCode,
  ExternalProviderId,
  FacetValueName,
  ListingSort,
  WishlistFilter,
  WishlistSort,
  wishlistPageRequestPageMax,
} from '@/generated/zod/zod.schemas';
