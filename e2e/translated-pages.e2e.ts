import type { Locator, Page } from '@playwright/test';
import { Checkout } from './support/checkout.ts';
import { cachedPages } from './support/public-pages.ts';
import { demoShopper, roubles, type Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';
import { translate, translateAlways } from './support/translation.ts';

// Tests the shop in a browser that translates pages: the translation replaces text nodes that React has
// created (docs/design.md §3).

const COAT = '/product/palto-pryamogo-kroya-iz-shersti-bezhevyy';

const words = async (place: Locator) => ((await place.textContent()) ?? '').replace(/\s+/g, ' ').trim();

/**
 * Asserts that a part of the translated page shows the same text as after a reload: React's updates must not
 * have been lost.
 */
async function expectAsReloaded(page: Page, shopper: Shopper, place: Locator): Promise<void> {
  const shown = await words(place);
  await page.reload();
  await shopper.hydrated();
  await expect.poll(() => words(place)).toBe(shown);
}

/** The amount due for the cart, in roubles. */
const due = async (page: Page) =>
  roubles((await words(page.getByRole('region', { name: 'Сумма заказа' }))).replace(/.*Итого/, ''));

const expectUnbroken = (page: Page) => expect(page.getByText('Что-то пошло не так')).toHaveCount(0);

test('filters of a translated listing can be checked, undone by the back button and unchecked, and the counts in the filters change accordingly (§2.3.5)', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  await translate(page);
  const all = await shopper.goodsCount();
  const black = shopper.filter('Цвет', 'Чёрный');
  await black.check();
  await expect.poll(() => shopper.goodsCount()).toBeLessThan(all);
  const fewer = await shopper.goodsCount();
  await page.goBack();
  await expect.poll(() => shopper.goodsCount()).toBe(all);
  await black.check();
  await expect.poll(() => shopper.goodsCount()).toBe(fewer);
  await black.uncheck();
  await expect.poll(() => shopper.goodsCount()).toBe(all);
  await black.check();
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  // The third page has so few goods that it is appended together with the second.
  await expect(shopper.cards).toHaveCount(fewer);
  await expectUnbroken(page);
});

test('on translated pages a product can be chosen, added to the wishlist and to the cart, and the cart’s sums change accordingly (§2.3.5)', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  await translate(page);
  await shopper.openProduct(1);
  await shopper.addToCart();
  await expect(page.getByRole('alert').filter({ hasText: 'Выберите размер' })).toBeVisible();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
  await expect(shopper.cartLink).toHaveText(/1/);
  await shopper.closeAddedPanel();
  await shopper.keepOpened();
  await shopper.cartLink.click();
  await expect(shopper.lines).toHaveCount(1);
  const price = await due(page);
  await shopper.increase().click();
  await expect.poll(() => due(page)).toBe(price * 2);
  await expectAsReloaded(page, shopper, page.getByRole('region', { name: 'Сумма заказа' }));

  await translate(page);
  await shopper.lines
    .first()
    .getByRole('button', { name: /Удалить/ })
    .click();
  await expect(shopper.heading).toHaveText('В корзине пока пусто');
  await shopper.statusMessage('Товар удалён из корзины').getByRole('button', { name: 'Вернуть' }).click();
  await expect(shopper.lines).toHaveCount(1);
  await shopper.wishlistLink.click();
  await expect(shopper.cards).toHaveCount(1);
  await shopper.filledHeart.click();
  await expect(page.getByRole('heading', { name: 'В избранном пока пусто' })).toBeVisible();
  await expectUnbroken(page);
});

test('on a translated checkout, pressing the order button before the form is filled in shows errors, and the order can still be placed', async ({
  page,
  shopper,
}) => {
  await shopper.putIntoCart('/zhenshchinam');
  await shopper.goto('/checkout');
  await translate(page);
  const checkout = new Checkout(page);
  await checkout.button.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectUnbroken(page);
  const before = await checkout.sum();
  await checkout.fillAll();
  expect(await checkout.sum()).toBeGreaterThanOrEqual(before);
  await expect(checkout.button).toHaveText(/^Подтвердить/);
  await checkout
    .payment(/картой онлайн|Банковской картой|Картой/)
    .first()
    .check();
  await expect(checkout.button).toHaveText(/^Оплатить/);
  await checkout.payment(/^Наличными/).check();
  await checkout.button.click();
  await checkout.isPlaced();
});

test('every kind of public page can be opened from a translated page and left again (§2.3.5)', async ({
  page,
  shopper,
  server,
}) => {
  await shopper.goto('/');
  await translate(page);
  const paths = await cachedPages(server.url);
  for (const path of paths) {
    await test.step(path, async () => {
      await followInside(page, path);
      await expect(page).toHaveURL(
        (url) =>
          url.pathname + url.search === new URL(path, server.url).pathname + new URL(path, server.url).search,
      );
      await expect(shopper.heading.first()).toBeVisible();
      await expectUnbroken(page);
    });
  }
  console.info(`Figures: ${JSON.stringify({ kindsOfPublicPages: paths.length })}`);
});

test('search, its suggestions and the choice of a city work on a translated page', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  await translate(page);
  await shopper.openSearch();
  await shopper.searchField.pressSequentially('паль');
  await expect(shopper.suggestions.first()).toContainText(/паль/i);
  await shopper.searchField.fill('юбк');
  await expect(shopper.suggestions.first()).toContainText(/юбк/i);
  await shopper.searchField.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await shopper.searchField.fill('синяя юбка ёжик');
  await shopper.searchField.press('Enter');
  await expect(shopper.heading).toBeVisible();
  await followInside(page, COAT);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Другой|Выбрать) город$/ })
    .first()
    .click();
  const dialog = shopper.dialog('Выберите город');
  await dialog.getByLabel('Название города').fill('твер');
  await dialog
    .getByRole('button', { name: /^Тверь/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expectUnbroken(page);
});

test('the pages of an account work when they are translated', async ({ page, shopper }) => {
  await shopper.signIn(demoShopper);
  await translate(page);
  for (const path of ['/orders', '/refunds', '/reviews', '/editpreferences', '/myprofile', '/wishlist']) {
    await followInside(page, path);
    await expect(shopper.heading).toBeVisible();
    await expectUnbroken(page);
  }
  await followInside(page, '/myprofile');
  await page.getByRole('main').getByRole('textbox').first().fill('');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Сохранить/ })
    .first()
    .click();
  await expectUnbroken(page);
  await followInside(page, '/');
  await followInside(page, '/myprofile');
  await shopper.signOut();
  await expect(shopper.profileLink).toHaveAccessibleName('Войти');
  await expectUnbroken(page);
});

test('a page that the browser translated before its scripts ran works', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  await translateAlways(page);
  // React's messages that the HTML is not the expected one, so that it renders a part of the page again.
  consoleWatch.allow(/Minified React error #4(18|23|25)/);
  await shopper.goto('/zhenshchinam');
  const all = await shopper.goodsCount();
  const black = shopper.filter('Цвет', 'Чёрный');
  await black.check();
  await expect.poll(() => shopper.goodsCount()).toBeLessThan(all);
  await page.goBack();
  await expect.poll(() => shopper.goodsCount()).toBe(all);
  await expectUnbroken(page);
});

/** Opens a page by a link of the shop, without loading a new document. */
async function followInside(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
