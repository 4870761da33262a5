import type { Category, Listing } from '@/lib/api';
import { type CardRow, packCard } from './card-data';

/** A listing as its page carries it: what the screen shows and nothing else, the cards as rows. */
export type ListingPage = Pick<
  Listing,
  'path' | 'title' | 'landing' | 'tile' | 'sort' | 'page' | 'pageSize' | 'totalItems' | 'totalPages'
> & {
  crumbs: { name: string; path: string }[];
  subcategories: Pick<Category, 'path' | 'name'>[];
  cards: CardRow[];
};

export function toListingPage(listing: Listing): ListingPage {
  const { path, title, landing, tile, sort, page, pageSize, totalItems, totalPages } = listing;
  return {
    path,
    title,
    landing,
    tile,
    sort,
    page,
    pageSize,
    totalItems,
    totalPages,
    crumbs: listing.breadcrumbs.map(({ name, path }) => ({ name, path })),
    subcategories: listing.subcategories.map(({ name, path }) => ({ name, path })),
    cards: listing.items.map(packCard),
  };
}
