import { ACCESS_COOKIE, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { isIdentityCookie, readSetCookie } from './identity-cookies.ts';
import { codeForStatus } from './problem.ts';
import { UpstreamError } from './upstream.ts';

/** The new tokens. `rejected` means that the refresh token is no longer valid. */
export type Renewal = { accessToken: string; setCookies: string[] } | 'rejected';

/** Sends POST /api/auth/refresh with the given Cookie header. */
type SendRefresh = (cookieHeader: string) => Promise<Response>;

/**
 * Makes a function that renews tokens. Simultaneous calls with the same refresh token share one renewal,
 * because the backend takes a second use of the token for theft.
 * @throws UpstreamError if the renewal failed; the tokens may still be valid
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
