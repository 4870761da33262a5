import { expect, test } from './support/test.ts';

const OUTERWEAR = '/zhenshchinam/verkhnyaya-odezhda';
/** Height of the page header on a phone, in pixels. */
const HEADER = 56;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone, the filter bar is above the goods, the chips scroll away while the filter link stays, and keyboard focus brings the chips back into view', async ({
    page,
    shopper,
  }) => {
    await shopper.goto(`${OUTERWEAR}?razmer=44,46&cvet=chernyy`);
    await expect(shopper.chosen).toHaveCount(3);
    await shopper.chosen.filter({ hasText: 'Чёрный' }).click();
    await expect(page).toHaveURL(/\?razmer=44,46$/);
    await expect(shopper.chosen).toHaveCount(2);

    const top = async (words: string) =>
      (await page.getByRole('main').getByRole('link', { name: words }).boundingBox())?.y ?? 0;
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await expect.poll(() => top('Фильтры')).toBeGreaterThanOrEqual(HEADER);
    expect(await top('Фильтры')).toBeLessThan(HEADER + 10);
    expect(await top('Сбросить всё')).toBeLessThan(HEADER);

    await page.getByRole('main').getByRole('link', { name: 'Фильтры' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Сбросить всё' })).toBeFocused();
    await expect.poll(() => top('Сбросить всё')).toBeGreaterThanOrEqual(HEADER);
  });

  test('on a phone, goods and chips match the filters after these were applied in the filter sheet', async ({
    page,
    shopper,
  }) => {
    await shopper.goto(OUTERWEAR);
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await page.getByRole('main').getByRole('link', { name: 'Фильтры' }).click();
    const sheet = page.getByRole('dialog', { name: 'Фильтры' });
    await shopper.filter('Цвет', 'Чёрный', sheet).check();
    await sheet.getByRole('button', { name: /^Показать\s\d/ }).click();
    await expect(page).toHaveURL(/\?cvet=chernyy$/);
    await expect(shopper.chosen).toHaveCount(1);
    await expect
      .poll(async () => (await shopper.chosen.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(HEADER);
  });
});

test('on a phone, a filter that is checked before hydration is applied after hydration', async ({
  page,
  shopper,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(OUTERWEAR, { waitUntil: 'commit' });
  const size = shopper.filter('Размер', '46');
  await size.check();
  scripts.resolve();
  await expect(page).toHaveURL(/\?razmer=46$/);
  await expect(shopper.chosen).toHaveCount(1);
  await expect(size).toBeChecked();
});

for (const width of [390, 1440]) {
  test(`pages do not get wider than the window of ${width} px if text is twice as large`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of [`${OUTERWEAR}?razmer=44,46&cvet=chernyy`, '/search?q=красное платье', '/']) {
      await shopper.goto(address);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
