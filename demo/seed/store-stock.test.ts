import { expect, test } from 'vitest';
import { allModels } from '../models/all-models.ts';
import { createDemoCatalog } from './catalog.ts';
import { storeStockOf } from './store-stock.ts';
import { stores } from './stores.ts';

const { groups } = createDemoCatalog({
  silhouettes: new Set(allModels.map(({ silhouette }) => silhouette)),
  pictureVersion: '0',
});
const rows = storeStockOf(groups, stores);
const articles = groups.flatMap((group) =>
  group.variants.flatMap((variant) => variant.articles.map((article) => ({ ...article, group }))),
);

test('all stores together never have more pieces of an article than the shop has in stock', () => {
  const inStores = new Map<string, number>();
  for (const { articleId, quantity } of rows)
    inStores.set(articleId, (inStores.get(articleId) ?? 0) + quantity);
  expect(rows.every(({ quantity }) => quantity > 0)).toBe(true);
  expect(articles.filter(({ id, stock }) => (inStores.get(id) ?? 0) > stock)).toEqual([]);
});

test('no two stores have the same goods', () => {
  const inStock = articles.filter(({ stock }) => stock > 0).length;
  const assortments = stores.map(({ code }) => {
    const own = rows.filter(({ storeCode }) => storeCode === code).map(({ articleId }) => articleId);
    expect(own.length / inStock, code).toBeGreaterThan(0.05);
    expect(own.length / inStock, code).toBeLessThan(0.4);
    expect(new Set(own).size, code).toBe(own.length);
    return own.join();
  });
  expect(new Set(assortments).size).toBe(stores.length);
});

test('only stores with a children’s department have goods for children', () => {
  const withChildren = stores.filter(({ services }) => services.includes('Детский отдел'));
  const forChildren = new Set(
    articles.filter(({ group }) => group.categoryPaths[0]?.startsWith('detyam')).map(({ id }) => id),
  );
  const found = new Set(
    rows.filter(({ articleId }) => forChildren.has(articleId)).map((row) => row.storeCode),
  );
  expect(found).toEqual(new Set(withChildren.map(({ code }) => code)));
});

test('storeStockOf always returns the same stock for the same goods', () => {
  expect(storeStockOf(groups, stores)).toEqual(rows);
});
