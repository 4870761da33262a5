import type { Page } from '@playwright/test';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

async function fillCart(page: Page, shopper: Shopper): Promise<void> {
  await page.goto('/zhenshchinam');
  await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(page).toHaveURL(/\/cart$/);
}

async function openCheckout(page: Page, shopper: Shopper): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).click();
  await expect(shopper.heading).toHaveText('Оформление заказа');
}

const choose = (page: Page, group: string, name: RegExp | string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).first().check({ force: true });

const step = (page: Page) =>
  page.getByRole('button', { name: 'Показать, что нужно для этого способа' }).click();
const order = (page: Page) => page.getByRole('button', { name: /^Подтвердить заказ/ }).click();

async function fillContacts(page: Page): Promise<void> {
  await page.getByLabel('Телефон', { exact: true }).fill('+7 999 123-45-67');
  await page.getByLabel('Имя и фамилия', { exact: true }).fill('Анна Петрова');
  await page.getByLabel(/Электронная почта/).fill('anna@example.ru');
}

test('without JavaScript, a courier order is placed step by step, and the checkout draft is saved between steps', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/422/);
  await fillCart(page, shopper);
  await openCheckout(page, shopper);
  await fillContacts(page);
  await choose(page, 'Способ получения', /^Курьером/);
  await step(page);

  await page
    .getByRole('combobox', { name: /Улица/ })
    .or(page.getByLabel(/Улица/))
    .first()
    .fill('ул. Мясницкая, 1');
  await page.getByLabel('Квартира').fill('2');
  await choose(page, 'Дата', /.+/);
  await choose(page, 'Время', '10:00–14:00');
  await step(page);

  // Goes to another page and back, like a shopper who interrupts the checkout.
  await page.goto('/cart');
  await openCheckout(page, shopper);
  await expect(page.getByLabel('Имя и фамилия', { exact: true })).toHaveValue('Анна Петрова');
  await expect(page.getByLabel('Квартира')).toHaveValue('2');
  await expect(page.getByRole('radio', { name: '10:00–14:00' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /персональных данных/ })).not.toBeChecked();

  await choose(page, 'Способ оплаты', /^Наличными/);
  await order(page);
  const wrong = page.getByRole('alert').filter({ hasText: 'Проверьте' });
  await expect(wrong).toBeVisible();
  await expect(page.getByLabel('Квартира')).toHaveValue('2');
  await page.getByRole('checkbox', { name: /персональных данных/ }).check();
  await order(page);

  await expect(page).toHaveURL(/\/checkout-success\?order=/);
  await expect(page.getByRole('main')).toContainText(/В-\d{6}-\d/);
  await page.goto('/checkout');
  await expect(page.getByRole('main')).toContainText('В корзине пока пусто');
});

test('without JavaScript, an order for collection in a store is placed; submitting it from two tabs creates one order', async ({
  page,
  shopper,
}) => {
  await fillCart(page, shopper);
  await openCheckout(page, shopper);
  await fillContacts(page);
  await choose(page, 'Способ получения', /^Самовывоз/);
  await step(page);
  await choose(page, 'Где забрать заказ', /.+/);
  await choose(page, 'Способ оплаты', /^Наличными/);
  await step(page);

  const other = await page.context().newPage();
  await other.goto('/checkout');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('radiogroup', { name: 'Где забрать заказ' }).locator(':checked')).toHaveCount(
      1,
    );
    await tab.getByRole('checkbox', { name: /персональных данных/ }).check();
  }
  for (const tab of [page, other]) {
    await order(tab);
    await expect(tab).toHaveURL(/\/checkout-success\?order=/);
  }
  expect(other.url()).toBe(page.url());
});

test('without JavaScript, changing from courier to post clears the chosen day of delivery; the order goes to another city, the bank declines the payment, and the shopper pays another way (§5.3.6)', async ({
  page,
  shopper,
}) => {
  await fillCart(page, shopper);
  await openCheckout(page, shopper);
  await fillContacts(page);
  await choose(page, 'Способ получения', /^Курьером/);
  await step(page);
  await choose(page, 'Дата', /.+/);
  await choose(page, 'Время', '10:00–14:00');
  await choose(page, 'Способ получения', /^Почтой/);
  await step(page);
  await page.goto('/checkout');
  const methods = page.getByRole('radiogroup', { name: 'Способ получения' });
  await expect(methods.getByRole('radio', { name: /^Почтой/ })).toBeChecked();
  await expect(page.getByRole('radiogroup', { name: 'Дата' })).toBeHidden();
  await expect(page.getByLabel('Индекс')).toBeVisible();

  await page.getByRole('button', { name: 'Изменить город' }).click();
  await page.getByLabel('Найти другой город').fill('rfpfy');
  await page.getByRole('button', { name: 'Найти', exact: true }).click();
  await expect(page.getByLabel('Город', { exact: true })).toHaveValue('kazan');
  await page.getByRole('button', { name: 'Показать способы получения' }).click();
  await expect(page.getByText('Город: Казань')).toBeVisible();
  await expect(page.getByLabel('Имя и фамилия', { exact: true })).toHaveValue('Анна Петрова');
  await page.getByRole('checkbox', { name: 'Заказ получит другой человек' }).check();
  await page.getByLabel('Имя и фамилия получателя').fill('Мария Орлова');
  await page.getByLabel('Телефон получателя').fill('8 999 000-00-01');
  await choose(page, 'Способ получения', /^Курьером/);
  await step(page);
  await page.getByLabel(/Улица/).first().fill('ул. Баумана, 1');
  await choose(page, 'Дата', /.+/);
  await choose(page, 'Время', '10:00–14:00');
  await choose(page, 'Способ оплаты', /^Картой онлайн/);
  await page.getByRole('checkbox', { name: /персональных данных/ }).check();
  await order(page);

  await page.getByRole('button', { name: /^Отказ/ }).click();
  await page.waitForURL(/\/checkout-success\?order=/);
  const again = page.getByRole('link', { name: 'Проверить ещё раз' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(shopper.heading).toHaveText('Оплата не\u00a0прошла', { timeout: 1 });
  }).toPass();
  await expect(page.getByRole('main')).toContainText('Мария Орлова');
  await choose(page, 'Способ оплаты', /^СБП/);
  await page.getByRole('button', { name: /^Оплатить ещё раз/ }).click();
  await expect(shopper.heading).toHaveText('Оплатите заказ по\u00a0СБП');
  await expect(page.getByRole('img', { name: 'QR-код для оплаты по СБП' })).toBeVisible();
  await choose(page, 'Способ оплаты', /^Наличными/);
  await page.getByRole('button', { name: /^Оплатить ·/ }).click();
  await expect(shopper.heading).toContainText('оформлен');
});
