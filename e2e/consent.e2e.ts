import type { Page } from '@playwright/test';
import { COOKIES, LOCAL_KEYS, SESSION_KEYS } from '../shared/web/browser-files.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { openShop } from './support/shop/open-shop.ts';
import type { ShopServer } from './support/shop/server.ts';
import { test as base, expect } from './support/test.ts';

const METRIKA = 'https://mc.yandex.ru/metrika/tag.js';
const MINDBOX = 'https://api.mindbox.ru/scripts/v1/tracker.js';

/** A test with a shop that uses two third-party scripts: a web analytics counter and a marketing tracker. */
const test = base.extend<object, { server: ShopServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const settings = { YANDEX_METRIKA_ID: '101', MINDBOX_TRACKER_ENDPOINT_ID: 'shop.Website' };
      const shop = await openShop({ settings });
      await use(shop.server);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/**
 * Replaces the scripts of third parties. The replacements only set the cookies that the originals set.
 * Returns a list to which the URL of each request is added.
 */
async function standIn(page: Page): Promise<string[]> {
  const requested: string[] = [];
  const answer = (url: string, body: string) =>
    page.route(url, (route) => {
      requested.push(url);
      return route.fulfill({ contentType: 'text/javascript', body });
    });
  await answer(METRIKA, "document.cookie='_ym_uid=1; path=/'");
  await answer(MINDBOX, "document.cookie='mindboxDeviceUUID=8a1de1f4-2c39-4a49-8f0f-52b0c9d4c8b1; path=/'");
  return requested;
}

const strip = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });
const files = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^(_ym|mindbox)/.test(name));

/** The kinds of e-commerce events that the page has sent to Metrika so far. */
const sold = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { ecommerce: object }[] }).dataLayer ?? []).map(
      ({ ecommerce }) => Object.keys(ecommerce)[1],
    ),
  );

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('before the shopper answers the consent banner, no third-party script is requested and no third-party cookie is set; the banner causes no layout shift (§4.5.4)', async ({
      page,
      shopper,
    }) => {
      const requested = await standIn(page);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await shopper.goto('/zhenshchinam');
      await expect(strip(page)).toBeVisible();
      await expectAccessible(page, 'a page with the question');
      await expectNoSidewaysScroll(page, 'a page with the question');
      // If the banner moved the page, the layout shift would be at least 0.1. Smaller shifts come from fonts
      // that load late.
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.001);
      expect([requested, await files(page)]).toEqual([[], []]);

      await strip(page).getByRole('button', { name: 'Только обязательные' }).click();
      await expect(strip(page)).toBeHidden();
      await shopper.goto('/muzhchinam');
      await expect(strip(page)).toBeHidden();
      expect([requested, await files(page)]).toEqual([[], []]);
    });

    test('accepted third-party scripts run, get e-commerce events, and stop when the consent is withdrawn (§4.5.5)', async ({
      page,
      shopper,
    }) => {
      const requested = await standIn(page);
      await shopper.goto('/zhenshchinam');
      await strip(page).getByRole('button', { name: 'Принять все' }).click();
      await expect(() => expect(requested.toSorted()).toEqual([MINDBOX, METRIKA])).toPass();
      const carried = page.waitForRequest((request) => 'x-mindbox-device-uuid' in request.headers());
      await shopper.openProduct();
      await expect.poll(() => sold(page)).toContain('detail');
      await carried;

      await page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' }).click();
      const dialog = shopper.dialog('Настройки cookie');
      await expect(dialog.getByRole('checkbox')).toHaveCount(2);
      await dialog.getByText('Показать 4').click();
      await expectAccessible(page, 'the settings');
      await expectNoSidewaysScroll(page, 'the settings');
      for (const name of ['Аналитические', 'Рекламные'])
        await dialog.getByRole('checkbox', { name }).uncheck();
      // Saving the choice reloads the page, now without the third-party scripts.
      const before = requested.length;
      await Promise.all([
        page.waitForEvent('load'),
        dialog.getByRole('button', { name: 'Сохранить выбор' }).click(),
      ]);
      await shopper.hydrated();
      expect(await files(page)).toEqual([]);
      expect(requested).toHaveLength(before);
      expect(await sold(page)).toEqual([]);
    });
  });
}

test('each consent starts only the script it is for; third-party=off in the URL stops the script without asking the shopper again (§4.5.2)', async ({
  page,
  shopper,
}) => {
  const requested = await standIn(page);
  await shopper.goto('/');
  await strip(page).getByRole('button', { name: 'Настроить' }).click();
  const dialog = shopper.dialog('Настройки cookie');
  await dialog.getByRole('checkbox', { name: 'Аналитические' }).check();
  await dialog.getByRole('button', { name: 'Сохранить выбор' }).click();
  await expect(() => expect(requested).toEqual([METRIKA])).toPass();

  await shopper.goto('/zhenshchinam?third-party=off');
  await shopper.goto('/muzhchinam');
  expect(requested).toEqual([METRIKA]);
  await shopper.goto('/muzhchinam?third-party=on');
  await expect(() => expect(requested).toEqual([METRIKA, METRIKA])).toPass();
});

test('a third-party script that is blocked or never loads does not affect the page (§4.5.3)', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT|ERR_ABORTED/);
  await page.route(METRIKA, (route) => route.abort('blockedbyclient'));
  await page.route(MINDBOX, () => {});
  await shopper.goto('/zhenshchinam');
  await strip(page).getByRole('button', { name: 'Принять все' }).click();
  await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.dialog(/Товар добавлен/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shop without third-party scripts does not ask for consent (§4.5.3, §4.5.4)', async ({ page }) => {
    await page.goto('/');
    await expect(strip(page)).toHaveCount(0);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Настройки cookie' });
    await expect(link).toHaveAttribute('href', '/policy/cookie-policy');
  });

  test('the cookie policy lists the cookies and storage entries of the shop and of third parties (§2.2.4)', async ({
    page,
  }) => {
    await page.goto('/policy/cookie-policy');
    for (const name of [COOKIES.access, LOCAL_KEYS.consent, SESSION_KEYS.order, '_ym_uid'])
      await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page, 'cookie policy');
  });
});
