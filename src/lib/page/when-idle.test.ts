// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the function is called when the browser is idle, after at most 2000 ms, and can be cancelled (§9.10)', () => {
  const ask = vi.fn((_callback: () => void, _options: { timeout: number }) => 7);
  const giveUp = vi.fn();
  vi.stubGlobal('requestIdleCallback', ask);
  vi.stubGlobal('cancelIdleCallback', giveUp);
  const end = whenIdle(() => {});
  expect(ask.mock.calls[0]?.[1]).toEqual({ timeout: 2000 });
  end();
  expect(giveUp).toHaveBeenCalledWith(7);
});

test('without requestIdleCallback, the function is called after 100 ms (§9.10)', () => {
  vi.useFakeTimers();
  const { requestIdleCallback: _, ...without } = window as { requestIdleCallback?: unknown };
  vi.stubGlobal('window', without);
  const callback = vi.fn();
  whenIdle(callback);
  vi.advanceTimersByTime(99);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
  whenIdle(callback)();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledOnce();
});
