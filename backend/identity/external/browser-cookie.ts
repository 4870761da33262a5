import { ATTEMPT_SECONDS, cookieLine, EXTERNAL_COOKIE } from '#shared/web/identity-cookies.ts';

/** The text of the Set-Cookie header that binds an attempt to the browser that began it. */
export const externalCookie = (secret: string): string =>
  cookieLine(EXTERNAL_COOKIE, secret, ATTEMPT_SECONDS);

/** The shop's secret from the request's cookies; null if none exists. */
export function browserSecretOf(cookies: Record<string, string>): string | null {
  const value = cookies[EXTERNAL_COOKIE] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}
