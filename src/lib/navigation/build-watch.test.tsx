import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBuild } from './build-watch';

type Listener = (event: { toLocation: { href: string }; pathChanged: boolean }) => void;

const assign = vi.fn();
let listeners: Listener[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  assign.mockClear();
  listeners = [];
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

function watch(fetchVersion: () => Promise<string>) {
  const router = {
    subscribe(_: string, listener: Listener) {
      listeners.push(listener);
      return () => {};
    },
  } as unknown as AnyRouter;
  end = watchBuild(router, 'a', fetchVersion);
}

const navigate = (href: string, pathChanged = true) => {
  for (const listener of listeners) listener({ toLocation: { href }, pathChanged });
};

test('the build manifest is fetched about a second after load, then at intervals (§7.3.1, §9.6)', async () => {
  const fetchVersion = vi.fn(async () => 'a');
  watch(fetchVersion);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetchVersion).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchVersion).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(fetchVersion).toHaveBeenCalledTimes(2);
  navigate('/cart');
  expect(assign).not.toHaveBeenCalled();
});

test('when the manifest names a newer build, the next navigation is a full page load (§7.3.1, §9.6)', async () => {
  watch(async () => 'b');
  await vi.advanceTimersByTimeAsync(1000);
  navigate('/obuv?page=2', false);
  expect(assign).not.toHaveBeenCalled();
  navigate('/cart?x=1');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/cart?x=1');
});

test('if the build manifest fails to load, links keep navigating within the page, without a full reload', async () => {
  watch(() => Promise.reject(new Error('offline')));
  await vi.advanceTimersByTimeAsync(1000);
  navigate('/cart');
  expect(assign).not.toHaveBeenCalled();
});
