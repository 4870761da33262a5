import type { Page } from '@playwright/test';
import { ConsoleWatch } from './support/console.ts';
import { noviceTask } from './support/novice-task.ts';
import { addAuthenticator, deskTest, expectSound } from './support/shop/desk-shop.ts';
import { orderByCourier } from './support/shop/orders.ts';
import { expect } from './support/test.ts';

const test = deskTest();

const SESSION = '__Host-vitrina-desk';

/** Asserts that no script of the page can find the token of the session. */
async function expectTokenHidden(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === SESSION);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  const token = cookie?.value ?? 'none';
  const seen = await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // Calls of the contract cannot be repeated: many of them are no GET.
    const files = loaded.filter(({ initiatorType }) => initiatorType !== 'fetch').map(({ name }) => name);
    const bodies = await Promise.all(
      [location.href, ...files].map((file) => fetch(file).then((answer) => answer.text())),
    );
    const stores = [{ ...localStorage }, { ...sessionStorage }];
    const databases = await indexedDB.databases();
    return JSON.stringify([document.cookie, stores, databases, document.documentElement.outerHTML, bodies]);
  });
  expect(seen.length).toBeGreaterThan(10_000);
  expect(seen).not.toContain(token);
}

test('a packer is invited and signs in, who cancelled an order is found, and no page knows the token of its session', async ({
  page,
  context,
  browser,
  server,
  invitation,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addAuthenticator(page);
  await page.goto(invitation);
  await page.getByRole('button', { name: /Сделать ключ/ }).click();
  await expect(page.getByRole('heading', { name: 'Сегодня' })).toBeVisible();

  const packerContext = await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
  const watch = new ConsoleWatch(packerContext);
  const packer = await packerContext.newPage();
  await addAuthenticator(packer);
  const dialog = page.getByRole('dialog');
  await noviceTask('Пригласить сборщика, пока он не войдёт', async ({ press, type, wait }) => {
    await press(page.getByRole('link', { name: 'Люди' }));
    await wait(page.getByRole('heading', { name: 'Люди' }));
    await press(page.getByRole('button', { name: 'Пригласить' }));
    await type(dialog.getByLabel('Имя и фамилия'), 'Анна Белова');
    await press(dialog.getByRole('button', { name: 'Сделать ссылку' }));
    await wait(dialog.getByRole('button', { name: 'Скопировать ссылку' }));
    await press(dialog.getByRole('button', { name: 'Скопировать ссылку' }));
    await packer.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await wait(packer.getByRole('heading', { name: 'Анна Белова' }));
    await press(packer.getByRole('button', { name: /Сделать ключ/ }));
    await wait(packer.getByRole('heading', { name: 'Сегодня' }));
  });
  await expect(packer.getByRole('link', { name: 'Люди' })).toBeHidden();
  await expectTokenHidden(packer);
  await page.getByRole('button', { name: 'Готово' }).click();

  const order = await orderByCourier(context, server, { asGuest: true });
  await page.getByRole('complementary').getByRole('link', { name: 'Заказы' }).click();
  await page.getByRole('link', { name: order.number }).click();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить' }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'Заказы' }).click();
  await noviceTask('Узнать, кто отменил заказ', async ({ press, type, wait }) => {
    await type(page.getByRole('searchbox'), order.number);
    await press(page.getByRole('link', { name: order.number }));
    await wait(page.getByText(/Мария Орлова, /).first());
    await press(page.getByRole('link', { name: 'Журнал заказа' }));
    await wait(page.getByRole('row', { name: /Мария Орлова Отменить/ }));
  });
  await expectSound(page, 'the log');

  await page.getByRole('link', { name: 'Люди' }).click();
  await page.getByRole('link', { name: 'Анна Белова' }).waitFor();
  await expectSound(page, 'the people');
  await page.getByRole('link', { name: 'Анна Белова' }).click();
  await page.getByRole('heading', { name: 'Ключи входа' }).waitFor();
  await expectSound(page, 'a person');
  await page.getByRole('button', { name: 'Отозвать доступ' }).click();
  await expectSound(page, 'revoking');
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
  await expect(page.getByText(/^Отозван сегодня/)).toBeVisible();

  // The revoked packer is signed out by the next step.
  watch.allow(/401/);
  await packer.getByRole('link', { name: 'Возвраты' }).click();
  await expect(packer.getByText(/Сессия завершена/)).toBeVisible();
  expect(watch.complaints).toEqual([]);
  await packerContext.close();

  await page.getByRole('link', { name: 'Мария Орлова' }).click();
  await page.getByRole('heading', { name: 'Сессии' }).waitFor();
  await expectSound(page, 'own keys');
});
