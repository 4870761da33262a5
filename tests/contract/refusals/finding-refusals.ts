import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { GetListingData, SearchProductsData } from '#contract/sdk/types.gen.ts';
import { shopData } from '../shop-data.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

type ListingParameters = Omit<GetListingData['query'], 'site'>;
type SearchParameters = Omit<SearchProductsData['query'], 'site'>;

const OUTERWEAR = shopData.listing;
const TOO_MANY_SIZES = Array.from({ length: 51 }, (_, index) => String(index));

const listing = (parameters: Partial<ListingParameters>) => (shopper: Shopper) => {
  const call = shopper.with();
  return sdk.getListing({ ...call, query: { ...call.query, path: OUTERWEAR, ...parameters } });
};

const listingFacets = (parameters: Partial<ListingParameters>) => (shopper: Shopper) => {
  const call = shopper.with();
  return sdk.getListingFacets({ ...call, query: { ...call.query, path: OUTERWEAR, ...parameters } });
};

const search = (parameters: SearchParameters) => (shopper: Shopper) => {
  const call = shopper.with();
  return sdk.searchProducts({ ...call, query: { ...call.query, ...parameters } });
};

const searchFacets = (parameters: SearchParameters) => (shopper: Shopper) => {
  const call = shopper.with();
  return sdk.getSearchFacets({ ...call, query: { ...call.query, ...parameters } });
};

const addressChange = (path: string) => (shopper: Shopper) => {
  const call = shopper.with();
  return sdk.getAddressChange({ ...call, query: { ...call.query, path } });
};

const sitemapPart = (part: string) => (shopper: Shopper) =>
  sdk.getSitemapPart({ ...shopper.with(), path: { part } });

/** Cases in which operations for listings, search, former addresses and the sitemap are refused. */
export const findingRefusals: RefusalCase[] = [
  notFound('getListing', 'an unknown listing', listing({ path: 'net-takogo-razdela' })),
  notFound('getListing', 'an unknown collection', listing({ path: 'kollektsiya/net-takoy' })),
  notFound('getListing', 'a page beyond the last', listing({ page: 9999 })),
  notFound('getListing', 'a page beyond the last of a filtered listing', listing({ page: 2, priceTo: 0 })),
  invalid('getListing', 'page zero', listing({ page: 0 })),
  invalid('getListing', 'a colour by its displayed name', listing({ colour: ['Синий'] })),
  invalid('getListing', 'a fifty-first size', listing({ size: TOO_MANY_SIZES })),
  invalid('getListing', 'a negative price', listing({ priceFrom: -1 })),

  notFound('getListingFacets', 'an unknown listing', listingFacets({ path: 'net-takogo-razdela' })),
  invalid('getListingFacets', 'a size by its displayed name', listingFacets({ size: ['Единый'] })),
  invalid('getListingFacets', 'a fraction of a kopeck', listingFacets({ priceTo: 0.5 })),

  notFound('searchProducts', 'a page beyond the last', search({ q: 'пальто', page: 9999 })),
  invalid('searchProducts', 'a blank query', search({ q: '   ' })),
  invalid('searchProducts', 'a query of 101 letters', search({ q: 'я'.repeat(101) })),
  invalid('searchProducts', 'a store by its displayed name', search({ q: 'пальто', store: ['Москва'] })),

  invalid('getSearchFacets', 'a blank query', searchFacets({ q: '   ' })),
  invalid('getSearchFacets', 'a query of 101 letters', searchFacets({ q: 'я'.repeat(101) })),

  invalid('getSuggestions', 'a query of 101 letters', (shopper) => {
    const call = shopper.with();
    return sdk.getSuggestions({ ...call, query: { ...call.query, q: 'я'.repeat(101) } });
  }),

  notFound('getAddressChange', 'an address that never existed', addressChange('/product/net-takogo-palto')),
  notFound('getAddressChange', 'an address that is in use', addressChange(`/${OUTERWEAR}`)),
  invalid('getAddressChange', 'an address outside the shop', addressChange('//example.com/palto')),

  notFound('getSitemapPart', 'an unknown sitemap part', sitemapPart('constructor')),
  notFound('getSitemapPart', 'a part beyond the last', sitemapPart('products-9999')),
  invalid('getSitemapPart', 'an invalid name', sitemapPart('Products')),
];
