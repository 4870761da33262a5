import { expect, test, vi } from 'vitest';
import { accountReading } from '@/features/account/account-reading';
import { cartStore } from '@/features/cart/cart-store';
import { wishlistStore } from '@/features/wishlist/wishlist-store';
import { createGuestIdentity, login } from '@/lib/api';
import { NO_SESSION, sessionReading } from '@/lib/session';
import { createVisit } from '@/lib/visit';
import { failWith, server } from '../../../tests/component-shop';
import { forgetPersonal, hydratePersonal, personalOf, reloadPersonal, startUp } from './personal';

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
  await startUp(createVisit());
  expect(made).toEqual([SESSION]);
});

test('a guest reads cart and wishlist', async () => {
  await createGuestIdentity();
  const made = calls();
  await startUp(createVisit());
  expect(made).toEqual([SESSION, CART, WISHLIST]);
});

test('the signed in read the account, then the cart, then the wishlist', async () => {
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  const made = calls();
  await startUp(createVisit());
  expect(made).toEqual([SESSION, ACCOUNT, CART, WISHLIST]);
});

test('a call that fails does not keep the next from being made', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await createGuestIdentity();
  failWith('getCart:500');
  const visit = createVisit();
  await startUp(visit);
  expect(wishlistStore(visit).items.get()).toEqual([]);
});

test('a page that comes back reads everything again', async () => {
  const visit = createVisit();
  await startUp(visit);
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  await reloadPersonal(visit);
  expect(sessionReading(visit).get()?.user?.firstName).toBe('Анна');
  const made = calls();
  await reloadPersonal(visit);
  expect(made).toEqual([SESSION, ACCOUNT, CART, WISHLIST]);
});

test('session, profile, cart and wishlist are forgotten together', async () => {
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  const visit = createVisit();
  await startUp(visit);
  forgetPersonal(visit);
  expect(sessionReading(visit).get()).toEqual(NO_SESSION);
  for (const store of [accountReading(visit), cartStore(visit).cart, wishlistStore(visit).items]) {
    expect(store.get()).toBeUndefined();
  }
});

test('what a private page has read travels with it and is not asked for again', async () => {
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  const rendered = createVisit();
  await startUp(rendered);
  const visit = createVisit();
  hydratePersonal(visit, JSON.parse(JSON.stringify(personalOf(rendered))));
  const made = calls();
  await startUp(visit);
  expect(made).toEqual([WISHLIST]);
  expect(cartStore(visit).cart.get()).toEqual(cartStore(rendered).cart.get());
  expect(accountReading(visit).get()?.firstName).toBe('Анна');
});

test('a visit that has read nothing has nothing to send along', () => {
  expect(Object.values(personalOf(createVisit())).filter((value) => value !== undefined)).toEqual([]);
});
