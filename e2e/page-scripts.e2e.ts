import { expect, test } from '@playwright/test';
import { pageScripts } from './support/page-scripts.ts';

/**
 * Upper limit for the scripts that each page starts with, in kilobytes after gzip. (Browsers get them
 * compressed with brotli, an eighth smaller.) Scripts loaded on demand are not counted.
 */
const MOST: Record<string, number> = {
  '/': 167,
  '/$': 177,
  '/search': 180,
  '/product/$productUrl': 194,
  '/cart': 180,
  '/checkout': 223,
};
/** The same limit for every other page: text pages, and pages of the account with and without forms. */
const MOST_OF_OTHERS = 207;

test("the scripts with which a page starts do not exceed the page's budget in kilobytes", async () => {
  const sizes = await pageScripts();
  const tooLarge = [...sizes].filter(([path, size]) => size > (MOST[path] ?? MOST_OF_OTHERS));
  expect(tooLarge).toEqual([]);
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(Object.keys(MOST)));
});
