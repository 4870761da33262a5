import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { GetListingData, SearchProductsData } from '#contract/sdk/types.gen.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

type ListingParameters = Omit<GetListingData['query'], 'site'>;
type SearchParameters = Omit<SearchProductsData['query'], 'site'>;

const OUTERWEAR = 'zhenshchinam/verkhnyaya-odezhda';
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

/** What can go wrong with listings, search, addresses and the sitemap. */
export const findingRefusals: RefusalCase[] = [
  notFound('getListing', 'an unknown listing', listing({ path: 'net-takogo-razdela' })),
  notFound('getListing', 'a collection that there is not', listing({ path: 'kollektsiya/net-takoy' })),
  notFound('getListing', 'a page beyond the last', listing({ page: 9999 })),
  notFound('getListing', 'a page beyond the last of a choice', listing({ page: 2, priceTo: 0 })),
  invalid('getListing', 'a page before the first', listing({ page: 0 })),
  invalid('getListing', 'a colour as shoppers read it', listing({ colour: ['Синий'] })),
  invalid('getListing', 'a fifty-first size', listing({ size: TOO_MANY_SIZES })),
  invalid('getListing', 'a price below nothing', listing({ priceFrom: -1 })),

  notFound('getListingFacets', 'an unknown listing', listingFacets({ path: 'net-takogo-razdela' })),
  invalid('getListingFacets', 'a size as shoppers read it', listingFacets({ size: ['Единый'] })),
  invalid('getListingFacets', 'a part of a kopeck', listingFacets({ priceTo: 0.5 })),

  notFound('searchProducts', 'a page beyond the last', search({ q: 'пальто', page: 9999 })),
  invalid('searchProducts', 'a query of spaces', search({ q: '   ' })),
  invalid('searchProducts', 'a query of 101 letters', search({ q: 'я'.repeat(101) })),
  invalid('searchProducts', 'a store as shoppers read it', search({ q: 'пальто', store: ['Москва'] })),

  invalid('getSearchFacets', 'a query of spaces', searchFacets({ q: '   ' })),
  invalid('getSearchFacets', 'a query of 101 letters', searchFacets({ q: 'я'.repeat(101) })),

  invalid('getSuggestions', 'a query of 101 letters', (shopper) => {
    const call = shopper.with();
    return sdk.getSuggestions({ ...call, query: { ...call.query, q: 'я'.repeat(101) } });
  }),

  notFound('getAddressChange', 'an address that never was', addressChange('/product/net-takogo-palto')),
  notFound('getAddressChange', 'an address that leads somewhere', addressChange(`/${OUTERWEAR}`)),
  invalid('getAddressChange', 'an address elsewhere', addressChange('//example.com/palto')),

  notFound('getSitemapPart', 'a part that there is not', sitemapPart('constructor')),
  notFound('getSitemapPart', 'a part beyond the last', sitemapPart('products-9999')),
  invalid('getSitemapPart', 'a name that is none', sitemapPart('Products')),
];
