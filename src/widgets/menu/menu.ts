import type { Category, Navigation, NavigationFeature } from '@/lib/api';
import { listingHref } from '@/shop/addresses/paths';

/** A listing in the menu, with the listings inside it. */
export type MenuItem = { path: string; name: string; sale: boolean; children: MenuItem[] };

/** A top entry of the menu. Only these are in the data of every page. */
export type MenuEntry = {
  path: string;
  name: string;
  /** Whether the entry is the sale, which is shown in the accent colour. */
  sale: boolean;
  /** Whether the entry has a menu of its own. */
  hasMore: boolean;
};

/**
 * Builds the tree of the menu from the flat list of the contract, in which parents precede their children.
 */
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

/** The top entries of the menu. The rest is loaded when a menu is about to open. */
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

/** Campaigns and pictures that the menu of a department shows beside its categories. */
export function featureOf({ features }: Navigation, path: string): NavigationFeature | undefined {
  return features.find((feature) => feature.path === path);
}

/** The first departments are for people: women, men and children. The others follow. */
const PEOPLE = 3;

/**
 * A tab of the menu on a phone: a department with its categories, and entries that all tabs share around
 * them.
 */
export type MenuTab = { path: string; name: string; rows: MenuItem[] };

/**
 * The menu on a phone. The first three departments with categories are tabs. The other entries are in every
 * tab: new arrivals above the categories, other goods and the sale below. With fewer than two departments
 * there are no tabs, only rows.
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

/** Whether a page is this listing or inside it. */
export function isWithin(pathname: string, path: string): boolean {
  const listing = listingHref(path);
  return pathname === listing || pathname.startsWith(`${listing}/`);
}
