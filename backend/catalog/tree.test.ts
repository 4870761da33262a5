import { expect, test } from 'vitest';
import { type CountedNode, inMenuOrder, neighbours, toBreadcrumbs, toCategory, wayTo } from './tree.ts';

function node(id: string, parentId: string | null, ordinal: number): CountedNode {
  const path = parentId ? `${parentId}/${id}` : id;
  return { id, parentId, path, name: id.toUpperCase(), kind: 'category', ordinal, productCount: ordinal };
}
const women = node('women', null, 1);
const men = node('men', null, 2);
const coats = node('coats', 'women', 2);
const dresses = node('dresses', 'women', 1);
const parkas = node('parkas', 'coats', 1);
const all = [parkas, coats, men, dresses, women];

const ids = (nodes: CountedNode[]) => nodes.map(({ id }) => id);

test('puts parents before children and brothers in their order', () => {
  expect(ids(inMenuOrder(all))).toEqual(['women', 'dresses', 'coats', 'parkas', 'men']);
});

test('leads from the department to the node', () => {
  expect(toBreadcrumbs(wayTo(all, parkas))).toEqual([
    { name: 'WOMEN', path: 'women' },
    { name: 'COATS', path: 'women/coats' },
    { name: 'PARKAS', path: 'coats/parkas' },
  ]);
  expect(ids(wayTo(all, men))).toEqual(['men']);
});

test('offers what is inside, or what is beside a leaf', () => {
  expect(ids(neighbours(all, women))).toEqual(['dresses', 'coats']);
  expect(ids(neighbours(all, dresses))).toEqual(['dresses', 'coats']);
  expect(ids(neighbours(all, men))).toEqual(['women', 'men']);
});

test('names the parent by its path', () => {
  expect(toCategory(all, coats)).toEqual({
    path: 'women/coats',
    parentPath: 'women',
    name: 'COATS',
    kind: 'category',
    productCount: 2,
  });
  expect(toCategory(all, men).parentPath).toBeNull();
});
