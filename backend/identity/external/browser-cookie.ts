/** Ties attempts to the browser they began in: an address with the code of another person does nothing there. */
export const EXTERNAL_COOKIE = '__Host-vitrina-external';

/** Seconds that an attempt lives, and its cookie with it. */
export const ATTEMPT_LIFE_S = 600;

/** The text of the Set-Cookie header. Lax, because the provider sends the shopper back from another site. */
export const externalCookie = (secret: string): string =>
  `${EXTERNAL_COOKIE}=${secret}; Max-Age=${ATTEMPT_LIFE_S}; Path=/; HttpOnly; Secure; SameSite=Lax`;

/** A secret of ours as it came back; null when there is none. */
export function browserSecretOf(cookies: Record<string, string>): string | null {
  const value = cookies[EXTERNAL_COOKIE] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}
