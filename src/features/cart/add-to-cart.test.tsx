import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGuestIdentity, createQueryClient, getCart, getProduct } from '@/lib/api';
import { failWith } from '../../../tests/component-shop';
import { addToCart, DOUBLE_PRESS_MS } from './add-to-cart';

let sizes: string[];

beforeEach(async () => {
  await createGuestIdentity();
  const { articles } = await getProduct('palto-pryamogo-kroya-iz-shersti-bezhevyy');
  sizes = articles.filter(({ state }) => state === 'IN_STOCK').map(({ articleId }) => articleId);
});
afterEach(() => vi.restoreAllMocks());

const quantities = async () => (await getCart()).items.map(({ quantity }) => quantity);

test('a double click adds one piece, even if its first press was answered before the second', async () => {
  const client = createQueryClient();
  const [size = ''] = sizes;
  const first = await addToCart(client, size);
  expect(await addToCart(client, size)).toBe(first);
  expect(await quantities()).toEqual([1]);
});

test('two separate presses add two pieces', async () => {
  const client = createQueryClient();
  const [size = ''] = sizes;
  await addToCart(client, size);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + DOUBLE_PRESS_MS);
  await addToCart(client, size);
  expect(await quantities()).toEqual([2]);
});

test('right after one size, a press on another size adds that size as well', async () => {
  const client = createQueryClient();
  for (const size of sizes.slice(0, 2)) await addToCart(client, size);
  expect(await quantities()).toEqual([1, 1]);
});

test('if the shop refuses, both presses of a double click report the refusal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('applyCartActions:409');
  const client = createQueryClient();
  for (const press of [1, 2]) {
    await expect(addToCart(client, sizes[0] ?? ''), `press ${press}`).rejects.toMatchObject({ status: 409 });
  }
});
