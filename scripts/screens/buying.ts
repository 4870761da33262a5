import { expect } from '@playwright/test';
import { Checkout } from '../../e2e/support/checkout.ts';
import { makeAccount } from '../../e2e/support/shop/account.ts';
import { orderByCourier } from '../../e2e/support/shop/orders.ts';
import { changePrice } from '../../e2e/support/shop/prices.ts';
import { type Shot, shoot } from './shoot.ts';

const COATS = '/zhenshchinam/verkhnyaya-odezhda';
const DRESSES = '/zhenshchinam/platya';

/** Takes the screenshots from the checkout to the orders. */
export async function buying({ page, shopper, server, width }: Shot): Promise<void> {
  const checkout = new Checkout(page);
  const bank = (name: RegExp) => page.getByRole('button', { name }).click();
  let dear = '';
  // Tries several times, because the first requests to a newly started shop are slow and may time out. Each
  // attempt uses a new guest.
  await expect(async () => {
    await page.context().clearCookies();
    await shopper.putIntoCart(COATS);
    dear = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await shopper.putIntoCart(DRESSES);
  }).toPass({ timeout: 120_000 });
  await shopper.goto('/checkout');
  await checkout.method(/^Курьером/).check();
  await checkout.button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Проверьте' })).toBeVisible();
  await shoot(page, 'checkout-errors', width);

  await checkout.fillAll();
  await page.getByRole('checkbox', { name: 'Заказ получит другой человек' }).check();
  await page.getByLabel('Имя и фамилия получателя').fill('Мария Константинопольская');
  await page.getByLabel('Телефон получателя').fill('8 999 000-00-02');
  await checkout.payment(/^Картой онлайн/).check();
  await shoot(page, 'checkout', width);

  await changePrice(server, dear, (price) => price + 100_000);
  await checkout.button.click();
  await expect(checkout.changed).toBeVisible();
  await shoot(page, 'checkout-changed', width);

  await checkout.button.click();
  await bank(/^Банк думает/);
  await expect(shopper.heading).toHaveText(/^Проверяем/);
  await shoot(page, 'checkout-success-waiting', width);
  await expect(shopper.heading).toContainText('оформлен', { timeout: 60_000 });
  await shoot(page, 'checkout-success-paid', width);
  const number = /В-\d{6}-\d/.exec((await shopper.heading.textContent()) ?? '')?.[0] ?? '';

  await shopper.putIntoCart(DRESSES, 1);
  await shopper.goto('/checkout');
  await checkout.fillAll();
  await checkout.payment(/^Картой онлайн/).check();
  await checkout.button.click();
  await bank(/^Отказ/);
  await expect(shopper.heading).toHaveText(/не\sпрошла$/);
  await shoot(page, 'checkout-success-refused', width);

  await shopper.goto('/orderstatus');
  await page.getByLabel('Номер заказа').fill(number);
  await page.getByLabel(/^Телефон/).fill('8 999 123-45-67');
  await page.getByRole('button', { name: 'Проверить статус' }).click();
  await expect(page.getByRole('list', { name: 'Ход заказа' })).toBeVisible();
  await shoot(page, 'orderstatus', width);

  await orderByCourier(page.context(), server);
  await shopper.signIn(await makeAccount(server, { firstName: 'Анна' }), '/orders');
  await expect(page.getByRole('list', { name: 'Заказы' }).getByRole('listitem')).toHaveCount(3);
  await shoot(page, 'orders', width);
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByRole('list', { name: 'Ход заказа' })).toBeVisible();
  await shoot(page, 'order', width);
}
