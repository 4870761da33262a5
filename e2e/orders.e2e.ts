import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { makeAccount } from './support/shop/account.ts';
import { lettersTo } from './support/shop/letters.ts';
import { BUYER, orderByCourier } from './support/shop/orders.ts';
import { expect, test } from './support/test.ts';

/** Asserts what is printed: the text, but no header, footer, buttons or forms. */
async function expectSheet(page: Page, text: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const button of await page.getByRole('main').locator('button, form').all())
    await expect(button).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a signed-in shopper finds an order, cancels a part of it, repeats the order and cancels the rest (§2.1.8, §2.1.9)', async ({
      page,
      context,
      shopper,
      server,
    }) => {
      await shopper.signIn(await makeAccount(server), '/orders');
      await expect(page.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible();
      await expectAccessible(page, 'no orders');

      const { number } = await orderByCourier(context, server);
      await shopper.goto('/orders');
      const row = page.getByRole('list', { name: 'Заказы' }).getByRole('listitem');
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(number);
      await expectAccessible(page, 'the list');
      await expectNoSidewaysScroll(page, '/orders');
      await page.getByRole('link', { name: 'Отменённые' }).click();
      await expect(page.getByText('Таких заказов нет')).toBeVisible();
      await page.getByRole('link', { name: 'Показать все' }).click();

      await row.getByRole('link', { name: /^Оформлен/ }).click();
      await expect(shopper.heading).toHaveText(new RegExp(number));
      await expect(page.getByRole('list', { name: 'Ход заказа' }).getByRole('listitem')).toHaveCount(4);
      await expectAccessible(page, 'an order');
      await expectNoSidewaysScroll(page, 'an order');
      await expectSheet(page, number);

      await page.getByRole('button', { name: 'Отменить заказ' }).click();
      const question = shopper.dialog('Отменить заказ');
      await question.getByRole('radio', { name: 'Некоторые товары' }).check();
      await question.getByRole('checkbox').last().check();
      await question.getByRole('combobox').selectOption('1');
      await question.getByRole('radio', { name: 'Передумали' }).check();
      await expectAccessible(page, 'the question');
      await question.getByRole('button', { name: /^Отменить 1/ }).click();
      await expect(shopper.statusMessage('Товары отменены')).toBeVisible();
      await expect(page.getByText(/^Отменено 1/)).toBeVisible();

      await page.getByRole('button', { name: 'Повторить заказ' }).click();
      await expect(shopper.statusMessage(/В.корзину добавлено/)).toBeVisible();
      // Repeating the order adds only as many pieces as are in stock, so there may be one or two.
      await expect(shopper.cartLink).toHaveAccessibleName(/[12]/);

      await page.getByRole('button', { name: 'Отменить заказ' }).click();
      await question.getByRole('radio', { name: 'Другая причина' }).check();
      await question.getByRole('button', { name: 'Отменить заказ' }).click();
      await expect(page.getByRole('heading', { name: 'Отменён' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Все заказы' }).click();
      await expect(row.getByRole('link', { name: /^Отменён/ })).toBeVisible();
    });

    test('a guest sees the checkout result; everyone who has the order number and the phone number sees the order’s status (§1.4, §2.1.14, §2.1.17)', async ({
      page,
      context,
      shopper,
      server,
    }) => {
      const { id, number } = await orderByCourier(context, server, { asGuest: true });
      await shopper.goto(`/checkout-success?order=${id}`);
      await expect(shopper.heading).toHaveText(new RegExp(`${number} оформлен`));
      await expect(shopper.heading).toBeFocused();
      await expect(page.getByRole('link', { name: 'Создать учётную запись' })).toBeVisible();
      await expectAccessible(page, 'the result');
      await expectNoSidewaysScroll(page, 'the result');
      await expect(async () => {
        const letters = await lettersTo(server, BUYER.email);
        expect(letters.filter(({ subject }) => subject.includes(number))).toHaveLength(1);
      }).toPass();

      await context.clearCookies();
      await shopper.goto('/orderstatus');
      await expectAccessible(page, 'the question for a status');
      await page.getByLabel('Номер заказа').fill(number.replaceAll('-', ' ').toLowerCase());
      await page.getByLabel('Телефон из заказа').fill(BUYER.phone);
      await page.getByRole('button', { name: 'Проверить статус' }).click();
      await expect(page.getByRole('heading', { name: 'Оформлен' })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/Орлова|Садовая/);
      await expectAccessible(page, 'the status');
      await expectNoSidewaysScroll(page, 'the status');
      await expectSheet(page, 'Оформлен');
    });
  });
}

test('another shopper’s order gives a 404, and the URL of its checkout result leads to the order status form (§2.1.8, §2.1.9, §2.1.14)', async ({
  context,
  browser,
  shopper,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' } });
  const { id } = await orderByCourier(elsewhere, server, { asGuest: true });
  await elsewhere.close();
  await shopper.signIn(await makeAccount(server), `/orders/${id}`);
  await expect(shopper.heading).toHaveText(/не.найдена/i);
  await context.clearCookies();
  for (const address of [`/checkout-success?order=${id}`, '/checkout-success']) {
    await shopper.goto(address);
    await expect(shopper.heading).toHaveText('Статус заказа');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the order status form works, and a wrong phone number shows an error beside the field', async ({
    page,
    context,
    server,
    consoleWatch,
  }) => {
    consoleWatch.allow(/404/);
    const { number } = await orderByCourier(context, server, { asGuest: true });
    await context.clearCookies();
    await page.goto('/orderstatus');
    await page.getByLabel('Номер заказа').fill(number);
    await page.getByLabel('Телефон из заказа').fill('+7 999 999 99 99');
    await page.getByRole('button', { name: 'Проверить статус' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Заказ не.найден/);
    await expect(page.getByLabel('Номер заказа')).toHaveValue(number);
    await page.getByLabel('Телефон из заказа').fill(BUYER.phone);
    await page.getByRole('button', { name: 'Проверить статус' }).click();
    await expect(page.getByRole('heading', { name: 'Оформлен' })).toBeVisible();
  });
});
