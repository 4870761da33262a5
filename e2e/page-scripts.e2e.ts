import { expect, test } from '@playwright/test';
import { pageScripts } from './support/page-scripts.ts';

/** Kilobytes of gzip; browsers get brotli, which is an eighth smaller. Lazily loaded scripts are not counted. */
const MOST: Record<string, number> = {
  '/': 167,
  '/$': 177,
  '/search': 180,
  '/product/$productUrl': 194,
  '/cart': 180,
  '/checkout': 223,
};
/** Limits for pages of text and of the account, with forms or without. */
const MOST_OF_OTHERS = 207;

test('no page starts with more script than its budget', async () => {
  const sizes = await pageScripts();
  const tooLarge = [...sizes].filter(([path, size]) => size > (MOST[path] ?? MOST_OF_OTHERS));
  expect(tooLarge).toEqual([]);
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(Object.keys(MOST)));
});
