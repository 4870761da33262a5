import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { makeAccount } from './support/shop/account.ts';
import { lettersTo } from './support/shop/letters.ts';
import { orderByCourier } from './support/shop/orders.ts';
import type { ShopServer } from './support/shop/server.ts';
import { expect, test } from './support/test.ts';

const newAddress = () => `anna-${crypto.randomUUID().slice(0, 8)}@example.ru`;
const DOCUMENT = {
  name: 'чек.pdf',
  mimeType: 'application/pdf',
  // The file is so large that the browser cannot use `keepalive` (which completes a request after its page
  // was closed) for the upload.
  buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(200_000)}`),
};

const sent = (page: Page) => page.getByRole('heading', { name: 'Сообщение отправлено' });
const send = (page: Page) => page.getByRole('button', { name: 'Отправить' }).click();

async function fillIn(page: Page, address: string) {
  await page.getByLabel('О чём вопрос').selectOption('DELIVERY');
  await page.getByLabel('Имя').fill('Анна');
  await page.getByLabel('Телефон или почта').fill(address);
  await page.getByLabel('Сообщение').fill('Можно ли перенести доставку на четверг?');
  await page.getByLabel('Приложить файлы').setInputFiles(DOCUMENT);
}

/** Asserts that a letter was sent to the address, with the request number that the page shows. */
async function expectLetter(page: Page, server: ShopServer, address: string) {
  const number = (await page.getByText(/^П-\d{6}-\d$/).textContent()) ?? '';
  await expect(async () => {
    const letters = await lettersTo(server, address);
    expect(letters.map(({ subject }) => subject)).toContainEqual(expect.stringContaining(number));
  }).toPass();
}

test('pages and letters of the demo have a phone with its hours, and an address to write to (§2.2.1)', async ({
  page,
  shopper,
  server,
}) => {
  const [phone, hours, email] = ['+7 (000) 000-00-00', 'ежедневно с 9 до 21', 'pokupatelyam@vitrina.example'];
  await shopper.goto('/contactform');
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')])
    for (const words of [phone, hours, email]) await expect(part.getByText(words)).toBeVisible();
  await shopper.goto('/checkout');
  await expect(page.getByRole('banner').locator('a[href="tel:+70000000000"]').first()).toBeVisible();
  const address = newAddress();
  await shopper.goto('/contactform');
  await fillIn(page, address);
  await page.getByRole('checkbox', { name: /согласие на обработку/ }).check();
  await send(page);
  await expect(sent(page)).toBeFocused();
  await expect(async () => {
    const [letter] = await lettersTo(server, address);
    expect(letter?.text).toContain(phone);
    expect(letter?.text).toContain(hours);
  }).toPass();
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a guest writes to the shop with a file (§2.1.16, §3.10.1, §5.3.4)', async ({
      page,
      shopper,
      server,
    }) => {
      await shopper.goto('/contactform');
      await expectAccessible(page, 'the form');
      await send(page);
      await expect(page.getByLabel('О чём вопрос')).toBeFocused();
      await expectAccessible(page, 'the form with errors');
      await expectNoSidewaysScroll(page, 'the form with errors');
      const address = newAddress();
      await fillIn(page, address);
      await expect(page.getByRole('list', { name: 'Приложенные файлы' })).toContainText('чек.pdf');
      await expectAccessible(page, 'the form with a file');
      await page.getByRole('checkbox', { name: /согласие на обработку/ }).check();
      await send(page);
      await expect(sent(page)).toBeFocused();
      await expectAccessible(page, 'what was sent');
      await expectLetter(page, server, address);
    });
  });
}

test('a signed-in shopper writes to the shop about an order (§2.1.16, §3.10.1, §5.3.4)', async ({
  page,
  context,
  shopper,
  server,
}) => {
  const account = await makeAccount(server);
  await shopper.signIn(account, '/orders');
  const { id, number } = await orderByCourier(context, server);
  await shopper.goto(`/orders/${id}`);
  await page.getByRole('link', { name: 'Задать вопрос о заказе' }).click();
  await expect(page.getByLabel('Заказ (если есть)')).toHaveValue(number);
  await expect(page.getByLabel('Телефон или почта')).toHaveValue(account.login);
  await page.getByLabel('О чём вопрос').selectOption('ORDER');
  await page.getByLabel('Сообщение').fill('Когда соберёте?');
  await page.getByRole('checkbox', { name: /согласие на обработку/ }).check();
  await send(page);
  await expect(sent(page)).toBeVisible();
  await expectLetter(page, server, account.login);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest writes to the shop with a file; after an error, the form still has the typed values (§2.1.16, §3.10.1, §5.3.4)', async ({
    page,
    server,
    consoleWatch,
  }) => {
    consoleWatch.allow(/422/);
    await page.goto('/contactform');
    await fillIn(page, 'anna@example');
    await send(page);
    await expect(page.getByText('Проверьте адрес почты')).toBeVisible();
    await expect(page.getByText(/Приложите файлы ещё раз/)).toBeVisible();
    await expect(page.getByLabel('Сообщение')).toHaveValue('Можно ли перенести доставку на четверг?');
    await expectNoSidewaysScroll(page, 'the form with errors');
    const address = newAddress();
    // Playwright fills in the form faster than a person could. The shop then asks the shopper to submit it
    // again; the values stay in the form.
    await expect(async () => {
      await fillIn(page, address);
      await page.getByRole('checkbox', { name: /согласие на обработку/ }).check();
      await send(page);
      await expect(sent(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectLetter(page, server, address);
  });
});
