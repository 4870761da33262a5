import { expect, test, vi } from 'vitest';
import { accountQuery } from '@/features/account/account-query';
import { cartQuery } from '@/features/cart/cart-store';
import { wishlistQuery } from '@/features/wishlist/wishlist-store';
import { createGuestIdentity, createQueryClient, login } from '@/lib/api';
import { NO_SESSION, sessionQuery } from '@/lib/session';
import { failWith, server } from '../../../tests/component-shop';
import { forgetPersonal, reloadPersonal, startUp } from './personal';

const SESSION = '/api/_auth/session';
const ACCOUNT = '/api/user-orchestration/v1/users/my-account';
const CART = '/api/cart-orchestration/v1/carts';
const WISHLIST = '/api/wishlist-orchestration/v2/wishlists/my/variant-groups';

/** Paths of the calls that are made from now on. */
function calls(): string[] {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname));
  return paths;
}

test('nobody makes no personal calls', async () => {
  const made = calls();
  await startUp(createQueryClient());
  expect(made).toEqual([SESSION]);
});

test('a guest reads cart and wishlist', async () => {
  await createGuestIdentity();
  const made = calls();
  await startUp(createQueryClient());
  expect(made).toEqual([SESSION, CART, WISHLIST]);
});

test('the signed in read the account, then the cart, then the wishlist', async () => {
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  const made = calls();
  await startUp(createQueryClient());
  expect(made).toEqual([SESSION, ACCOUNT, CART, WISHLIST]);
});

test('a call that fails does not keep the next from being made', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await createGuestIdentity();
  failWith('getCart:500');
  const queryClient = createQueryClient();
  await startUp(queryClient);
  expect(queryClient.getQueryData(wishlistQuery.queryKey)).toEqual([]);
});

test('a page that comes back reads everything again', async () => {
  const queryClient = createQueryClient();
  await startUp(queryClient);
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  await reloadPersonal(queryClient);
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.user?.firstName).toBe('Анна');
  const made = calls();
  await reloadPersonal(queryClient);
  expect(made).toEqual([SESSION, ACCOUNT, CART, WISHLIST]);
});

test('session, profile, cart and wishlist are forgotten together', async () => {
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  const queryClient = createQueryClient();
  await startUp(queryClient);
  forgetPersonal(queryClient);
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(NO_SESSION);
  for (const { queryKey } of [accountQuery, cartQuery, wishlistQuery]) {
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  }
});
