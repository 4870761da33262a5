import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/**
 * Browsers that forbid storage or lack some web APIs. Each is imitated by a script that runs before those of
 * the page.
 */
const BROWSERS: Record<string, () => void> = {
  'forbids site data': () => {
    const denied = {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, denied);
    Object.defineProperty(navigator, 'locks', {
      value: { request: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) },
    });
    window.BroadcastChannel = class {
      constructor() {
        throw new DOMException('Denied.', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
  },
  'forbids the storage of tabs alone': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  },
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
  'lacks newer services': () => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    for (const name of ['locks', 'clipboard', 'share', 'serviceWorker', 'sendBeacon'])
      Object.defineProperty(navigator, name, { value: undefined });
  },
};

for (const [name, change] of Object.entries(BROWSERS))
  test(`in a browser that ${name}, shoppers can find goods and put them into cart and wishlist, which survive a reload (§2.3.6)`, async ({
    page,
    shopper,
  }) => {
    await page.addInitScript(change);
    const product = await shopper.putIntoCart('/zhenshchinam');
    await shopper.keepOpened();
    await page.reload();
    await shopper.hydrated();
    await expect(shopper.cartLink).toHaveAccessibleName(/1/);
    await expect(shopper.wishlistLink).toHaveAccessibleName(/1/);
    await shopper.openSearch();
    await shopper.searchField.fill('юбка');
    await shopper.searchField.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await shopper.cartLink.click();
    await expect(shopper.lines).toContainText(product);
    await shopper.increase().click();
    await expect(shopper.quantity()).toHaveValue('2');
    await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).first().click();
    await expect(shopper.heading).toHaveText(/Оформление/);
    await expect(notice(page)).toHaveCount(0);
  });

const notice = (page: Page) => page.getByText('Разрешите браузеру сохранять файлы cookie этого сайта');

test('in a browser without cookies, a notice explains this wherever carts, wishlists and signing in need them (§2.3.6)', async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await shopper.goto('/zhenshchinam');
  await expect(notice(page)).toHaveCount(0);
  await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(notice(page)).toHaveText(/без них корзина, избранное и\sвход не\sработают$/);
  for (const path of ['/cart', '/wishlist', '/login', '/register']) {
    await shopper.goto(path);
    await expect(notice(page)).toHaveCount(1);
  }
});
