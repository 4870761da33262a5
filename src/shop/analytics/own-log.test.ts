// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOwnLog } from './own-log';
import { sampleEvents } from './testing/sample-events';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a purchase is sent at once, because shoppers often close the tab afterwards', () => {
  const send = vi.fn(async () => undefined);
  const log = createOwnLog(send as never);
  log.sink({ type: 'page-view', path: '/checkout-success', referrer: '' });
  log.sink(sampleEvents.purchase);
  expect(send.mock.calls).toEqual([
    [
      [
        { kind: 'PAGE', first: true },
        { kind: 'PURCHASE', first: true },
      ],
    ],
  ]);
  log.end();
});

test('the shop’s own log gets each scroll depth once, and marks the first event of each kind in a visit (§2.2.4, §9.11)', async () => {
  const send = vi.fn(async () => undefined);
  const log = createOwnLog(send as never);
  for (const percent of [25, 50, 75, 100, 25] as const)
    log.sink({ type: 'scroll-depth', percent, path: '/' });
  await vi.advanceTimersByTimeAsync(10_000);
  log.end();
  expect(send.mock.calls).toEqual([
    [
      [
        { kind: 'SCROLL_25', first: true },
        { kind: 'SCROLL_50', first: true },
        { kind: 'SCROLL_75', first: true },
        { kind: 'SCROLL_100', first: true },
        { kind: 'SCROLL_25', first: false },
      ],
    ],
  ]);
});
