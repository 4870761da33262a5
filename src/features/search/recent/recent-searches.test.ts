import { beforeEach, expect, test } from 'vitest';
import { type SafeStorage, safeStorage } from '@/lib/browser/storage';
import { forgetSearches, RECENT_SEARCHES_KEY } from './forget-searches';
import { forgetSearch, MAX_SEARCHES, readSearches, rememberSearch } from './recent-searches';

let stored: Map<string, string>;
const storage: SafeStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
};
const blocked = safeStorage(() => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
});

beforeEach(() => {
  stored = new Map();
});

test('the last search comes first, and a search repeated in another case is listed once', () => {
  for (const query of ['пальто', ' Тёплая   юбка ', 'шарф', 'ПАЛЬТО', 'теплая юбка'])
    rememberSearch(query, storage);
  expect(readSearches(storage)).toEqual(['теплая юбка', 'ПАЛЬТО', 'шарф']);
});

test('at most eight searches are remembered, and blank ones are not', () => {
  for (let at = 0; at < 20; at++) rememberSearch(`пальто ${at}`, storage);
  rememberSearch('   ', storage);
  expect(readSearches(storage)).toHaveLength(MAX_SEARCHES);
  expect(readSearches(storage)[0]).toBe('пальто 19');
});

test('searches can be removed one by one or all at once, and then the storage is empty', () => {
  rememberSearch('пальто', storage);
  rememberSearch('шарф', storage);
  expect(forgetSearch('ШАРФ', storage)).toEqual(['пальто']);
  forgetSearches(storage);
  expect(readSearches(storage)).toEqual([]);
  expect(stored.has(RECENT_SEARCHES_KEY)).toBe(false);
});

test.each([['{'], ['"пальто"'], ['{"a":1}'], ['[1,null,["x"]," ","\\u0000"]']])(
  'a stored list of searches that is %s counts as empty',
  (value) => {
    stored.set(RECENT_SEARCHES_KEY, value);
    expect(readSearches(storage)).toEqual([]);
  },
);

test('a stored list that is too long is cut, and so are its queries', () => {
  stored.set(
    RECENT_SEARCHES_KEY,
    JSON.stringify(Array.from({ length: 50 }, (_, at) => `${at} ${'а'.repeat(200)}`)),
  );
  const queries = readSearches(storage);
  expect(queries).toHaveLength(MAX_SEARCHES);
  for (const query of queries) expect(query).toHaveLength(100);
});

test('without storage there are no recent searches and no errors', () => {
  expect(readSearches(blocked)).toEqual([]);
  expect(rememberSearch('пальто', blocked)).toEqual([]);
  expect(() => forgetSearches(blocked)).not.toThrow();
});

test('if the storage is full, the remembered searches stay', () => {
  rememberSearch('пальто', storage);
  const full = safeStorage(() => ({
    ...storage,
    setItem() {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  }));
  expect(rememberSearch('шарф', full)).toEqual(['пальто']);
});
