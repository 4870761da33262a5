import type { Navigation } from '@/lib/api';

/** A listing in the menu, as much of it as the page needs to carry. */
export type MenuItem = { path: string; name: string; sale: boolean; children: MenuItem[] };

/** The tree of the menu from the flat list of the contract, parents before children. */
export function buildMenu({ categories }: Navigation): MenuItem[] {
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

/** Whether a page belongs to a listing of the menu or to one inside it. */
export function isWithin(pathname: string, path: string): boolean {
  return pathname === `/${path}` || pathname.startsWith(`/${path}/`);
}
