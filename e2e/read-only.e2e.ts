import { roubles } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/**
 * The API is Prism, which answers with the examples of the contract. Those examples alone must be enough for
 * every public page to work.
 */
test('every public page works with the examples of the contract', async ({ page, shopper }) => {
  await shopper.goto('/');
  await expect(shopper.heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();

  await shopper.department('Женщинам').click();
  await expect(page).toHaveURL(/zhenshchinam/);
  await expect(shopper.heading).toHaveText(/Женщинам/);
  const name = await shopper.openProduct();
  expect(name).not.toBe('');
  await expect(shopper.sizes.getByRole('radio')).not.toHaveCount(0);
  await shopper.chooseSize();
  expect(roubles((await page.getByRole('main').textContent()) ?? '')).toBeGreaterThan(0);

  for (const path of ['/wishlist', '/login', '/cart', '/checkout']) {
    await shopper.goto(path);
    await expect(shopper.heading).toBeVisible();
  }
});

test('pictures whose URLs are in the examples exist', async ({ page, shopper }) => {
  await shopper.goto('/');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(async () => {
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
});

test('on Prism, the page of a product that the examples of the contract do not contain responds with 404', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  expect((await page.goto('/product/net-takogo-tovara'))?.status()).toBe(404);
  await expect(shopper.heading).toHaveText('Страница не найдена');
});
