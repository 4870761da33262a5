import { ATTEMPT_SECONDS, cookieLine, EXTERNAL_COOKIE } from '#shared/web/identity-cookies.ts';

/** Value of the Set-Cookie header that ties an attempt to the browser that began it. */
export const externalCookie = (secret: string): string =>
  cookieLine(EXTERNAL_COOKIE, secret, ATTEMPT_SECONDS);

/**
 * Reads the secret from the cookie of external sign-in. Null if the cookie is missing or was not issued by
 * the shop.
 */
export function browserSecretOf(cookies: Record<string, string>): string | null {
  const value = cookies[EXTERNAL_COOKIE] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}
