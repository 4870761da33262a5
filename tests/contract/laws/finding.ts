import * as sdk from '#contract/sdk/sdk.gen.ts';
import type {
  Facet,
  FacetCounts,
  FacetId,
  GetListingData,
  Listing,
  ProductCard,
  SearchProductsData,
  SearchResult,
} from '#contract/sdk/types.gen.ts';
import { shopData } from '../shop-data.ts';
import type { Shopper } from '../shopper.ts';

/** A listing with several models, which every test shop has. */
export const OUTERWEAR = shopData.listing;

export type ListingParameters = Omit<GetListingData['query'], 'site' | 'path'> & { path?: string };
export type SearchParameters = Omit<SearchProductsData['query'], 'site'>;

export async function listing(shopper: Shopper, parameters: ListingParameters = {}): Promise<Listing> {
  const call = shopper.with();
  const query = { ...call.query, path: OUTERWEAR, ...parameters };
  return (await sdk.getListing({ ...call, query, throwOnError: true })).data;
}

export async function listingFacets(
  shopper: Shopper,
  parameters: ListingParameters = {},
): Promise<FacetCounts> {
  const call = shopper.with();
  const query = { ...call.query, path: OUTERWEAR, ...parameters };
  return (await sdk.getListingFacets({ ...call, query, throwOnError: true })).data;
}

export async function search(shopper: Shopper, parameters: SearchParameters): Promise<SearchResult> {
  const call = shopper.with();
  return (await sdk.searchProducts({ ...call, query: { ...call.query, ...parameters }, throwOnError: true }))
    .data;
}

export async function searchFacets(shopper: Shopper, parameters: SearchParameters): Promise<FacetCounts> {
  const call = shopper.with();
  return (await sdk.getSearchFacets({ ...call, query: { ...call.query, ...parameters }, throwOnError: true }))
    .data;
}

/** The cards of a whole listing, read page by page, in the order of the listing. */
export async function allCards(shopper: Shopper, parameters: ListingParameters = {}): Promise<ProductCard[]> {
  const cards: ProductCard[] = [];
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const answer = await listing(shopper, { ...parameters, page });
    totalPages = answer.totalPages;
    cards.push(...answer.items);
  }
  return cards;
}

/**
 * The facet with the given id.
 * @throws Error when the response has no such facet
 */
export function facetOf({ facets }: { facets: Facet[] }, wanted: FacetId): Facet {
  const found = facets.find(({ id }) => id === wanted);
  if (!found) throw new Error(`There is no facet ${wanted}`);
  return found;
}

/** The facet value with the most models. */
export function mostCommonValue({ values }: Facet): Facet['values'][number] {
  const [first] = values.toSorted((a, b) => b.count - a.count);
  if (!first) throw new Error('A facet without values');
  return first;
}
