import { expect, test } from '@playwright/test';
import { pageScripts } from './support/page-scripts.ts';

/** Kilobytes of gzip; browsers get brotli, which is an eighth less. What a page has no need of at first comes later. */
const MOST: Record<string, number> = {
  '/': 165,
  '/$': 174,
  '/search': 176,
  '/product/$productUrl': 189,
  '/cart': 175,
  '/checkout': 216,
};
/** Pages of text and of the account, with forms or without. */
const MOST_OF_OTHERS = 202;

test('no page begins with more scripts than it may', async () => {
  const sizes = await pageScripts();
  const tooLarge = [...sizes].filter(([path, size]) => size > (MOST[path] ?? MOST_OF_OTHERS));
  expect(tooLarge).toEqual([]);
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(Object.keys(MOST)));
});
