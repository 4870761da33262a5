import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { noviceTask } from './support/novice-task.ts';
import { addAuthenticator, deskTest } from './support/shop/desk-shop.ts';
import { lettersTo } from './support/shop/letters.ts';
import { BUYER, orderByCourier } from './support/shop/orders.ts';
import { expect } from './support/test.ts';

const test = deskTest();

test('a manager changes the size in an order, and the buyer gets a letter that says so', async ({
  page,
  context,
  server,
  invitation,
}) => {
  await addAuthenticator(page);
  await page.goto(invitation);
  await page.getByRole('button', { name: /Сделать ключ/ }).click();
  await expect(page.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
  const { number } = await orderByCourier(context, server, { asGuest: true });
  await page.getByRole('complementary').getByRole('link', { name: 'Заказы' }).click();

  const dialog = page.getByRole('dialog', { name: 'Изменить заказ' });
  const size = dialog.getByLabel('Размер').first();
  await noviceTask('Сменить размер в заказе', async ({ press, wait }) => {
    await press(page.getByRole('link', { name: number }));
    await press(page.getByRole('button', { name: 'Изменить', exact: true }));
    await wait(size);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `editing at ${width} px`);
      await expectAccessible(page, `editing at ${width} px`);
    }
    await press(size);
    await size.selectOption(await size.locator('option:not(:checked):enabled').first().getAttribute('value'));
    await wait(dialog.getByText(/размер.+→/));
    await press(dialog.getByRole('button', { name: 'Изменить', exact: true }));
    await wait(page.getByText('Заказ изменён', { exact: true }));
  });
  await expect(async () => {
    const letters = await lettersTo(server, BUYER.email);
    expect(letters.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('изменён'));
  }).toPass();

  await page.getByLabel('Новая заметка').fill('Просила другой размер по телефону');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  const notes = page.getByRole('region', { name: 'Заметки' });
  await expect(notes.getByText('Просила другой размер по телефону')).toBeVisible();
  const letters = page.getByRole('region', { name: 'Письма' });
  await letters.getByRole('button', { name: /изменён, почта$/ }).click();
  await expect(page.getByText('Письмо уйдёт ещё раз')).toBeVisible();
  await expectAccessible(page, 'an edited order');
});
