import { CLEARED_AT_SIGN_OUT, REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { expiredCookies } from '../tokens/cookies.ts';
import { revokeTokens } from '../tokens/tokens.ts';

/**
 * Signs out: revokes all tokens of this sign-in and deletes the token cookies. It also works if the tokens
 * are invalid or missing.
 */
export async function logout(call: {
  bearer: string | null;
  cookies: Record<string, string>;
  deps: IdentityDeps;
  setCookie: (cookie: string) => void;
  headers: Headers;
}): Promise<void> {
  const { bearer, cookies, deps, setCookie, headers } = call;
  headers.set('clear-site-data', CLEARED_AT_SIGN_OUT);
  // The cookies are deleted first, so that the browser loses its tokens even if the database is down.
  expiredCookies().forEach(setCookie);
  await revokeTokens(deps.db, { access: bearer, refresh: cookies[REFRESH_COOKIE] ?? null }, deps.clock());
}
