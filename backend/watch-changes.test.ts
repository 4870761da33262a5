import { afterEach, expect, test, vi } from 'vitest';
import { noRules } from './listing/search-rules.ts';
import { watchRules } from './watch-changes.ts';

afterEach(() => vi.useRealTimers());

test('a change of the search rules is reported once, as a change of all data; after watching stops, it is not reported', () => {
  vi.useFakeTimers();
  let rules = noRules;
  const listener = vi.fn();
  const watch = watchRules({ current: () => rules }, listener);
  vi.advanceTimersByTime(3000);
  expect(listener).not.toHaveBeenCalled();
  rules = { ...noRules };
  vi.advanceTimersByTime(3000);
  expect(listener.mock.calls).toEqual([[null]]);
  watch.stop();
  rules = { ...noRules };
  vi.advanceTimersByTime(3000);
  expect(listener).toHaveBeenCalledOnce();
});
