import type { Listing } from '@/lib/api';
import { listingHref } from '@/lib/paths';
import { type InPage, readPart } from './in-page';

export type ListingTab = { path: string; name: string };

/** The row that tabs stand in. */
export const TABS_ID = 'podrazdely';

/** Listings inside a listing, or beside it, after the whole that they are parts of; none when there are no others. */
export function tabsOf({ path, breadcrumbs, subcategories }: Listing): ListingTab[] {
  if (subcategories.length === 0) return [];
  const isBeside = subcategories.some((other) => other.path === path);
  const whole = isBeside ? breadcrumbs.at(-2)?.path : path;
  const parts = subcategories.map(({ path, name }) => ({ path, name }));
  return whole === undefined ? parts : [{ path: whole, name: 'Все' }, ...parts];
}

/** The tabs of a page, which are not in its data: they are read where listing-tabs-row has written them. */
export function tabsIn(tabs: InPage<ListingTab[]>): ListingTab[] {
  return readPart(tabs, () =>
    [...document.querySelectorAll(`#${TABS_ID} a`)].map((link) => ({
      path: (link.getAttribute('href') ?? '').slice(listingHref('').length),
      name: link.textContent ?? '',
    })),
  );
}
