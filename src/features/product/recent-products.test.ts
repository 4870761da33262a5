import { expect, test } from 'vitest';
import { type SafeStorage, safeStorage } from '@/lib/browser/storage';
import { forgetRecent, MAX_RECENT, readRecent, rememberRecent } from './recent-products';

/** A fake storage with an optional content. */
function memory(text?: string): SafeStorage {
  const stored = new Map(text === undefined ? [] : [['vitrina.recent-products', text]]);
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

const product = (n: number, group = n) => ({
  productUrl: `palto-${n}`,
  variantGroupId: `00000000-0000-4000-9000-${String(group).padStart(12, '0')}`,
});
const ids = (storage: SafeStorage) =>
  readRecent(storage).map(({ productUrl }) => Number(productUrl.slice('palto-'.length)));

test('the last viewed product comes first, and the thirteenth is removed', () => {
  const storage = memory();
  for (let n = 1; n <= MAX_RECENT + 1; n++) rememberRecent(product(n), storage);
  expect(ids(storage)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  rememberRecent(product(5), storage);
  expect(ids(storage).slice(0, 3)).toEqual([5, 13, 12]);
});

test('viewing another colour of a model replaces the colour viewed before', () => {
  const storage = memory();
  rememberRecent(product(1, 7), storage);
  rememberRecent(product(2), storage);
  rememberRecent(product(3, 7), storage);
  expect(ids(storage)).toEqual([3, 2]);
});

test('products that the shop no longer has are removed', () => {
  const storage = memory();
  for (const n of [1, 2, 3]) rememberRecent(product(n), storage);
  forgetRecent([product(2).productUrl], storage);
  expect(ids(storage)).toEqual([3, 1]);
});

test.each([
  'nonsense',
  '{}',
  'null',
  '[1, null, {"productUrl": "x"}, {"productUrl": "Пальто", "variantGroupId": "x"}]',
])('if the storage has %s, no products are remembered', (text) => {
  expect(readRecent(memory(text))).toEqual([]);
});

test('only the fields that identify a product are stored', () => {
  const storage = memory();
  rememberRecent({ ...product(1), name: 'Пальто' } as ReturnType<typeof product>, storage);
  expect(readRecent(storage)).toEqual([product(1)]);
});

test('if storage is blocked, products are not remembered, but no error is thrown', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => rememberRecent(product(1), blocked)).not.toThrow();
  expect(readRecent(blocked)).toEqual([]);
});
