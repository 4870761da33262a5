// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScrollDepth } from './scroll-depth';

const page = { height: 4000, seen: 1000, y: 0 };
Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.y });
let reported: number[];
let watch: ReturnType<typeof watchScrollDepth>;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { height: 4000, seen: 1000, y: 0 });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockImplementation(() => page.seen);
  reported = [];
});
afterEach(() => {
  watch.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const begin = () => {
  watch = watchScrollDepth((depth) => reported.push(depth));
};
function scrollTo(y: number, waitMs = 150) {
  page.y = y;
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(waitMs);
}

test('scroll depths are reported in ascending order, each once (§2.3.3, §9.11)', () => {
  begin();
  vi.advanceTimersByTime(150);
  expect(reported).toEqual([25]);
  for (const y of [1000, 500, 1000, 0, 3000, 3000]) scrollTo(y);
  expect(reported).toEqual([25, 50, 75, 100]);
});

test('the scroll position is read at most every 150 ms (§2.3.3, §9.11)', () => {
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get');
  height.mockImplementation(() => page.height);
  begin();
  vi.advanceTimersByTime(149);
  expect(height).not.toHaveBeenCalled();
  for (let y = 0; y < 50; y++) scrollTo(y * 10, 1);
  expect(height.mock.calls.length).toBeLessThanOrEqual(2);
});

test('a page that fits into the window is reported as seen to its end at once (§2.3.3, §9.11)', () => {
  page.height = 900;
  begin();
  vi.advanceTimersByTime(150);
  expect(reported).toEqual([25, 50, 75, 100]);
});

test('the scroll depth of a growing page is measured by its current height (§2.3.3, §9.11)', () => {
  begin();
  scrollTo(1100);
  expect(reported).toEqual([25, 50]);
  page.height = 20_000;
  scrollTo(3000);
  expect(reported).toEqual([25, 50]);
  scrollTo(19_000);
  expect(reported).toEqual([25, 50, 75, 100]);
});

test('a new page view reports all depths again, and after the end nothing is reported (§2.3.3, §9.11)', () => {
  begin();
  scrollTo(3000);
  reported = [];
  page.y = 0;
  watch.restart();
  vi.advanceTimersByTime(150);
  expect(reported).toEqual([25]);
  watch.end();
  scrollTo(3000);
  expect(reported).toEqual([25]);
});
