import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, fetchSession, login } from '@/lib/api';
import { ensureIdentity, ensureSession, knownSession, NO_SESSION } from '@/shop/identity/session';
import { failWith, server } from '../../../tests/component-shop';
import { dropSignOut, finishSignOut, sendSignOut } from './sign-out';

const ANNA = { login: 'anna@example.ru', password: 'lipovyy-chay-1986' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Lets all requests fail until the returned function is called. */
function goOffline() {
  server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
  return () => server.resetHandlers();
}

test('after a sign-out that the server has answered, nothing is pending', async () => {
  await login(ANNA);
  await sendSignOut();
  expect((await fetchSession())?.user).toBeNull();
  const requests = vi.fn();
  server.events.on('request:start', requests);
  expect(await finishSignOut()).toBe(true);
  expect(requests).not.toHaveBeenCalled();
});

test('signing out revokes the tokens first, then ends the session (§4.2.6)', async () => {
  await login(ANNA);
  const calls: string[] = [];
  server.events.on(
    'request:start',
    ({ request }) => void calls.push(`${request.method} ${new URL(request.url).pathname}`),
  );
  await sendSignOut();
  expect(calls).toEqual(['POST /api/auth/logout', 'DELETE /api/_auth/session']);
});

test('if the tokens were revoked but ending the session failed, the sign-out stays pending', async () => {
  server.use(http.delete('*/api/_auth/session', () => HttpResponse.error()));
  await sendSignOut();
  expect(await finishSignOut()).toBe(false);
  server.resetHandlers();
  expect(await finishSignOut()).toBe(true);
});

test('an error response completes the sign-out as well, because the web server has deleted the cookies', async () => {
  failWith('logout:503');
  await sendSignOut();
  expect(await finishSignOut()).toBe(true);
});

test('without a network the shopper is signed out in this browser, and the server is notified later (§4.2.6)', async () => {
  await login(ANNA);
  const comeBack = goOffline();
  await sendSignOut();
  const client = createQueryClient();
  expect(await ensureSession(client)).toEqual(NO_SESSION);

  comeBack();
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname));
  await ensureIdentity(client);
  expect(paths).toEqual(['/api/auth/logout', '/api/_auth/session', '/api/auth/guest']);
  expect(knownSession(client)).toEqual({ user: null, identity: 'guest' });
});

test('a new sign-in is not undone by an earlier sign-out that is still pending', async () => {
  goOffline();
  await sendSignOut();
  await login(ANNA);
  dropSignOut();
  expect((await ensureSession(createQueryClient())).user?.firstName).toBe('Анна');
});
