import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, readJson, safeStorage, tabStorage } from './storage';

afterEach(() => vi.unstubAllGlobals());

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['that browsers throw for', denied],
  ['that is missing', () => undefined as unknown as Storage],
  ['whose methods throw', () => ({ getItem: denied, setItem: denied, removeItem: denied })],
])('a storage %s finds nothing and never throws (§2.3.6)', (_, find) => {
  const storage = safeStorage(find);
  expect(() => storage.setItem('key', 'text')).not.toThrow();
  expect(() => storage.removeItem('key')).not.toThrow();
  expect(storage.getItem('key')).toBeNull();
  expect(readJson(storage, 'key')).toBeNull();
});

test('each call accesses the storage again, because the shopper may block or allow site data at any time', () => {
  for (const [storage, name] of [
    [deviceStorage, 'localStorage'],
    [tabStorage, 'sessionStorage'],
  ] as const) {
    vi.stubGlobal(name, undefined);
    storage.setItem('key', 'lost');
    const stored = new Map<string, string>();
    vi.stubGlobal(name, {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
    expect(storage.getItem('key')).toBeNull();
    storage.setItem('key', '{"a":1}');
    expect(readJson(storage, 'key')).toEqual({ a: 1 });
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  }
});

test.each(['', '{', 'undefined'])('the stored text %j is read as null', (text) => {
  expect(readJson({ getItem: () => text, setItem() {}, removeItem() {} }, 'key')).toBeNull();
});
