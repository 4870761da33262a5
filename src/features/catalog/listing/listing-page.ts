import type { Listing } from '@/lib/api';
import type { CardRow } from '../cards/card-data';
import { type ListedGoods, toListedGoods } from '../cards/listed-goods';
import { countChosen } from '../choice/choice';
import { unpackFacet } from '../choice/facet-data';
import { DEFAULT_SORT, type ListingSearch } from '../choice/listing-search';
import type { Standing } from './facet-landing';
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

/** How a choice stands to search engines, with the words that it takes to name one. */
export const loadStandings = () => import('./facet-landing');

/** @param asked what the listing was asked for, without what it does not know */
export async function toListingPage(
  listing: Listing,
  asked: ListingSearch = {},
  instead: CardRow[] = [],
): Promise<ListingPage> {
  const { path, title, landing, banner, tile } = listing;
  const goods = toListedGoods(listing, asked);
  const hasParts = listing.subcategories.some((other) => other.path.startsWith(`${path}/`));
  return {
    ...goods,
    standing: await standingIn({ path, hasParts }, goods),
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

/** Most listings are looked at whole, and need no words for a choice. */
async function standingIn(
  listing: { path: string; hasParts: boolean },
  goods: ListedGoods,
): Promise<Standing> {
  const { choice, sort, totalItems, facets } = goods;
  if (countChosen(choice) === 0 && sort === DEFAULT_SORT && totalItems > 0) return { kind: 'whole' };
  const { standingOf } = await loadStandings();
  return standingOf(goods, facets.map(unpackFacet), listing);
}
