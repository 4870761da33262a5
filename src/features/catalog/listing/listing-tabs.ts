import type { Listing } from '@/lib/api';

export type ListingTab = { path: string; name: string };

/** Listings inside this one or beside it, after their parent. Empty if there are no others. */
export function tabsOf({ path, breadcrumbs, subcategories }: Listing): ListingTab[] {
  if (subcategories.length === 0) return [];
  const isBeside = subcategories.some((other) => other.path === path);
  const whole = isBeside ? breadcrumbs.at(-2)?.path : path;
  const parts = subcategories.map(({ path, name }) => ({ path, name }));
  return whole === undefined ? parts : [{ path: whole, name: 'Все' }, ...parts];
}
