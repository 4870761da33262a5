import { expect, test } from '@playwright/test';
import { pageScripts } from './support/page-scripts.ts';

/**
 * The most kilobytes of scripts for each page, compressed with gzip. Browsers get brotli, which is an eighth
 * smaller. Lazily loaded scripts do not count.
 */
const MOST: Record<string, number> = {
  '/': 167,
  '/$': 177,
  '/search': 180,
  '/product/$productUrl': 194,
  '/cart': 180,
  '/checkout': 223,
};
/** The limit for all other pages: those of text and of the account, with forms or without. */
const MOST_OF_OTHERS = 207;

test('no page starts with more scripts than its budget allows', async () => {
  const sizes = await pageScripts();
  const tooLarge = [...sizes].filter(([path, size]) => size > (MOST[path] ?? MOST_OF_OTHERS));
  expect(tooLarge).toEqual([]);
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(Object.keys(MOST)));
});
