import type { Category, Navigation, NavigationFeature } from '@/lib/api';
import { listingHref } from '@/shop/addresses/paths';

/** A listing in the menu and what is inside it. */
export type MenuItem = { path: string; name: string; sale: boolean; children: MenuItem[] };

/** A listing at the top of the menu: all that a page carries of the tree. */
export type MenuEntry = {
  path: string;
  name: string;
  /** Money saved: the one accent of the menu. */
  sale: boolean;
  /** Whether there is something to open below it. */
  hasMore: boolean;
};

/** The tree of the menu from the flat list of the contract, parents before children. */
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

/** The top of the menu. The rest is fetched when it is about to open. */
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

/** What the open menu of a department shows beside its categories. */
export function featureOf({ features }: Navigation, path: string): NavigationFeature | undefined {
  return features.find((feature) => feature.path === path);
}

/** Women, men and children come first; what they may all wear comes after. */
const PEOPLE = 3;

/** A tab of the phone's menu: a department of people, and what is for everyone around its own categories. */
export type MenuTab = { path: string; name: string; rows: MenuItem[] };

/**
 * The menu of a phone. The first three departments with categories of their own are tabs; all else stands in every tab:
 * new arrivals above the categories, goods and the sale below. Fewer than two departments are rows, with no tab to choose.
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

/** Whether a page belongs to a listing of the menu or to one inside it. */
export function isWithin(pathname: string, path: string): boolean {
  const listing = listingHref(path);
  return pathname === listing || pathname.startsWith(`${listing}/`);
}
