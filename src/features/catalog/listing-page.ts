import type { Category, Listing } from '@/lib/api';
import type { CardRow } from './card-data';
import { type ListedGoods, toListedGoods } from './listed-goods';
import type { ListingSearch } from './listing-search';

/** A listing as its page carries it: what the screen shows and nothing else, the cards as rows. */
export type ListingPage = ListedGoods &
  Pick<Listing, 'path' | 'title' | 'landing' | 'tile'> & {
    crumbs: { name: string; path: string }[];
    subcategories: Pick<Category, 'path' | 'name'>[];
    /** Goods to look at when the choice leaves nothing. */
    instead: CardRow[];
  };

/** @param asked what the listing was asked for, without what it does not know */
export function toListingPage(
  listing: Listing,
  asked: ListingSearch = {},
  instead: CardRow[] = [],
): ListingPage {
  const { path, title, landing, tile } = listing;
  return {
    ...toListedGoods(listing, asked),
    path,
    title,
    landing,
    tile,
    crumbs: listing.breadcrumbs.map(({ name, path }) => ({ name, path })),
    subcategories: listing.subcategories.map(({ name, path }) => ({ name, path })),
    instead,
  };
}
