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

test('lists the latest search first, and each query once, ignoring case', () => {
  for (const query of ['пальто', ' Тёплая   юбка ', 'шарф', 'ПАЛЬТО', 'теплая юбка'])
    rememberSearch(query, storage);
  expect(readSearches(storage)).toEqual(['теплая юбка', 'ПАЛЬТО', 'шарф']);
});

test('remembers at most eight, and no blank queries', () => {
  for (let at = 0; at < 20; at++) rememberSearch(`пальто ${at}`, storage);
  rememberSearch('   ', storage);
  expect(readSearches(storage)).toHaveLength(MAX_SEARCHES);
  expect(readSearches(storage)[0]).toBe('пальто 19');
});

test('removes one search, then all, and leaves nothing in the storage', () => {
  rememberSearch('пальто', storage);
  rememberSearch('шарф', storage);
  expect(forgetSearch('ШАРФ', storage)).toEqual(['пальто']);
  forgetSearches(storage);
  expect(readSearches(storage)).toEqual([]);
  expect(stored.has(RECENT_SEARCHES_KEY)).toBe(false);
});

test.each([['{'], ['"пальто"'], ['{"a":1}'], ['[1,null,["x"]," ","\\u0000"]']])(
  'treats %s as empty',
  (value) => {
    stored.set(RECENT_SEARCHES_KEY, value);
    expect(readSearches(storage)).toEqual([]);
  },
);

test('a longer stored list is cut, and so are long queries', () => {
  stored.set(
    RECENT_SEARCHES_KEY,
    JSON.stringify(Array.from({ length: 50 }, (_, at) => `${at} ${'а'.repeat(200)}`)),
  );
  const queries = readSearches(storage);
  expect(queries).toHaveLength(MAX_SEARCHES);
  for (const query of queries) expect(query).toHaveLength(100);
});

test('works in a browser without storage', () => {
  expect(readSearches(blocked)).toEqual([]);
  expect(rememberSearch('пальто', blocked)).toEqual([]);
  expect(() => forgetSearches(blocked)).not.toThrow();
});

test('a full storage keeps its content', () => {
  rememberSearch('пальто', storage);
  const full = safeStorage(() => ({
    ...storage,
    setItem() {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  }));
  expect(rememberSearch('шарф', full)).toEqual(['пальто']);
});
