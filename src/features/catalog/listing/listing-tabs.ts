import type { Listing } from '@/lib/api';

export type ListingTab = { path: string; name: string };

/**
 * Tabs of a listing: its parent, then the listings inside this one or beside it. Empty if there are no such
 * listings.
 */
export function tabsOf({ path, breadcrumbs, subcategories }: Listing): ListingTab[] {
  if (subcategories.length === 0) return [];
  const isBeside = subcategories.some((other) => other.path === path);
  const whole = isBeside ? breadcrumbs.at(-2)?.path : path;
  const parts = subcategories.map(({ path, name }) => ({ path, name }));
  return whole === undefined ? parts : [{ path: whole, name: 'Все' }, ...parts];
}
