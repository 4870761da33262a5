import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { stillIds } from '../../demo/portraits/portraits.ts';
import { stores } from '../../demo/seed/stores.ts';

test('stores.py describes the picture of every store', async () => {
  const text = await readFile(new URL('stores.py', import.meta.url), 'utf8');
  for (const { code } of stores) expect(text).toContain(`    "${code}": ("`);
});

test('stills.py describes exactly the known still lifes', async () => {
  const text = await readFile(new URL('stills.py', import.meta.url), 'utf8');
  const described = [...text.matchAll(/^ {4}"([a-z-]+)": \(/gm)].map(([, name]) => name);
  expect(described.toSorted()).toEqual(stillIds.toSorted());
});
