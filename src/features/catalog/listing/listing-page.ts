import type { Listing } from '@/lib/api';
import type { CardRow } from '../cards/card-data';
import { type ListedGoods, toListedGoods } from '../cards/listed-goods';
import { toFacetData } from '../choice/facet-data';
import type { ListingSearch } from '../choice/listing-search';
import { type Standing, standingOf } from './facet-landing';
import { type ListingTab, tabsOf } from './listing-tabs';

/** A listing as its page carries it: what the screen shows and nothing else, the cards as rows. */
export type ListingPage = ListedGoods &
  Pick<Listing, 'path' | 'title' | 'landing' | 'banner' | 'tile'> & {
    crumbs: { name: string; path: string }[];
    /** Listings inside this one, or beside it, and the whole that they are parts of. */
    tabs: ListingTab[];
    standing: Standing;
    /** Goods to look at when the choice leaves nothing. */
    instead: CardRow[];
  };

/** @param asked what the listing was asked for, without what it does not know */
export function toListingPage(
  listing: Listing,
  asked: ListingSearch = {},
  instead: CardRow[] = [],
): ListingPage {
  const { path, title, landing, banner, tile } = listing;
  const goods = toListedGoods(listing, asked);
  const hasParts = listing.subcategories.some((other) => other.path.startsWith(`${path}/`));
  return {
    ...goods,
    standing: standingOf(goods, listing.facets.map(toFacetData), { path, hasParts }),
    path,
    title,
    landing,
    banner,
    tile,
    crumbs: listing.breadcrumbs.map(({ name, path }) => ({ name, path })),
    tabs: tabsOf(listing),
    instead,
  };
}
