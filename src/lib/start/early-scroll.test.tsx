import { afterEach, expect, test, vi } from 'vitest';
import { mayScroll } from './early-scroll';

afterEach(() => vi.unstubAllGlobals());

test('a window scrolled before the first rendering keeps its position, and the position is reported to listeners', async () => {
  vi.stubGlobal('scrollY', 500);
  const scrolled = vi.fn();
  document.addEventListener('scroll', scrolled, { once: true });
  const may = mayScroll();
  expect(may()).toBe(false);
  await Promise.resolve();
  expect(scrolled).toHaveBeenCalledOnce();
  expect(may(), 'the next page begins at its top').toBe(true);
});

test('the router may scroll a window that is at its top', () => {
  vi.stubGlobal('scrollY', 0);
  expect(mayScroll()()).toBe(true);
});
