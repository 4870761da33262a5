import { expect, test } from 'vitest';
import { byOperation } from './split-operations.ts';

test('byOperation exports each operation and its generated functions from a separate copy of the generated file', () => {
  const file = `export const getCart = async () => {};
export const getGetCartQueryOptions = () => {};
export type GetCartQueryResult = string;
export function useGetCart(a: string);
export function useGetCart(a: number);
export const getCartItems = async () => {};
export const addToCart = async () => {};
export const getAddToCartMutationOptions = () => {};`;
  const door = `export * from '@/generated/client/cart/cart';
export type * from '@/generated/client/client.schemas';
export { isApiError } from './errors/api-error';`;
  expect(byOperation(door, (name) => (name === 'generated/client/cart/cart' ? file : ''))).toBe(
    `export { getCart } from '@/generated/client/cart/cart?operation=getCart';
export { getGetCartQueryOptions } from '@/generated/client/cart/cart?operation=getCart';
export { useGetCart } from '@/generated/client/cart/cart?operation=getCart';
export { getCartItems } from '@/generated/client/cart/cart?operation=getCartItems';
export { addToCart } from '@/generated/client/cart/cart?operation=addToCart';
export { getAddToCartMutationOptions } from '@/generated/client/cart/cart?operation=addToCart';
export type * from '@/generated/client/client.schemas';
export { isApiError } from './errors/api-error';`,
  );
});
