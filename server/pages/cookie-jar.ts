import {
  ACCESS_COOKIE,
  DEVICE_COOKIE,
  REFRESH_COOKIE,
  REGISTRATION_COOKIE,
} from '#shared/web/identity-cookies.ts';
import type { RequestContext } from '../../src/lib/page/request-context.ts';
import { readSetCookie, tokenOf } from '../gateway/identity-cookies.ts';

export type CookieJar = RequestContext['cookies'];

const NAMES: readonly string[] = [ACCESS_COOKIE, REFRESH_COOKIE, DEVICE_COOKIE, REGISTRATION_COOKIE];

/** The identity cookies of one shopper. They may be renewed while a page is rendered. */
export function shopperCookies(cookieHeader: string): CookieJar {
  const tokens = new Map<string, string>();
  const changes = new Map<string, string>();
  for (const name of NAMES) {
    const token = tokenOf(cookieHeader, name);
    if (token) tokens.set(name, token);
  }
  return {
    header: () => [...tokens].map(([name, token]) => `${name}=${token}`).join('; '),
    absorb(response) {
      for (const line of response.headers.getSetCookie()) {
        const cookie = readSetCookie(line);
        if (!cookie || !NAMES.includes(cookie.name)) continue;
        if (cookie.value) tokens.set(cookie.name, cookie.value);
        else tokens.delete(cookie.name);
        changes.set(cookie.name, line);
      }
    },
    setCookies: () => [...changes.values()],
  };
}

/** The cookie jar for public pages: it has no cookies and ignores new ones. */
export function noCookies(): CookieJar {
  return { header: () => '', absorb() {}, setCookies: () => [] };
}
