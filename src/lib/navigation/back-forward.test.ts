// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { mustBeFresh, onRestored } from './back-forward';

test.each([
  '/cart',
  '/cart/',
  '/cart/gifts',
  '/checkout',
  '/checkout-success',
  '/orders',
  '/orders/1',
  '/refunds',
  '/refunds/1',
  '/reviews',
  '/checkout/',
])('when the browser restores %s, its data must be loaded again (§2.3.4)', (path) => {
  expect(mustBeFresh(path)).toBe(true);
});

test.each(['/', '/cartography', '/product/cart', '/wishlist'])(
  'when the browser restores %s, its data need not be loaded again',
  (path) => {
    expect(mustBeFresh(path)).toBe(false);
  },
);

function show({ persisted }: { persisted: boolean }) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('the callback gets the path of a page restored from the back/forward cache, and is not called for a loaded page (§2.3.4)', () => {
  window.history.replaceState(null, '', '/cart/gifts?from=mail');
  const restored = vi.fn();
  const end = onRestored(restored);
  show({ persisted: false });
  expect(restored).not.toHaveBeenCalled();
  show({ persisted: true });
  expect(restored).toHaveBeenCalledExactlyOnceWith('/cart/gifts');
  end();
  show({ persisted: true });
  expect(restored).toHaveBeenCalledTimes(1);
});
