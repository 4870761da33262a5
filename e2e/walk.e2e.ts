import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ConsoleWatch } from './support/console.ts';
import { roubles, Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** Starts a browser that keeps its profile in a folder, so that cookies survive a restart of the browser. */
async function openBrowser(
  profile: string,
  baseURL: string,
): Promise<{ context: BrowserContext; watch: ConsoleWatch }> {
  const { launchOptions = {}, locale, timezoneId } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL,
    ...(locale ? { locale } : {}),
    ...(timezoneId ? { timezoneId } : {}),
    viewport: { width: 1440, height: 900 },
  });
  return { context, watch: new ConsoleWatch(context) };
}

const firstPage = (context: BrowserContext) => context.pages()[0] ?? context.newPage();

test('cart and wishlist survive closing the browser and a restart of the shop (§1.3, §2.1.12, §2.1.15)', async ({
  server,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'vitrina-profile-'));
  const first = await openBrowser(profile, server.url);
  const shopper = new Shopper(await firstPage(first.context));

  await shopper.goto('/');
  await shopper.department('Женщинам').click();
  await expect(shopper.heading).toHaveText(/Женщинам/);
  const name = await shopper.openProduct(1);
  await expect(shopper.heading).toHaveText(name);

  await shopper.addToCart();
  await expect(shopper.page.getByText('Выберите размер, чтобы добавить товар в корзину')).toBeVisible();
  const size = await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
  await shopper.closeAddedPanel();
  await shopper.keepOpened();
  await expect(shopper.wishlistLink).toHaveAccessibleName(/1/);
  expect(first.watch.complaints).toEqual([]);
  await first.context.close();

  await server.restart();

  const second = await openBrowser(profile, server.url);
  const returned = new Shopper(await firstPage(second.context));
  await returned.goto('/cart');
  await expect(returned.lines).toHaveCount(1);
  await expect(returned.lines).toContainText(name);
  await expect(returned.lines).toContainText(size);
  await returned.goto('/wishlist');
  await expect(returned.cards.filter({ hasText: name })).toHaveCount(1);

  await returned.goto('/cart');
  const price = roubles((await returned.total.textContent()) ?? '');
  await returned.lines
    .first()
    .getByRole('button', { name: /Увеличить/ })
    .click();
  await expect(async () => {
    expect(roubles((await returned.total.textContent()) ?? '')).toBe(price * 2);
  }).toPass();
  await returned.page.reload();
  await returned.hydrated();
  await expect(returned.quantity()).toHaveValue('2');
  await returned.lines
    .first()
    .getByRole('button', { name: /Удалить/ })
    .click();
  await expect(returned.heading).toHaveText('В корзине пока пусто');
  expect(second.watch.complaints).toEqual([]);
  await second.context.close();
  await rm(profile, { recursive: true, force: true });
});
