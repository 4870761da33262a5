import type { Page } from '@playwright/test';
import { roubles, wholeNumber } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const OUTERWEAR = '/zhenshchinam/verkhnyaya-odezhda';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('going back from a product restores the filter, the loaded goods and the scroll position of the listing (§1.2)', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  const all = await shopper.goodsCount();
  const black = shopper.filter('Цвет', 'Чёрный');
  await black.check();
  await expect(page).toHaveURL(/\/zhenshchinam\?cvet=chernyy$/);
  await expect.poll(() => shopper.goodsCount()).toBeLessThan(all);
  const found = await shopper.goodsCount();
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  // The third page has so few goods that it is appended together with the second.
  await expect(shopper.cards).toHaveCount(found);
  const names = await shopper.cards.getByRole('heading').allTextContents();

  const link = shopper.cards.nth(37).getByRole('heading').getByRole('link');
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(3_000);
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(shopper.heading).toHaveText(names[37] ?? '');

  await page.goBack();
  await expect(shopper.cards).toHaveCount(found);
  expect(await shopper.cards.getByRole('heading').allTextContents()).toEqual(names);
  await expect.poll(() => scrollTop(page)).toBe(place);
  await expect(black).toBeChecked();

  await page.reload();
  await shopper.hydrated();
  await expect(black).toBeChecked();
  await expect(shopper.cards).toHaveCount(24);
});

