import { type Operation, operations } from '#contract/operations.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { cookieReadBy, EXPIRED_COOKIES, tokenOf } from './identity-cookies.ts';
import { takesBearer } from './operations.ts';
import { createRenewals } from './renewal.ts';
import type { Send } from './timeout.ts';
import type { ApiCall, Sender } from './upstream.ts';

/** An answer, and Set-Cookie lines that the web tier adds to it. */
export type Identified = { response: Response; setCookies: readonly string[] };

export type Shopper = Sender & { cookieHeader: string };

/** Sends calls in the name of the shopper: the access cookie becomes the bearer token of the call. */
export function createIdentifiedSend(send: Send, { site, siteId }: { site: string; siteId: string }) {
  const renew = createRenewals();

  /** Reads the session; a token that has ended is renewed on the way, one that cannot be renewed is forgotten. */
  async function readSession(call: ApiCall, shopper: Shopper): Promise<Identified> {
    const { cookieHeader } = shopper;
    const accessToken = tokenOf(cookieHeader, ACCESS_COOKIE);
    const refreshToken = tokenOf(cookieHeader, REFRESH_COOKIE);
    if (accessToken || !refreshToken) {
      const response = await send(withBearer(call, accessToken), shopper);
      if (response.status !== 401 || !accessToken) return { response, setCookies: [] };
    }
    if (refreshToken) {
      const renewal = await renew(refreshToken, (cookie) => send(refreshCall(call, cookie), shopper));
      if (renewal !== 'rejected')
        return {
          response: await send(withBearer(call, renewal.accessToken), shopper),
          setCookies: renewal.setCookies,
        };
    }
    return { response: await send(call, shopper), setCookies: EXPIRED_COOKIES };
  }

  /** Makes a guest. A guest who comes back with an expired token is renewed, not replaced: the old cart is kept. */
  async function becomeGuest(call: ApiCall, shopper: Shopper): Promise<Identified> {
    const { cookieHeader } = shopper;
    const refreshToken = tokenOf(cookieHeader, REFRESH_COOKIE);
    const renewal = refreshToken
      ? await renew(refreshToken, (cookie) => send(refreshCall(call, cookie), shopper))
      : 'rejected';
    if (renewal === 'rejected') return { response: await send(call, shopper), setCookies: [] };
    const response = await send(withBearer(call, renewal.accessToken), shopper);
    return { response, setCookies: renewal.setCookies };
  }

  /** A call of the web tier's own: what the shopper's call says wrong must not fail it. */
  function refreshCall({ headers: given }: ApiCall, cookie: string): ApiCall {
    const own = { cookie, 'x-requested-from': 'server', 'x-site-id': siteId };
    const headers = new Headers(own);
    for (const name of ['x-request-id', 'user-agent', 'accept-language']) {
      const value = given.get(name);
      if (value !== null) headers.set(name, value);
    }
    return { method: 'POST', path: `${operations.refreshTokens.path}?site=${site}`, headers };
  }

  return async (call: ApiCall, operation: Operation | undefined, shopper: Shopper): Promise<Identified> => {
    if (operation?.id === 'getSession' && call.method === 'GET') return readSession(call, shopper);
    if (operation?.id === 'createGuestIdentity') return becomeGuest(call, shopper);
    const accessToken = takesBearer(operation) ? tokenOf(shopper.cookieHeader, ACCESS_COOKIE) : undefined;
    const identified = withBearer(call, accessToken);
    const name = cookieReadBy(operation);
    const value = name && tokenOf(shopper.cookieHeader, name);
    if (value) identified.headers.set('cookie', `${name}=${value}`);
    return { response: await send(identified, shopper), setCookies: [] };
  };
}

function withBearer(call: ApiCall, accessToken: string | undefined): ApiCall {
  if (!accessToken) return call;
  const headers = new Headers(call.headers);
  headers.set('authorization', `Bearer ${accessToken}`);
  return { ...call, headers };
}
