import { expect, test } from 'vitest';
import * as schemas from '../../src/generated/zod/zod.schemas.ts';
import { exampleOf } from '../contract.ts';
import { categories, goods, initialStock } from './goods.ts';

test('every good has a page that holds the contract', () => {
  for (const { product, card } of goods) {
    expect(schemas.Product.safeParse(product).error, product.productUrl).toBeUndefined();
    expect(product.breadcrumbs.length, card.productUrl).toBe(2);
  }
});

test('the menu counts the models that its listings hold', () => {
  for (const { path, kind, productCount } of categories.filter((category) => category.kind === 'category')) {
    const inside = goods.filter(({ categoryPath }) => `${categoryPath}/`.startsWith(`${path}/`));
    const models = new Set(inside.map(({ card }) => card.variantGroupId));
    expect(models.size, `${kind} ${path}`).toBe(productCount);
  }
});

test('every link to a colour leads to goods, and no article stands twice', () => {
  const addresses = new Set(goods.map(({ card }) => card.productUrl));
  for (const { card } of goods)
    for (const { productUrl } of card.colours) expect(addresses).toContain(productUrl);
  const articleIds = goods.flatMap(({ product }) => product.articles.map(({ articleId }) => articleId));
  expect(new Set(articleIds).size).toBe(articleIds.length);
  expect(Object.keys(initialStock).sort()).toEqual(articleIds.sort());
});

test('what the examples say of the coat is what the shop says', () => {
  const coat = exampleOf<{ productUrl: string }>('getProduct', 'coat');
  expect(goods.find(({ card }) => card.productUrl === coat.productUrl)?.product).toEqual(coat);
});
