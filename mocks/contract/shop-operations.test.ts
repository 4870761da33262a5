import { expect, test } from 'vitest';
import { createMockShop } from '../shop/shop.ts';
import type { ShopOperations } from './shop-operations.ts';

// These tests run in `npm run typecheck`: `@ts-expect-error` is itself a compile error if the line below it
// has none.

const { operations } = createMockShop();

test('a mock shop does not compile if it lacks an operation', () => {
  const { applyCartActions: _, ...others } = operations;
  // @ts-expect-error Property 'applyCartActions' is missing
  const shop: ShopOperations = others;
  expect(shop).not.toHaveProperty('applyCartActions');
});

test('a mock shop does not compile if it has an operation that is not in the contract', () => {
  // @ts-expect-error 'applyCart' does not exist
  const shop: ShopOperations = { ...operations, applyCart: () => {} };
  expect(shop).toHaveProperty('applyCart');
});

test('a mock shop does not compile if an answer differs from the documented one', () => {
  // @ts-expect-error no such status
  const getHealth: ShopOperations['getHealth'] = () => ({ status: 'sick', database: 'pglite' });
  expect(getHealth).toBeTypeOf('function');
});
