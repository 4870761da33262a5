import { afterEach, expect, test, vi } from 'vitest';
import { mayScroll } from './early-scroll';

afterEach(() => vi.unstubAllGlobals());

test('a window that was scrolled before the first rendering stays, and is seen to be scrolled', async () => {
  vi.stubGlobal('scrollY', 500);
  const scrolled = vi.fn();
  document.addEventListener('scroll', scrolled, { once: true });
  const may = mayScroll();
  expect(may()).toBe(false);
  await Promise.resolve();
  expect(scrolled).toHaveBeenCalledOnce();
  expect(may(), 'the next page begins at its top').toBe(true);
});

test('a window at its top is left to the router', () => {
  vi.stubGlobal('scrollY', 0);
  expect(mayScroll()()).toBe(true);
});