test('a page that the shopper scrolled before hydration keeps its scroll position, also when the shopper goes back to it', async ({
  page,
  shopper,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/zhenshchinam');
  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBe(900);
  scripts.resolve();
  await shopper.hydrated();
  expect(await scrollTop(page)).toBe(900);

  // Scrolls the link into view first, so that Playwright does not scroll when it clicks.
  await page.evaluate(() => {
    const isInSight = (link: Element) => link.getBoundingClientRect().top > innerHeight / 2;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main li h3 a')].find(isInSight);
    link?.click();
  });
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/zhenshchinam$/);
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('going back before the product page has loaded restores the scroll position of the listing', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  await expect(shopper.cards).toHaveCount(48);
  const answer = Promise.withResolvers<void>();
  await page.route(/\/products\//, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const link = shopper.cards.nth(30).getByRole('heading').getByRole('link');
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(3_000);
  await link.click();
  // Waits for the placeholder that is shown while the product page loads.
  await expect(page.getByRole('status', { name: 'Загружаем товар' })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(200);

  await page.goBack();
  await expect(shopper.cards).toHaveCount(48);
  await expect.poll(() => scrollTop(page)).toBe(place);
  answer.resolve();
});

test('the count beside a filter value is the number of goods after choosing the value, and goods filtered by a size are in stock in this size', async ({
  page,
  shopper,
}) => {
  await shopper.goto(OUTERWEAR);
  const label = shopper.filter('Цвет', 'Синий').locator('..');
  const promised = wholeNumber((await label.textContent()) ?? '');
  await shopper.filter('Цвет', 'Синий').check();
  await expect(page).toHaveURL(/\?cvet=siniy$/);
  await expect.poll(() => shopper.goodsCount()).toBe(promised);

  await shopper.filter('Размер', '46').check();
  await expect(page).toHaveURL(/\?razmer=46&cvet=siniy$/);
  await expect(shopper.chosen).toHaveCount(2);
  const left = await shopper.goodsCount();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(promised);
  await shopper.openProduct();
  await expect(shopper.sizes.getByRole('radio', { name: /^46/ })).not.toHaveAccessibleName(/нет в наличии/);
});

test('pressing the chip of a chosen filter removes this filter, and one link removes all filters', async ({
  page,
  shopper,
}) => {
  await shopper.goto(`${OUTERWEAR}?razmer=44,46&cvet=chernyy&cena_do=20000`);
  await expect(shopper.chosen).toHaveCount(4);
  await expect(shopper.chosen.filter({ hasText: /^Размер\s44$/ })).toBeVisible();
  await shopper.chosen.filter({ hasText: 'до' }).click();
  await expect(page).toHaveURL(/\?razmer=44,46&cvet=chernyy$/);
  await shopper.chosen.filter({ hasText: 'Чёрный' }).click();
  await expect(page).toHaveURL(/\?razmer=44,46$/);
  await expect(shopper.filter('Размер', '44')).toBeChecked();
  await page.getByRole('link', { name: 'Сбросить всё' }).click();
  await expect(page).toHaveURL(new RegExp(`${OUTERWEAR}$`));
  await expect(shopper.chosen).toHaveCount(0);
  await expect(shopper.filter('Размер', '44')).not.toBeChecked();
});

test('a focused filter chip is visible, no matter how many chips there are', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await shopper.goto(
    '/zhenshchinam?razmer=44,46,48&cvet=belyy,chernyy,siniy&nalichie=v-nalichii&cena_do=50000',
  );
  await expect(shopper.chosen).toHaveCount(8);
  const reset = await page.getByRole('link', { name: 'Сбросить всё' }).boundingBox();
  await shopper.chosen.first().focus();
  for (let place = 0; place < 8; place++) {
    if (place > 0) await page.keyboard.press('Tab');
    await expect(shopper.chosen.nth(place)).toBeFocused();
    const { x = 0, width = 0 } = (await shopper.chosen.nth(place).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(reset?.x ?? 0);
  }
});

test('a price range in roubles limits the goods, and they can be sorted by price within the range', async ({
  page,
  shopper,
}) => {
  await shopper.goto(OUTERWEAR);
  await page.getByLabel('Цена от, рублей').fill('10000');
  await page.getByLabel('Цена до, рублей').fill('15 000');
  await page.getByLabel('Цена до, рублей').press('Enter');
  await expect(page).toHaveURL(/\?cena_ot=10000&cena_do=15000$/);
  await page.getByRole('button', { name: /Сортировка/ }).click();
  await page.getByRole('link', { name: /[Дд]ешевле/ }).click();
  await expect(page).toHaveURL(/cena_do=15000&sort=price-asc$/);
  await expect.poll(async () => (await shopper.cards.count()) > 1).toBe(true);
  const prices = (await shopper.cards.allTextContents()).map(roubles);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(prices[0]).toBeGreaterThanOrEqual(10_000);
  expect(prices.at(-1)).toBeLessThanOrEqual(15_000);
});

test('a filter value without goods is visible but disabled', async ({ page, shopper }) => {
  await shopper.goto(`${OUTERWEAR}?cena_do=6000`);
  const empty = shopper.filters.getByRole('checkbox', { name: /, нет товаров$/ }).first();
  await expect(empty).toBeVisible();
  await expect(empty).toHaveAttribute('aria-disabled', 'true');
  const before = page.url();
  await empty.click({ force: true });
  await expect(empty).not.toBeChecked();
  expect(page.url()).toBe(before);
});

test('if no goods match the filters, the page offers to remove them', async ({ page, shopper }) => {
  await shopper.goto(`${OUTERWEAR}?cvet=chernyy&cena_do=10`);
  await expect(page.getByRole('heading', { name: /ничего не\s+подошло/ })).toBeVisible();
  await expect(shopper.chosen).toHaveCount(2);
  await page.getByRole('link', { name: 'Сбросить фильтры' }).click();
  await expect(page).toHaveURL(new RegExp(`${OUTERWEAR}$`));
  expect(await shopper.cards.count()).toBeGreaterThan(10);
});

test('the cards of a listing show the colour that is chosen in the filter', async ({ page, shopper }) => {
  await shopper.goto('/zhenshchinam/platya?cvet=zelenyy');
  const count = await shopper.cards.count();
  expect(count).toBeGreaterThan(1);
  await shopper.openProduct();
  await expect(page.getByRole('main').getByText(/^Цвет/).first()).toBeVisible();
  await page.goBack();
  await expect(shopper.cards).toHaveCount(count);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the filter sheet shows how many goods match before it applies all filters at once', async ({
    page,
    shopper,
  }) => {
    await shopper.goto(OUTERWEAR);
    const all = await shopper.goodsCount();
    await page.getByRole('link', { name: 'Фильтры' }).click();
    const sheet = shopper.dialog('Фильтры');
    const counted = page.waitForResponse(/facets\?(?=.*size=46)(?=.*colour=chernyy)/);
    await shopper.filter('Цвет', 'Чёрный', sheet).check();
    await shopper.filter('Размер', '46', sheet).check();
    const { totalItems: promised } = await (await counted).json();
    expect(promised).toBeLessThan(all);
    const show = sheet.getByRole('button', { name: new RegExp(`^Показать\\s${promised}\\s`) });
    expect(page.url()).not.toContain('cvet');
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?razmer=46&cvet=chernyy$/);
    await expect.poll(() => shopper.goodsCount()).toBe(promised);
    await expect(page.getByRole('link', { name: 'Фильтры · 2' })).toBeVisible();
  });

  test('closing the filter sheet without applying leaves the filters as they were', async ({
    page,
    shopper,
  }) => {
    await shopper.goto(`${OUTERWEAR}?cvet=siniy`);
    const before = await shopper.goodsCount();
    await page.getByRole('link', { name: /^Фильтры/ }).click();
    const sheet = shopper.dialog('Фильтры');
    await expect(shopper.filter('Цвет', 'Синий', sheet)).toBeChecked();
    await sheet.getByRole('button', { name: 'Сбросить' }).click();
    await expect(shopper.filter('Цвет', 'Синий', sheet)).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    expect(page.url()).toContain('cvet=siniy');
    expect(await shopper.goodsCount()).toBe(before);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, filters work as a plain form with its own results page (§1.8)', async ({
    page,
    shopper,
  }) => {
    await page.goto(OUTERWEAR);
    const all = await shopper.goodsCount();
    await shopper.filter('Цвет', 'Чёрный').check();
    await shopper.filter('Цвет', 'Синий').check();
    await shopper.filter('Размер', '46').check();
    await shopper.filters.getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL(/\?razmer=46&cvet=chernyy,siniy$/);
    const left = await shopper.goodsCount();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
    await expect(shopper.filter('Цвет', 'Синий')).toBeChecked();
    await shopper.chosen.filter({ hasText: 'Синий' }).click();
    await expect(page).toHaveURL(/\?razmer=46&cvet=chernyy$/);
    await page.getByRole('link', { name: 'Сбросить всё' }).click();
    expect(await shopper.goodsCount()).toBe(all);
  });

  test('without JavaScript, a link leads to the filter form on a phone', async ({ page, shopper }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(OUTERWEAR);
    await page.getByRole('link', { name: 'Фильтры' }).click();
    await shopper.filter('Цвет', 'Чёрный').check();
    await shopper.filters.getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL(/\?cvet=chernyy$/);
    expect(await shopper.cards.count()).toBeGreaterThan(0);
  });
});
