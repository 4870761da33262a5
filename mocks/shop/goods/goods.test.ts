import { expect, test } from 'vitest';
import type { Product } from '#contract/client/client.schemas.ts';
import * as schemas from '#contract/zod/zod.schemas.ts';
import { attributeIds, facetsById } from '#shared/goods/facets.ts';
import { exampleOf } from '../../contract/contract.ts';
import { goodsOf, listings } from './campaigns.ts';
import { categories, goods, initialStock } from './goods.ts';

test('every product of the mock shop has a page that fits the contract', () => {
  for (const { product, card } of goods) {
    expect(schemas.Product.safeParse(product).error, product.productUrl).toBeUndefined();
    expect(product.breadcrumbs.length, card.productUrl).toBe(2);
  }
});

test('the menu shows the number of models in each listing', () => {
  for (const { path, productCount } of categories) {
    const listing = listings.find((candidate) => candidate.path === path);
    const models = new Set(listing && goodsOf(listing).map(({ card }) => card.variantGroupId));
    expect(models.size, path).toBe(productCount);
  }
});

test('every colour link leads to a product, and each article occurs only once', () => {
  const addresses = new Set(goods.map(({ card }) => card.productUrl));
  for (const { card } of goods)
    for (const { productUrl } of card.colours) expect(addresses).toContain(productUrl);
  const articleIds = goods.flatMap(({ product }) => product.articles.map(({ articleId }) => articleId));
  expect(new Set(articleIds).size).toBe(articleIds.length);
  expect(Object.keys(initialStock).sort()).toEqual(articleIds.sort());
});

test('the coat in the mock shop has the same data as in the examples', () => {
  const coat = exampleOf<Product>('getProduct', 'coat');
  const found = goods.find(({ card }) => card.productUrl === coat.productUrl);
  expect(found?.product).toEqual(coat);
  const { composition, brandLine, attributes } = found?.facts ?? {};
  expect(coat).toMatchObject({ composition, brandLine });
  for (const id of attributeIds)
    expect(coat.attributes.find(({ name }) => name === facetsById[id].title)?.value, id).toBe(
      attributes?.[id],
    );
});
