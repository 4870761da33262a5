import type { BrowserContext } from '@playwright/test';
import { THIRD_PARTIES } from '../../shared/third-parties/third-parties.ts';
import { COOKIES, LOCAL_KEYS, OPERATOR_COOKIES, SESSION_KEYS } from '../../shared/web/browser-files.ts';

const THIRD = Object.values(THIRD_PARTIES).flatMap(({ files }) => files.map(({ name }) => name));
const KNOWN = [COOKIES, OPERATOR_COOKIES, LOCAL_KEYS, SESSION_KEYS].flatMap((names): string[] =>
  Object.values(names),
);

/** Cookies know no ports: those of the sign-in provider, another program of this machine, lie with those of the shop. */
const OF_PROVIDER = /^_(interaction|session)(_resume)?(\.legacy)?(\.sig)?$/;

/** What a browser keeps after a test that is neither in the registry of the shop nor of a third party. */
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
    // A page without an address has no storage.
    if (!page.url().startsWith('http')) return [];
    return page.evaluate(() => Object.keys(sessionStorage));
  });
  return (await Promise.all(keys)).flat();
}
