import { type Operation, operations } from '#contract/operations.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { cookieReadBy, EXPIRED_COOKIES, tokenOf } from './identity-cookies.ts';
import { takesBearer } from './operations.ts';
import { createRenewals } from './renewal.ts';
import type { Send } from './timeout.ts';
import type { ApiCall, Sender } from './upstream.ts';

/** A response, and the Set-Cookie headers that the gateway must add to it. */
export type Identified = { response: Response; setCookies: readonly string[] };

export type Shopper = Sender & { cookieHeader: string };

/**
 * Makes a function that sends calls to the API on behalf of a shopper. The access cookie becomes a bearer
 * token.
 */
export function createIdentifiedSend(send: Send, { site, siteId }: { site: string; siteId: string }) {
  const renew = createRenewals();

  /**
   * Reads the session. An expired access token is renewed first. If that is refused, the cookies are deleted.
   */
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

  /**
   * Creates a guest. If the caller is a guest whose access token has expired, renews the token instead, so
   * that the guest keeps the cart.
   */
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

  /**
   * Builds the call that renews the tokens. It has its own headers, so that invalid headers of the shopper's
   * call cannot break it.
   */
  function refreshCall({ headers: given }: ApiCall, cookie: string): ApiCall {
    const own = { cookie, 'x-requested-from': 'server', 'x-site-id': siteId };
    const headers = new Headers(own);
    for (const name of ['x-request-id', 'user-agent', 'accept-language']) {
      const value = given.get(name);
      if (value !== null) headers.set(name, value);
    }
    return { method: 'POST', path: `${operations.refreshTokens.path}?site=${site}`, headers };
  }

  return async (call: ApiCall, operation: Operation, shopper: Shopper): Promise<Identified> => {
    if (operation.id === 'getSession' && call.method === 'GET') return readSession(call, shopper);
    if (operation.id === 'createGuestIdentity') return becomeGuest(call, shopper);
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
