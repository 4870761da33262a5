import { expectAccessible } from './support/axe.ts';
import { deskScripts } from './support/page-scripts.ts';
import { addAuthenticator, deskTest, expectSound } from './support/shop/desk-shop.ts';
import { orderByCourier } from './support/shop/orders.ts';
import { expect } from './support/test.ts';

const test = deskTest();

test('a person is invited, finds an order by its phone, packs, ships and hands it over, and signs in again', async ({
  page,
  context,
  server,
  deskUrl,
  invitation,
  consoleWatch,
}) => {
  await addAuthenticator(page);
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'Мария Орлова' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page, 'an invitation');
  await page.getByRole('button', { name: /Сделать ключ/ }).click();
  await expect(page.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Заказы' }).click();
  await expect(page.getByRole('heading', { name: 'Заказы' })).toBeVisible();
  await expect(page.getByText('Таких заказов нет')).toBeVisible();
  await expectAccessible(page, 'no orders');

  const order = await orderByCourier(context, server, { asGuest: true });
  await page.getByRole('searchbox').fill('8 (999) 000-00-01');
  await page.getByRole('link', { name: order.number }).waitFor();
  await expectSound(page, 'the orders');
  await page.getByRole('link', { name: order.number }).click();
  await expect(page.getByRole('heading', { name: order.number })).toBeVisible();
  await expectSound(page, 'an order');

  await page.getByRole('button', { name: 'Собрать' }).click();
  await expectSound(page, 'packing');
  await page.getByRole('button', { name: 'Собрано' }).click();
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(page.getByLabel('Кто везёт')).toHaveValue('Курьер');
  await page.getByRole('button', { name: 'Отправлено' }).click();
  await page.getByRole('button', { name: 'Вручить' }).click();
  await expectSound(page, 'handing over');
  await page.getByRole('button', { name: 'Вручено' }).click();
  await expect(page.getByRole('button', { name: 'Принять возврат' })).toBeVisible();
  await expect(page.getByText('Приход, наличными')).toBeVisible();

  // An operator whose session has ended while typing signs in again and continues.
  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  await page.getByLabel('Сумма, ₽').fill('500');
  await page.getByRole('radio', { name: 'Наличными', exact: true }).check();
  await context.clearCookies();
  consoleWatch.allow(/401|API call failed/);
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByText(/Сессия завершена/)).toBeVisible();
  await expectSound(page, 'signing in');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByLabel('Сумма, ₽')).toHaveValue('500');
  await expect(page.getByRole('radio', { name: 'Наличными', exact: true })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByText('Возврат прихода, наличными')).toBeVisible();
  // The answer is shown before the dialog has closed, and over a dialog the search of everything does not open.
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('отзывы');
  await expectSound(page, 'the search of everything');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Отзывы' })).toBeVisible();
  await expectAccessible(page, 'reviews');
  await page.getByRole('link', { name: 'Возвраты' }).click();
  await expect(page.getByRole('heading', { name: 'Возвраты' })).toBeVisible();
  await expectAccessible(page, 'refunds');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  await page.goto(`${deskUrl}/orders`);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
});

test('the scripts with which the desk starts do not exceed 250 KB', () => {
  expect(deskScripts()).toBeLessThanOrEqual(250);
});
