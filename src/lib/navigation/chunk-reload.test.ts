import { expect, test, vi } from 'vitest';
import { safeStorage } from '../browser/storage';
import { installChunkReload, mayReload } from './chunk-reload';

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  } as unknown as Storage;
}

test('a missing chunk reloads a path at most once in 10 s (§8.4, §9.3)', () => {
  const storage = memory();
  const at = (now: number, path = '/cart') => mayReload({ storage, path, now });
  expect([at(0), at(1), at(9_999), at(10_000), at(10_001)]).toEqual([true, false, false, true, false]);
});

test('each path has its own limit of one reload in 10 s', () => {
  const storage = memory();
  expect(mayReload({ storage, path: '/cart', now: 0 })).toBe(true);
  expect(mayReload({ storage, path: '/', now: 1 })).toBe(true);
});

test('without storage no page is reloaded, because the reloads could not be counted and might never end', () => {
  const storage = safeStorage(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(mayReload({ storage, path: '/', now: 0 })).toBe(false);
});

test('while the network or the shop is unavailable no page is reloaded, because the browser would show its error page (§8.4, §9.3)', async () => {
  const reload = vi.fn();
  const ask = vi.fn(async () => {});
  const page = Object.assign(new EventTarget(), {
    location: { pathname: '/cart', reload },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('sessionStorage', memory());
  const fail = async () => {
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('chunk') }));
    await Promise.allSettled(ask.mock.results.map(({ value }) => value));
    await new Promise(setImmediate);
  };
  const chunks = installChunkReload(ask);
  expect(chunks.haveFailed()).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  await fail();
  vi.stubGlobal('navigator', { onLine: true });
  ask.mockRejectedValueOnce(new Error('The shop is down.'));
  await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(chunks.haveFailed()).toBe(true);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
