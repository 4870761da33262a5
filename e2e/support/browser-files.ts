import type { BrowserContext } from '@playwright/test';
import { THIRD_PARTIES } from '../../shared/third-parties/third-parties.ts';
import {
  COOKIES,
  LOCAL_KEYS,
  OPERATOR_COOKIES,
  OPERATOR_KEYS,
  SESSION_KEYS,
} from '../../shared/web/browser-files.ts';

const THIRD = Object.values(THIRD_PARTIES).flatMap(({ files }) => files.map(({ name }) => name));
const KNOWN = [COOKIES, OPERATOR_COOKIES, OPERATOR_KEYS, LOCAL_KEYS, SESSION_KEYS].flatMap(
  (names): string[] => Object.values(names),
);

/**
 * Matches cookies of the local sign-in provider. The browser also sends them to the shop, because cookies are
 * not separated by port.
 */
const OF_PROVIDER = /^_(interaction|session)(_resume)?(\.legacy)?(\.sig)?$/;

/**
 * Returns the names of cookies and storage entries in the browser that are listed neither in the shop's
 * registry nor for third parties.
 */
export async function unknownFiles(context: BrowserContext): Promise<string[]> {
  const { cookies, origins } = await context.storageState();
  const names = [
    ...cookies.map(({ name }) => name),
    ...origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name)),
    ...(await sessionKeys(context)),
  ];
  return names.filter(
    (name) =>
      !THIRD.includes(name) &&
      !OF_PROVIDER.test(name) &&
      !KNOWN.some((known) => name === known || (known.endsWith(':') && name.startsWith(known))),
  );
}

async function sessionKeys(context: BrowserContext): Promise<string[]> {
  const keys = context.pages().map(async (page) => {
    // A blank page has no storage to read.
    if (!page.url().startsWith('http')) return [];
    return page.evaluate(() => {
      try {
        return Object.keys(sessionStorage);
      } catch {
        // In some tests the page may not use storage; reading it then throws.
        return [];
      }
    });
  });
  return (await Promise.all(keys)).flat();
}
