import { expect, test } from 'vitest';
import type { Category } from '@/lib/api';
import { buildMenu, isWithin, menuTabs, topOfMenu } from './menu';

const node = (path: string, parentPath: string | null, kind: Category['kind'] = 'category'): Category => ({
  path,
  parentPath,
  name: path,
  kind,
  productCount: 1,
});

const TREE = [
  node('women', null),
  node('women/coats', 'women'),
  node('men', null),
  node('men/coats', 'men'),
  node('shoes', null),
  node('shoes/boots', 'shoes'),
  node('bags', null),
  node('bags/small', 'bags'),
  node('new', null, 'new'),
  node('sale', null, 'sale'),
  node('sale/women', 'sale', 'sale'),
];

test('in the menu, categories are inside their parents, in the order of the API', () => {
  const menu = buildMenu({
    categories: [
      node('b', null),
      node('b/x', 'b'),
      node('a', null),
      node('b/y', 'b'),
      node('s', null, 'sale'),
    ],
  });
  expect(menu.map(({ path, sale, children }) => [path, sale, children.map((child) => child.path)])).toEqual([
    ['b', false, ['b/x', 'b/y']],
    ['a', false, []],
    ['s', true, []],
  ]);
});

test('a category whose parent is missing is at the top of the menu', () => {
  expect(buildMenu({ categories: [node('b/x', 'b')] }).map(({ path }) => path)).toEqual(['b/x']);
});

test('page data has only the top entries of the menu, and marks entries with a menu of their own', () => {
  const features = [{ path: 'new', links: [], pictures: [] }];
  expect(
    topOfMenu({ categories: TREE, features }).map(({ path, sale, hasMore }) => [path, sale, hasMore]),
  ).toEqual([
    ['women', false, true],
    ['men', false, true],
    ['shoes', false, true],
    ['bags', false, true],
    ['new', false, true],
    ['sale', true, true],
  ]);
  expect(topOfMenu({ categories: TREE, features: [] }).find(({ path }) => path === 'new')?.hasMore).toBe(
    false,
  );
});

test('on a phone departments for people are tabs, and each tab has the other entries above and below its categories', () => {
  const tabs = menuTabs(buildMenu({ categories: TREE }));
  expect(tabs.map(({ path }) => path)).toEqual(['women', 'men', 'shoes']);
  expect(tabs[0]?.rows.map(({ path, name }) => [path, name])).toEqual([
    ['new', 'new'],
    ['women', 'Все товары'],
    ['women/coats', 'women/coats'],
    ['bags', 'bags'],
    ['sale', 'sale'],
  ]);
});

test('on a phone a shop with one department has rows without tabs', () => {
  const [tab, ...others] = menuTabs(buildMenu({ categories: TREE.slice(0, 2) }));
  expect(others).toEqual([]);
  expect(tab?.rows.map(({ path }) => path)).toEqual(['women']);
});

test('a page is inside a listing if its path begins with the whole segments of the listing’s path', () => {
  expect(isWithin('/obuv/botinki', 'obuv')).toBe(true);
  expect(isWithin('/obuv', 'obuv')).toBe(true);
  expect(isWithin('/obuvnoy', 'obuv')).toBe(false);
});
