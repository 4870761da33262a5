import { spawnBank } from '../mocks/bank/spawn-bank.ts';
import { noviceTask } from './support/novice-task.ts';
import { addAuthenticator, deskTest, expectSound } from './support/shop/desk-shop.ts';
import { linkTo } from './support/shop/letters.ts';
import { expect } from './support/test.ts';

/** A desk whose shop takes payments at a local bank. */
const test = deskTest().extend<object, { settings: Record<string, string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  settings: [async ({}, use) => use({ ...(await spawnBank()) }), { scope: 'worker' }],
});

const EMAIL = 'olga@example.ru';

test('a manager orders for a buyer on the phone, and the buyer pays by the link of the letter (§2.1.29)', async ({
  page,
  server,
  deskUrl,
  invitation,
  browser,
}) => {
  await addAuthenticator(page);
  await page.goto(invitation);
  await page.getByRole('button', { name: /Сделать ключ/ }).click();
  await expect(page.getByRole('link', { name: 'Заказы', exact: true })).toBeVisible();
  await page.goto(`${deskUrl}/orders`);

  const payment = page.getByRole('radiogroup', { name: 'Как платит покупатель' });
  await noviceTask('Оформить заказ по телефону', async ({ press, type, wait }) => {
    await press(page.getByRole('link', { name: 'Новый заказ' }));
    await type(page.getByRole('searchbox', { name: 'Найти товар' }), 'платье');
    const size = page
      .getByRole('list', { name: 'Найденные товары' })
      .locator('button:not([aria-disabled])')
      .first();
    await wait(size);
    await press(size);
    await wait(page.getByRole('list', { name: 'Вещи заказа' }));
    await type(page.getByLabel('Телефон'), '8 916 123-45-67');
    await type(page.getByLabel('Имя и фамилия'), 'Ольга Ким');
    await type(page.getByLabel('Почта для чека и ссылки'), EMAIL);
    await type(page.getByRole('combobox', { name: 'Город' }), 'Москва');
    const place = page.getByRole('option', { name: /^Москва/ }).first();
    await wait(place);
    await press(place);
    await press(page.getByRole('radio', { name: /^Курьером/ }));
    await type(page.getByLabel('Улица и дом'), 'ул. Мясницкая, 1');
    await page.getByLabel('День').selectOption({ index: 1 });
    await page.getByLabel('Время').selectOption({ index: 1 });
    await press(payment.getByRole('radio', { name: /^Картой онлайн/ }));
    await press(page.getByRole('checkbox', { name: /согласен/ }));
    await expectSound(page, 'an order by phone');
    await press(page.getByRole('button', { name: /^Оформить/ }));
    await wait(page.getByText('Ждёт оплаты').first());
  });
  await expect(page.getByText('Мария Орлова').first()).toBeVisible();

  const buyer = await (await browser.newContext()).newPage();
  await buyer.goto(await linkTo(server, EMAIL));
  await expect(buyer.getByText('Учебный банк').first()).toBeVisible();
  await buyer.getByRole('button', { name: 'Оплата прошла', exact: true }).click();
  await buyer.waitForURL(/\/orderstatus/);
  await buyer.context().close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Оплачен', { exact: true }).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
});
