import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll, watchLayoutShift } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const STORE = 'Витрина на\u00a0Кузнецком Мосту';
const COAT = '/product/zimnee-palto-iz-shersti-chernyy';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the stores of a city are listed and link to their pages; without a map service, no page has a map', async ({
      page,
      shopper,
    }) => {
      await shopper.goto('/stores?city=moskva');
      await shopper.hydrated();
      await expectAccessible(page, 'the list');
      await expectNoSidewaysScroll(page, 'the list');
      // This shop has no map service, so the page shows neither a map nor a placeholder.
      await expect(page.getByRole('group', { name: /карте$/ })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /карт/ })).toHaveCount(0);
      await page.getByRole('link', { name: STORE, exact: true }).click();
      await expect(shopper.heading).toHaveText(STORE);
      await shopper.hydrated();
      await expect(page.getByText(/^(Открыто|Закрыто|Сегодня)/)).toBeVisible();
      await expect(page.getByRole('group', { name: /карте$/ })).toHaveCount(0);
      await expectAccessible(page, 'a store');
      await expectNoSidewaysScroll(page, 'a store');
    });

    test('choosing a city updates the list of stores without a layout shift', async ({ page, shopper }) => {
      const moved = await watchLayoutShift(page);
      await shopper.goto('/stores');
      await page.evaluate(() =>
        localStorage.setItem('vitrina-city', JSON.stringify({ code: 'kazan', name: 'Казань' })),
      );
      await page.goto('/stores');
      // Waits until the page is shown. Layout shifts within half a second after an input are not counted, so
      // the page must be complete before the next input.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await shopper.hydrated();
      await expect(shopper.heading).toHaveText('Магазины: Казань');
      await expect(page).toHaveURL(/\/stores\?city=kazan$/);
      await page.reload();
      await expect(shopper.heading).toHaveText('Магазины: Казань');
      await page.getByRole('combobox', { name: 'Город' }).selectOption({ label: 'Все города' });
      await expect(shopper.heading).toHaveText('Магазины');
      expect(await moved()).toBeLessThan(0.01);
    });

    test('on the page of stores, pressing a button lists the nearest stores first', async ({
      page,
      context,
      shopper,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 55.7617, longitude: 37.6216 });
      await shopper.goto('/stores');
      await page.getByRole('button', { name: /^Рядом со\sмной$/ }).click();
      await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(STORE);
      await expect(page.getByText(/^50\sм/)).toBeVisible();
    });

    test('a product page shows delivery terms and the stores that have the product, and a store’s page shows which goods of the cart the store has', async ({
      page,
      shopper,
    }) => {
      await shopper.goto('/stores?city=moskva');
      await page.evaluate(() =>
        localStorage.setItem('vitrina-city', JSON.stringify({ code: 'moskva', name: 'Москва' })),
      );
      await shopper.goto(COAT);
      await shopper.hydrated();
      const delivery = page.getByRole('region', { name: 'Доставка в ваш город' });
      await expect(delivery.getByText(/^Курьером, \d/)).toBeVisible();
      await expect(delivery.getByText('Выберите размер, чтобы увидеть магазины')).toBeVisible();
      await page.getByRole('radio', { name: '46' }).check({ force: true });
      const all = delivery.getByRole('button', { name: /^Наличие в\s/ });
      await expect(all).toBeVisible();
      await expectAccessible(page, 'terms and stores');
      await expectNoSidewaysScroll(page, 'a product');
      await all.click();
      const dialog = shopper.dialog(/^Наличие в\sмагазинах/);
      await expect(dialog.getByText(/^Можно забрать /).first()).toBeVisible();
      await expectAccessible(page, 'all stores');
      const href = await dialog.getByRole('link').first().getAttribute('href');
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Добавить в\sкорзину$/ })
        .filter({ visible: true })
        .first()
        .click();
      await expect(shopper.dialog(/^Товар добавлен/)).toBeVisible();
      await shopper.goto(href ?? '');
      const stock = page.getByRole('region', { name: 'Ваша корзина в этом магазине' });
      await expect(stock.getByText('Вся ваша корзина есть в\u00a0этом магазине')).toBeVisible();
      await expectAccessible(page, 'a store with the cart');
    });
  });
}
