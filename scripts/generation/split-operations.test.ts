import { expect, test } from 'vitest';
import { byOperation } from './split-operations.ts';

test('takes each operation out of a copy of its own, with what is made of it', () => {
  const door = `export {
  getCart,
  getGetCartQueryOptions,
  getAddToCartMutationOptions,
} from '@/generated/client/cart/cart';
export { isApiError } from './errors/api-error';`;
  expect(byOperation(door)).toBe(`export { getCart } from '@/generated/client/cart/cart?operation=getCart';
export { getGetCartQueryOptions } from '@/generated/client/cart/cart?operation=getCart';
export { getAddToCartMutationOptions } from '@/generated/client/cart/cart?operation=addToCart';
export { isApiError } from './errors/api-error';`);
});
