import { expect, it } from 'vitest';
import { findBrowser } from './browser.ts';

const here = import.meta.filename;
const beside = import.meta.dirname;
const nowhere = '/no/such/chromium';

it.each([
  ['the one in CHROMIUM_PATH', { named: here, usual: [beside], own: beside }, here],
  ['one installed on the machine', { named: undefined, usual: [nowhere, here], own: beside }, here],
  ["Playwright's own", { named: '', usual: [nowhere], own: here }, here],
  ['undefined without any', { named: undefined, usual: [nowhere], own: nowhere }, undefined],
])('findBrowser returns %s', (_, places, found) => {
  expect(findBrowser(places)).toBe(found);
});

it('findBrowser throws if the file in CHROMIUM_PATH does not exist', () => {
  expect(() => findBrowser({ named: nowhere, usual: [here], own: here })).toThrow(
    `CHROMIUM_PATH names ${nowhere}, which does not exist.`,
  );
});
