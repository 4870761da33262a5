import type { Page } from '@playwright/test';
import { startProvider } from '../mocks/oidc/start-provider.ts';
import { openShop } from './support/shop/open-shop.ts';
import type { ShopServer } from './support/shop/server.ts';
import { demoShopper, type Shopper } from './support/shopper.ts';
import { test as base, expect } from './support/test.ts';

/**
 * A test with a shop that uses the local sign-in provider in mocks/oidc. The provider's state is reset before
 * each test.
 */
const test = base.extend<object, { server: ShopServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const provider = await startProvider({ port: 0 });
      const shop = await openShop({ settings: { DEMO_SIGN_IN_ISSUER: provider.issuer } });
      await use(shop.server);
      await shop.close();
      await provider.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Presses the provider's button in the sign-in modal. Returns the pop-up window that opens. */
async function depart(shopper: Shopper): Promise<Page> {
  await shopper.profileLink.click();
  const opened = shopper.page.waitForEvent('popup');
  await shopper.dialog('Вход').getByRole('button', { name: 'Войти с Демо ID' }).click();
  return opened;
}

test('signing in in the provider’s window opens the account with the verified e-mail address, and the window closes itself (§4.1.3, §6.5.1, §9.7)', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
  await shopper.closeAddedPanel();

  const popup = await depart(shopper);
  await popup.getByRole('button', { name: /^Анна/ }).waitFor();
  const size = await popup.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
  expect(size).toEqual({ width: 960, height: 600 });
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: /^Анна/ }).click();
  await closed;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\//);
  await expect(shopper.profileLink).toHaveAccessibleName('Личный кабинет');
  await expect(shopper.statusMessage('В корзину добавлены товары, выбранные до входа: 1')).toBeVisible();
  await shopper.goto('/myprofile');
  await expect(page.getByRole('main')).toContainText(demoShopper.login);
});

test('in the provider’s window, a new shopper is asked for consent, and is signed in only after agreeing (§4.1.3)', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/');
  const popup = await depart(shopper);
  await popup.getByRole('button', { name: /^Вера/ }).click();
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Почти готово');
  const consent = popup.getByRole('checkbox', { name: /обработку персональных данных/ });
  await expect(consent).not.toBeChecked();
  await popup.getByRole('button', { name: 'Продолжить' }).click();
  await expect(consent).toHaveAccessibleDescription('Поставьте отметку, чтобы продолжить');
  await expect(shopper.profileLink).toHaveAccessibleName('Войти');
  await consent.check();
  await closeBy(popup, 'Продолжить');
  await expect(shopper.profileLink).toHaveAccessibleName('Личный кабинет');
  await shopper.goto('/myprofile');
  await expect(page.getByRole('main')).toContainText('vera@vitrina.example');
});

test('after the shopper cancels at the provider, its window shows a message and stays open until the shopper closes it (§4.1.3)', async ({
  shopper,
}) => {
  await shopper.goto('/');
  const popup = await depart(shopper);
  await popup.getByRole('button', { name: 'Отменить вход' }).click();
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Вход отменён');
  await expect(popup.getByRole('alert')).toHaveText('Вы не разрешили передать данные магазину');
  await closeBy(popup, 'Закрыть окно');
  await expect(shopper.dialog('Вход')).toBeVisible();
  await expect(shopper.profileLink).toHaveAccessibleName('Войти');
});

test('signing in with an unverified e-mail address does not give access to the account with this address', async ({
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/40[39]/);
  await shopper.goto('/');
  const popup = await depart(shopper);
  await popup.getByRole('button', { name: /^Борис/ }).click();
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Войти не получилось');
  await expect(popup.getByRole('alert')).toContainText(/почт/);
  await expect(shopper.profileLink).toHaveAccessibleName('Войти');
});

test('if pop-ups are blocked, the sign-in provider’s page opens in the same window, and the shopper returns to the requested page', async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await shopper.goto('/login?redirect=%2Feditpreferences');
  await page.getByRole('main').getByRole('button', { name: 'Войти с Демо ID' }).click();
  await page.getByRole('button', { name: /^Анна/ }).click();
  await expect(page).toHaveURL(/\/editpreferences$/);
  await expect(shopper.heading).toHaveText('Настройки');
});

test('after signing in at the provider in the same window, the next page says once that the guest’s cart was merged', async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await shopper.putIntoCart('/obuv');
  await shopper.goto('/login?redirect=%2Fobuv');
  await page.getByRole('main').getByRole('button', { name: 'Войти с Демо ID' }).click();
  await page.getByRole('button', { name: /^Анна/ }).click();
  await expect(page).toHaveURL(/\/obuv$/);
  await expect(shopper.statusMessage('В корзину добавлены товары, выбранные до входа: 1')).toBeVisible();
  await page.reload();
  await shopper.hydrated();
  await expect(shopper.cartLink).toHaveAccessibleName(/^Корзина: \d/);
  await expect(shopper.statusMessage('выбранные до входа')).toHaveCount(0);
});

/**
 * Presses a button in the pop-up window that closes the window. The browser may close it before it reports
 * the press as done.
 */
async function closeBy(popup: Page, name: string): Promise<void> {
  const closed = popup.waitForEvent('close');
  const pressed = popup
    .getByRole('button', { name })
    .click()
    .catch((error: Error) => {
      if (!popup.isClosed()) throw error;
    });
  await Promise.all([closed, pressed]);
}
