import { expect, test } from 'vitest';
import { buildMenu, isWithin } from './menu';

const node = (path: string, parentPath: string | null, kind: 'category' | 'sale' = 'category') => ({
  path,
  parentPath,
  name: path,
  kind,
  productCount: 1,
});

test('children stand under their parents, in the order of the menu', () => {
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

test('a node without its parent stands at the top rather than nowhere', () => {
  expect(buildMenu({ categories: [node('b/x', 'b')] }).map(({ path }) => path)).toEqual(['b/x']);
});

test('a page is within a listing by whole steps of the path', () => {
  expect(isWithin('/obuv/botinki', 'obuv')).toBe(true);
  expect(isWithin('/obuv', 'obuv')).toBe(true);
  expect(isWithin('/obuvnoy', 'obuv')).toBe(false);
});
