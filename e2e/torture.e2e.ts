import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll, watchLayoutShift } from './support/layout.ts';
import { expect, test } from './support/test.ts';

// These tests show goods with extreme values: names of 120 characters, 40 colours, 30 sizes, prices of 1 ₽
// and 999 999 ₽, no pictures.

const listing = '/zhenshchinam/ispytaniya';

// The missing picture and the unknown care code of these goods are logged on every page.
test.beforeEach(({ consoleWatch }) => {
  consoleWatch.allow(/404.*propala/);
  consoleWatch.allow(/Unknown care code: WASH_ON_THE_MOON/);
});

for (const width of [320, 390, 768, 1440]) {
  test(`the listing of extreme goods and its product pages keep their layout at ${width} px`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shift = await watchLayoutShift(page);
    await shopper.goto(listing);
    await expectNoSidewaysScroll(page, listing);
    const addresses = await shopper.cards
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
    expect(addresses.length).toBeGreaterThanOrEqual(8);
    for (const address of addresses) {
      await shopper.goto(address);
      await expectNoSidewaysScroll(page, address);
      await expect(shopper.heading).toBeVisible();
      // Waits for the lower parts of the page, which load only when they come near the window.
      await expect(
        page.getByRole('region', { name: 'Доставка в ваш город' }).locator('.skeleton'),
      ).toHaveCount(0);
      expect(await shift(), address).toBeLessThanOrEqual(0.01);
    }
  });
}

test('the listing of extreme goods and its product pages have no axe violations', async ({
  page,
  shopper,
}) => {
  await shopper.goto(listing);
  await expectAccessible(page);
});

test('goods without pictures show a placeholder', async ({ page, shopper }) => {
  await shopper.goto(listing);
  const broken = await page
    .getByRole('main')
    .locator('article img')
    .evaluateAll(async (images: HTMLImageElement[]) => {
      for (const image of images) {
        image.loading = 'eager';
        await image.decode().catch(() => undefined);
      }
      return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc);
    });
  expect(broken).toEqual([]);
});
