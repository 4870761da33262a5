import { beforeEach, expect, test, vi } from 'vitest';
import { cartQuery } from '@/features/cart/state/cart-query';
import { createGuestIdentity, createQueryClient, login } from '@/lib/api';
import { failWith, server } from '../../../tests/component-shop';
import { loadCartPage } from './load-cart-page';

const SESSION = '/api/_auth/session';
const ACCOUNT = '/api/user-orchestration/v1/users/my-account';
const CART = '/api/cart-orchestration/v1/carts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function load() {
  const client = createQueryClient();
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname));
  await loadCartPage(client);
  server.events.removeAllListeners();
  return { paths, cart: client.getQueryData(cartQuery.queryKey) };
}

const signIn = () => login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });

test('for a signed-in shopper, the account is read before the cart (§4.1.2)', async () => {
  await signIn();
  expect((await load()).paths).toEqual([SESSION, ACCOUNT, CART]);
});

test('for a guest, no account is read', async () => {
  await createGuestIdentity();
  expect((await load()).paths).toEqual([SESSION, CART]);
});

test('if the account fails to load, the cart is still shown', async () => {
  await signIn();
  failWith('getMyAccount:500');
  expect((await load()).cart).toBeDefined();
});
