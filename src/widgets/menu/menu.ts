import type { Category, Navigation, NavigationFeature } from '@/lib/api';
import { listingHref } from '@/shop/addresses/paths';

/** A listing in the menu with its children. */
export type MenuItem = { path: string; name: string; sale: boolean; children: MenuItem[] };

/** A top listing of the menu: the part of the tree that every page has. */
export type MenuEntry = {
  path: string;
  name: string;
  /** Shown in the accent colour. */
  sale: boolean;
  /** Whether the listing has a menu of its own. */
  hasMore: boolean;
};

/** Builds the tree from the contract's flat list, in which parents come before children. */
export function buildMenu({ categories }: Pick<Navigation, 'categories'>): MenuItem[] {
  const byPath = new Map<string, MenuItem>();
  const roots: MenuItem[] = [];
  for (const { path, parentPath, name, kind } of categories) {
    const item: MenuItem = { path, name, sale: kind === 'sale', children: [] };
    byPath.set(path, item);
    const parent = parentPath === null ? undefined : byPath.get(parentPath);
    (parent?.children ?? roots).push(item);
  }
  return roots;
}

/** The top of the menu. The rest is loaded when it is about to open. */
export function topOfMenu({
  categories,
  features,
}: Pick<Navigation, 'categories' | 'features'>): MenuEntry[] {
  const parents = new Set(categories.map(({ parentPath }) => parentPath));
  const featured = new Set(features.map(({ path }) => path));
  return categories.filter(isTop).map(({ path, name, kind }) => ({
    path,
    name,
    sale: kind === 'sale',
    hasMore: parents.has(path) || featured.has(path),
  }));
}

function isTop({ parentPath }: Category): boolean {
  return parentPath === null;
}

/** What the menu of a department shows beside its categories. */
export function featureOf({ features }: Navigation, path: string): NavigationFeature | undefined {
  return features.find((feature) => feature.path === path);
}

/** The first departments are women, men and children; others follow. */
const PEOPLE = 3;

/** A tab of the phone menu: a department, with common entries around its categories. */
export type MenuTab = { path: string; name: string; rows: MenuItem[] };

/**
 * The phone menu. The first three departments with categories become tabs. Other entries are in every tab:
 * new arrivals above the categories, other goods and the sale below them. If there are fewer than two
 * departments, the menu is a plain list of rows.
 */
export function menuTabs(menu: MenuItem[]): MenuTab[] {
  const people = menu.filter(({ children, sale }) => children.length > 0 && !sale).slice(0, PEOPLE);
  if (people.length < 2) return [{ path: '', name: 'Каталог', rows: menu }];
  const others = menu.filter((item) => !people.includes(item));
  const isFresh = ({ children, sale }: MenuItem) => children.length === 0 && !sale;
  return people.map((item) => ({
    path: item.path,
    name: item.name,
    rows: [
      ...others.filter(isFresh),
      { ...item, name: 'Все товары', children: [] },
      ...item.children,
      ...others.filter((other) => !isFresh(other)),
    ],
  }));
}

/** Whether a page belongs to this listing or to one inside it. */
export function isWithin(pathname: string, path: string): boolean {
  const listing = listingHref(path);
  return pathname === listing || pathname.startsWith(`${listing}/`);
}
