import { expect, test } from 'vitest';
import { ApiError, createQueryClient } from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { sessionQuery } from '@/shop/identity/session';
import { server } from '../../../tests/component-shop';
import { afterLostSession } from './after-lost-session';

const ANNA = { id: '1', firstName: 'Анна', email: 'anna@example.ru', phone: null };
const failed = (status: number) =>
  new ApiError({ kind: status === 401 ? 'auth' : 'server', status, requestId: 'request' });

function loaded(error: unknown, user: typeof ANNA | null = ANNA) {
  const queryClient = createQueryClient();
  setQuery(queryClient, sessionQuery, { user, identity: user ? 'user' : 'guest' });
  const location = { href: '/orders?page=2', pathname: '/orders' };
  return {
    state: { matches: [{ error: undefined }, { error }], location },
    options: { context: { queryClient } },
  };
}

function watchCalls(): string[] {
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  return calls;
}

test('if the API rejects a shopper’s session, the session is ended, and the shopper signs in again and returns', async () => {
  const calls = watchCalls();
  expect(await afterLostSession(loaded(failed(401)))).toBe(
    '/login?redirect=%2Forders%3Fpage%3D2&notice=ended',
  );
  expect(calls).toEqual(['POST /api/auth/logout', 'DELETE /api/_auth/session']);
});

test('if the API rejects a guest’s session, the page is loaded again without an identity', async () => {
  expect(await afterLostSession(loaded(failed(401), null))).toBe('/orders');
});

test('if a page failed for another reason, its error is shown', async () => {
  const calls = watchCalls();
  expect(await afterLostSession(loaded(failed(503)))).toBeUndefined();
  expect(await afterLostSession(loaded(new Error('401')))).toBeUndefined();
  expect(calls).toEqual([]);
});
