import { ACCESS_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { isIdentityCookie, readSetCookie } from './identity-cookies.ts';
import { codeForStatus } from './problem.ts';
import { UpstreamError } from './upstream.ts';

/** New tokens, or `rejected` if the refresh token is no longer valid. */
export type Renewal = { accessToken: string; setCookies: string[] } | 'rejected';

/** Sends POST /api/auth/refresh with this Cookie header. */
type SendRefresh = (cookieHeader: string) => Promise<Response>;

/**
 * Renews the tokens only once if several calls have the same refresh token at the same time, because the
 * backend treats a second use of a refresh token as theft.
 * @throws UpstreamError if the renewal failed; the tokens may still be valid then
 */
export function createRenewals(): (refreshToken: string, send: SendRefresh) => Promise<Renewal> {
  const underWay = new Map<string, Promise<Renewal>>();
  return (refreshToken, send) => {
    const known = underWay.get(refreshToken);
    if (known) return known;
    const renewal = renew(refreshToken, send).finally(() => underWay.delete(refreshToken));
    underWay.set(refreshToken, renewal);
    return renewal;
  };
}

async function renew(refreshToken: string, send: SendRefresh): Promise<Renewal> {
  const { status, headers } = await send(`${REFRESH_COOKIE}=${refreshToken}`);
  if (status === 401) return 'rejected';
  const setCookies = headers.getSetCookie().filter(isIdentityCookie);
  const accessToken = setCookies.map(readSetCookie).find((cookie) => cookie?.name === ACCESS_COOKIE)?.value;
  if (status < 300 && accessToken) return { accessToken, setCookies };
  const kind = codeForStatus(status) === 'UNAVAILABLE' ? 'unreachable' : 'unreadable';
  throw new UpstreamError(kind, `The tokens could not be renewed: status ${status}.`);
}
