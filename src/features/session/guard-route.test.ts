import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import type { GuardName } from '@/shop/identity/guards';
import { sessionQuery } from '@/shop/identity/session';
import { guardRoute } from './guard-route';

const ANNA = {
  user: { id: '1', firstName: 'Анна', email: 'anna@example.ru', phone: null },
  identity: 'user' as const,
};

afterEach(() => vi.restoreAllMocks());

async function redirectOf(name: GuardName, href: string, signedIn: boolean): Promise<string | undefined> {
  const client = createQueryClient();
  setQuery(client, sessionQuery, signedIn ? ANNA : { user: null, identity: 'guest' });
  try {
    await guardRoute(name)({ context: { queryClient: client }, location: { href } });
    return undefined;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    expect(error.status).toBe(302);
    return error.options.href;
  }
}

test.each([
  ['auth', '/orders?page=2', false, '/login?redirect=%2Forders%3Fpage%3D2'],
  ['auth', '/editpreferences', true, undefined],
  ['anonymous', '/login?redirect=%2Fcart', true, '/myprofile'],
  ['anonymous', '/register', false, undefined],
] as const)(
  'the guard %s at %s lets the shopper pass or redirects; signed in: %s, redirect: %s (§2.1.3, §2.1.7, §5.1.1, §6.1.2)',
  async (name, href, signedIn, elsewhere) => {
    expect(await redirectOf(name, href, signedIn)).toBe(elsewhere);
  },
);

test('guarding a route with an unknown guard throws an error (§8.2)', async () => {
  await expect(redirectOf('admin' as GuardName, '/orders', true)).rejects.toThrow(
    'Unknown route guard: admin',
  );
});

test('if the session is in the cache, guarding a route does not read it again', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  await redirectOf('auth', '/myprofile', true);
  expect(fetch).not.toHaveBeenCalled();
});
