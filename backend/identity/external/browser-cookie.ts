import { ATTEMPT_SECONDS, cookieLine, EXTERNAL_COOKIE } from '#shared/web/identity-cookies.ts';

/** The text of the Set-Cookie header that ties an attempt to the browser it began in. */
export const externalCookie = (secret: string): string =>
  cookieLine(EXTERNAL_COOKIE, secret, ATTEMPT_SECONDS);

/** A secret of ours as it came back; null when there is none. */
export function browserSecretOf(cookies: Record<string, string>): string | null {
  const value = cookies[EXTERNAL_COOKIE] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}
