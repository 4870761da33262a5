import { expect, test } from '@playwright/test';
import { pageScripts } from './support/page-scripts.ts';

/** Kilobytes of gzip; browsers get brotli, which is an eighth smaller. Lazily loaded scripts are not counted. */
const MOST: Record<string, number> = {
  '/': 165,
  '/$': 175,
  '/search': 178,
  '/product/$productUrl': 192,
  '/cart': 178,
  '/checkout': 220,
};
/** Limits for pages of text and of the account, with forms or without. */
const MOST_OF_OTHERS = 204;

test('no page starts with more script than its budget', async () => {
  const sizes = await pageScripts();
  const tooLarge = [...sizes].filter(([path, size]) => size > (MOST[path] ?? MOST_OF_OTHERS));
  expect(tooLarge).toEqual([]);
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(Object.keys(MOST)));
});
