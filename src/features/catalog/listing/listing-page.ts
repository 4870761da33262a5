import type { Listing } from '@/lib/api';
import type { CardData } from '../cards/card-data';
import { type ListedGoods, toListedGoods } from '../cards/listed-goods';
import { countChosen } from '../choice/choice';
import { DEFAULT_SORT, type ListingSearch } from '../choice/listing-search';
import type { Indexing } from './facet-landing';
import { type ListingTab, tabsOf } from './listing-tabs';

/** A listing as page data: only the fields that the screen shows. */
export type ListingPage = ListedGoods &
  Pick<Listing, 'path' | 'title' | 'landing' | 'banner' | 'tile'> & {
    crumbs: { name: string; path: string }[];
    /** Listings inside this one or beside it, and their parent. */
    tabs: ListingTab[];
    indexing: Indexing;
    /** Other goods, shown if no goods match the choice. */
    fallback: CardData[];
  };

/** Loads the code that decides which pages search engines may show, with its words. */
export const loadIndexing = () => import('./facet-landing');

/**
 * Picks the page data of a listing.
 * @param requested the requested parameters, without values that the listing does not have
 */
export async function toListingPage(
  listing: Listing,
  requested: ListingSearch = {},
  fallback: CardData[] = [],
): Promise<ListingPage> {
  const { path, title, landing, banner, tile } = listing;
  const goods = toListedGoods(listing, requested);
  const hasParts = listing.subcategories.some((other) => other.path.startsWith(`${path}/`));
  return {
    ...goods,
    indexing: await indexingIn({ path, hasParts }, goods),
    path,
    title,
    landing,
    banner,
    tile,
    crumbs: listing.breadcrumbs.map(({ name, path }) => ({ name, path })),
    tabs: tabsOf(listing),
    fallback,
  };
}

/** Loads the words only if something is chosen, because on most visits nothing is. */
async function indexingIn(
  listing: { path: string; hasParts: boolean },
  goods: ListedGoods,
): Promise<Indexing> {
  const { choice, sort, totalItems, facets } = goods;
  if (countChosen(choice) === 0 && sort === DEFAULT_SORT && totalItems > 0) return { kind: 'whole' };
  const { indexingOf } = await loadIndexing();
  return indexingOf(goods, facets, listing);
}
