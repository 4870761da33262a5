import { ATTEMPT_SECONDS, cookieLine, EXTERNAL_COOKIE } from '#shared/web/identity-cookies.ts';

/** The value of the Set-Cookie header that binds an attempt to the browser that began it. */
export const externalCookie = (secret: string): string =>
  cookieLine(EXTERNAL_COOKIE, secret, ATTEMPT_SECONDS);

/**
 * The secret in the cookie of external sign-in; null if the cookie is missing or was not issued by the shop.
 */
export function browserSecretOf(cookies: Record<string, string>): string | null {
  const value = cookies[EXTERNAL_COOKIE] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}
