import { expect, test } from 'vitest';
import { mustBeFresh } from './back-forward';

test.each(['/cart', '/cart/', '/cart/gifts', '/checkout', '/checkout/'])(
  '%s must be fresh when restored',
  (path) => {
    expect(mustBeFresh(path)).toBe(true);
  },
);

test.each(['/', '/cartography', '/product/cart', '/checkout-success', '/wishlist'])(
  '%s may be as it was',
  (path) => {
    expect(mustBeFresh(path)).toBe(false);
  },
);
