import type { Locator, Page } from '@playwright/test';
import type { Shopper } from './support/shopper.ts';
import { PHONE } from './support/slow-phone.ts';
import { expect, test } from './support/test.ts';

const COAT = '/product/palto-pryamogo-kroya-iz-shersti-bezhevyy';

type Panel = { page: string; opener(page: Page, shopper: Shopper): Locator; panel(page: Page): Locator };

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

const PANELS: Record<string, Panel> = {
  'the menu': { page: '/', opener: button('Меню'), panel: dialog('Меню') },
  'the search': { page: '/', opener: button('Поиск'), panel: dialog('Поиск') },
  'the filters': { page: '/zhenshchinam', opener: button('Фильтры'), panel: dialog('Фильтры') },
  'the sizes': {
    page: COAT,
    opener: button(/^Добавить в\sкорзину\s· /),
    panel: dialog('Выберите размер'),
  },
  'the table of sizes': { page: COAT, opener: button('Таблица размеров'), panel: dialog('Таблица размеров') },
  'an enlarged picture': {
    page: COAT,
    opener: (page) => page.locator('main a[aria-haspopup=dialog]').first(),
    panel: dialog(/^Фото 1/),
  },
  'the choice of a city': {
    page: COAT,
    opener: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^(Другой|Выбрать) город$/ })
        .first(),
    panel: dialog('Выберите город'),
  },
};

/** Number of open layers (panels over the page). The page stores it in the current history entry. */
const layersOf = (page: Page) => page.evaluate(() => history.state.vitrinaLayer ?? 0);

test.use(PHONE);

/**
 * Removes CloseWatcher, with which Chromium itself closes dialogs on Android's back gesture. Without it,
 * Chromium behaves like other browsers.
 */
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher')));

for (const [name, { page: path, opener, panel }] of Object.entries(PANELS))
  test(`on a phone, going back closes ${name} and returns the focus; closing it by its button leaves no history entry (§2.3.7)`, async ({
    page,
    shopper,
  }) => {
    await shopper.goto('/search');
    await shopper.goto(path);
    const press = opener(page, shopper);
    const cover = panel(page);

    await press.click();
    await expect(cover).toBeVisible();
    await expect.poll(() => layersOf(page)).toBe(1);
    await page.goBack();
    await expect(cover).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(press).toBeFocused();

    await press.click();
    await expect(cover).toBeVisible();
    await cover.getByRole('button', { name: /^Закрыть/ }).click();
    await expect(cover).toBeHidden();
    await expect(press).toBeFocused();
    await expect.poll(() => layersOf(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
  });

test('after a size is chosen, the panel of the added product opens; the back button closes this panel and does not leave the page', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  await shopper.goto(COAT);
  await page.getByRole('button', { name: /^Добавить в\sкорзину\s· / }).click();
  await page
    .getByRole('dialog', { name: 'Выберите размер' })
    .getByRole('button', { name: '46', exact: true })
    .click();
  const added = page.getByRole('dialog', { name: /^Товар добавлен/ });
  await expect(added).toBeVisible();
  await expect.poll(() => layersOf(page)).toBe(1);
  await page.goBack();
  await expect(added).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${COAT}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/zhenshchinam$/);
});

test('following a link in a panel leaves no history entry of the panel between the two pages (§2.3.7)', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  await shopper.goto('/');
  await page
    .getByRole('button', { name: 'Меню' })
    .or(page.getByRole('link', { name: 'Меню' }))
    .first()
    .click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await menu.getByRole('link', { name: /Магазины/ }).click();
  await expect(page).toHaveURL(/\/stores/);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/zhenshchinam$/);
});

test('applying filters in their panel adds one history entry, and reloading a page with an open panel leaves no history entry without effect', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/search');
  await shopper.goto('/zhenshchinam');
  await page.getByRole('main').getByRole('link', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await shopper.filter('Цвет', 'Чёрный', sheet).check();
  await sheet.getByRole('button', { name: /^Показать\s\d/ }).click();
  await expect(page).toHaveURL(/\?cvet=chernyy$/);
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/zhenshchinam$/);
  await expect(shopper.chosen).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'Фильтры' }).click();
  await expect(sheet).toBeVisible();
  await expect.poll(() => layersOf(page)).toBe(1);
  await page.reload();
  await shopper.hydrated();
  await expect(sheet).toBeHidden();
  await expect.poll(() => layersOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
});
