import { expect, test } from 'vitest';
import { inMenuOrder, neighbours, type TreeNode, toBreadcrumbs, toCategory, wayTo } from './tree.ts';

function node(id: string, parentId: string | null, ordinal: number): TreeNode {
  const path = parentId ? `${parentId}/${id}` : id;
  return { id, parentId, path, name: id.toUpperCase(), kind: 'category', ordinal, isInMenu: true };
}
const women = node('women', null, 1);
const men = node('men', null, 2);
const coats = node('coats', 'women', 2);
const dresses = node('dresses', 'women', 1);
const parkas = node('parkas', 'coats', 1);
const all = [parkas, coats, men, dresses, women];

const ids = (nodes: TreeNode[]) => nodes.map(({ id }) => id);

test('in menu order, parents come before their children, and siblings are sorted by their ordinals', () => {
  expect(ids(inMenuOrder(all))).toEqual(['women', 'dresses', 'coats', 'parkas', 'men']);
});

test('wayTo returns all categories from the department down to the given category', () => {
  expect(toBreadcrumbs(wayTo(all, parkas))).toEqual([
    { name: 'WOMEN', path: 'women' },
    { name: 'COATS', path: 'women/coats' },
    { name: 'PARKAS', path: 'coats/parkas' },
  ]);
  expect(ids(wayTo(all, men))).toEqual(['men']);
});

test('neighbours returns the children of a node or, if it has no children, its siblings', () => {
  expect(ids(neighbours(all, women))).toEqual(['dresses', 'coats']);
  expect(ids(neighbours(all, dresses))).toEqual(['dresses', 'coats']);
  expect(ids(neighbours(all, men))).toEqual(['women', 'men']);
});

test('collections and parts of the sale are not neighbours of listings in the menu', () => {
  const office = { ...node('office', null, 9), kind: 'collection' as const, isInMenu: false };
  const hidden = { ...node('hidden', null, 9), isInMenu: false };
  const sale = { ...node('sale', null, 3), kind: 'sale' as const };
  const forWomen = { ...node('for-women', 'sale', 1), kind: 'sale' as const, isInMenu: false };
  const forMen = { ...node('for-men', 'sale', 2), kind: 'sale' as const, isInMenu: false };
  const whole = [...all, office, hidden, sale, forMen, forWomen];
  expect(ids(neighbours(whole, men))).toEqual(['women', 'men', 'sale']);
  expect(ids(neighbours(whole, office))).toEqual([]);
  expect(ids(neighbours(whole, hidden))).toEqual(['hidden']);
  expect(ids(neighbours(whole, sale))).toEqual(['for-women', 'for-men']);
  expect(ids(neighbours(whole, forMen))).toEqual(['for-women', 'for-men']);
});

test('a category in the form of the contract contains the path of its parent', () => {
  const counts = new Map([['coats', 7]]);
  expect(toCategory(all, coats, counts)).toEqual({
    path: 'women/coats',
    parentPath: 'women',
    name: 'COATS',
    kind: 'category',
    productCount: 7,
  });
  expect(toCategory(all, men, counts)).toMatchObject({ parentPath: null, productCount: 0 });
});
