import { expect, test } from '@playwright/test';
import { pageScripts } from './support/page-scripts.ts';

/**
 * Budget for the scripts of each page in kilobytes, compressed with gzip. Browsers get brotli, which is an
 * eighth smaller. Scripts that are loaded later, on demand, do not count.
 */
const MOST: Record<string, number> = {
  '/': 167,
  '/$': 177,
  '/search': 180,
  '/product/$productUrl': 194,
  '/cart': 180,
  '/checkout': 223,
};
/** Budget for every other page: text pages, and pages of the account, with or without forms. */
const MOST_OF_OTHERS = 207;

test('the scripts that a page starts with do not exceed its budget', async () => {
  const sizes = await pageScripts();
  const tooLarge = [...sizes].filter(([path, size]) => size > (MOST[path] ?? MOST_OF_OTHERS));
  expect(tooLarge).toEqual([]);
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(Object.keys(MOST)));
});
