import type {
  FacetCounts,
  Listing,
  Product,
  ProductCard,
  SearchResult,
  Stores,
} from '#contract/sdk/types.gen.ts';
import { type Facts, sentence } from './facts.ts';

type Page = Pick<Listing, 'page' | 'pageSize' | 'totalItems' | 'totalPages' | 'items'>;

/** Facts about a page of cards. */
const pageFacts = ({ page, pageSize, totalItems, totalPages, items }: Page): Facts => ({
  page,
  'pages hold the goods': totalPages === Math.max(1, Math.ceil(totalItems / pageSize)),
  'something is found': totalItems > 0,
  'the page is as full as it can be': items.length === Math.min(pageSize, totalItems - (page - 1) * pageSize),
  'every model once': new Set(items.map(({ variantGroupId }) => variantGroupId)).size === items.length,
  ...cardFacts(items),
});

/** Facts about a list of product cards. */
export const cardFacts = (cards: ProductCard[]): Facts => ({
  'a discount has both prices and its percent': cards.every(
    ({ price, priceBefore, discountPercent }) =>
      (priceBefore === null) === (discountPercent === null) && (priceBefore === null || priceBefore > price),
  ),
  'every card shows its own colour among all': cards.every(({ productUrl, colours }) =>
    colours.some((colour) => colour.productUrl === productUrl),
  ),
});

/** Facts about facets and their counts. They must be the same whichever facets the goods of a shop have. */
export const countsFacts = ({ totalItems, facets, priceRange }: FacetCounts): Facts => ({
  'something is found': totalItems > 0,
  'no facet without values': facets.every(({ values }) => values.length > 0),
  'no count beyond the goods there are': facets
    .filter(({ values }) => values.every(({ chosen }) => !chosen))
    .every(({ values }) => values.every(({ count }) => count <= totalItems)),
  chosen: facets.flatMap(({ id, values }) => values.flatMap(({ chosen }) => (chosen ? [id] : []))),
  prices: priceRange.min === null ? 'none' : 'a range',
  'price from': priceRange.from !== null,
  'price to': priceRange.to !== null,
});

export const listingFacts = (listing: Listing): Facts => ({
  kind: listing.kind,
  sort: listing.sort,
  'way to it': listing.breadcrumbs.length,
  'the way ends here': listing.breadcrumbs.at(-1)?.path === listing.path,
  ...pageFacts(listing),
  ...countsFacts(listing),
});

export const searchFacts = (result: SearchResult): Facts => ({
  query: result.query,
  shownQuery: result.shownQuery,
  understood: result.understood.map(({ kind, name, rest }) => [kind, sentence(name), sentence(rest)]),
  ...pageFacts(result),
  ...countsFacts(result),
});

export const productFacts = ({ articles, colours, productUrl, breadcrumbs, price }: Product): Facts => ({
  'it is one of its colours': colours.some((colour) => colour.productUrl === productUrl),
  'its states fit what is left': articles.every(
    ({ state, left }) => left === null || (state === 'IN_STOCK' && left > 0),
  ),
  'way to it': breadcrumbs.length > 0,
  'costs something': price > 0,
});

export const storesFacts = ({ items }: Stores): Facts => ({
  'there are stores': items.length > 0,
  'every store once': new Set(items.map(({ code }) => code)).size === items.length,
});
