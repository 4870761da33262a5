import { afterEach, expect, test, vi } from 'vitest';
import { mayScroll } from './early-scroll';

afterEach(() => vi.unstubAllGlobals());

test('a window that is scrolled before the first render keeps its position, and listeners are notified of the position', async () => {
  vi.stubGlobal('scrollY', 500);
  const scrolled = vi.fn();
  document.addEventListener('scroll', scrolled, { once: true });
  const may = mayScroll();
  expect(may()).toBe(false);
  await Promise.resolve();
  expect(scrolled).toHaveBeenCalledOnce();
  expect(may(), 'the next page begins at its top').toBe(true);
});

test('the router may scroll a window that is at its top before the first render', () => {
  vi.stubGlobal('scrollY', 0);
  expect(mayScroll()()).toBe(true);
});
