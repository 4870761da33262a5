import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { PIXEL } from '../tests/contract/calls/pixel.ts';
import { noviceTask } from './support/novice-task.ts';
import { addAuthenticator, deskTest, expectSound } from './support/shop/desk-shop.ts';
import { lettersTo } from './support/shop/letters.ts';
import { BUYER, orderByCourier } from './support/shop/orders.ts';
import type { ShopServer } from './support/shop/server.ts';
import { expect } from './support/test.ts';

const test = deskTest();

const ANSWER = 'Перенесли на четверг, с 10 до 14. Курьер позвонит.';

/** Sends a request to the shop by its form, with a picture and a document. */
async function writeToShop(context: BrowserContext, server: ShopServer): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${server.url}/contactform`);
  await page.getByLabel('О чём вопрос').selectOption('DELIVERY');
  await page.getByLabel('Имя').fill('Мария <b>Орлова</b>');
  await page.getByLabel('Телефон или почта').fill(BUYER.email);
  await page.getByLabel('Сообщение').fill('Можно ли перенести доставку на четверг?');
  await page.getByLabel('Приложить файлы').setInputFiles([
    { name: 'фото "><img src=x>.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') },
    { name: 'чек.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
  ]);
  await page.getByRole('checkbox', { name: /согласие на обработку/ }).check();
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('heading', { name: 'Сообщение отправлено' })).toBeVisible();
  await page.close();
}

test('a manager answers a request, finds an order by a phone, and hands a buyer the data out before the deletion', async ({
  page,
  context,
  server,
  invitation,
}) => {
  await addAuthenticator(page);
  await page.goto(invitation);
  await page.getByRole('button', { name: /Сделать ключ/ }).click();
  await expect(page.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
  const order = await orderByCourier(context, server, { asGuest: true });
  await writeToShop(context, server);

  const dialog = page.getByRole('dialog');
  const sections = page.getByRole('complementary');
  await noviceTask('Ответить на обращение', async ({ press, type, wait }) => {
    await press(sections.getByRole('link', { name: 'Обращения' }));
    await press(page.getByRole('link', { name: /^П-\d{6}-\d$/ }));
    await wait(page.getByText('Можно ли перенести доставку на четверг?').first());
    await press(page.getByRole('button', { name: 'Ответить письмом' }));
    await type(dialog.getByLabel('Ответ'), ANSWER);
    await press(dialog.getByRole('button', { name: 'Отправить' }));
    await wait(page.getByText('Отвечено письмом'));
  });
  await expect(async () => {
    const letters = await lettersTo(server, BUYER.email);
    expect(letters.map(({ text }) => text)).toContainEqual(expect.stringContaining(ANSWER));
  }).toPass();
  await expect(page.getByRole('img', { name: /Картинка 1/ })).toHaveAttribute('src', /^data:image\/webp/);
  await expectSound(page, 'a request');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Сохранить документ PDF' }).click();
  expect((await saving).suggestedFilename()).toBe('чек.pdf');
  await page.getByRole('button', { name: 'Готово' }).click();
  await expectSound(page, 'closing a request');
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await sections.getByRole('link', { name: 'Обращения' }).click();
  await expectSound(page, 'the requests');

  await noviceTask('Найти заказ по телефону', async ({ press, type, wait }) => {
    await press(page.getByRole('button', { name: /^Найти/ }).first());
    await type(dialog.getByRole('searchbox'), '8 (999) 000-00-01');
    await wait(dialog.getByRole('menuitem', { name: new RegExp(order.number) }));
    await press(dialog.getByRole('menuitem', { name: new RegExp(order.number) }));
    await wait(page.getByRole('heading', { name: order.number }));
  });

  await noviceTask('Выдать покупателю его данные', async ({ press, type, wait }) => {
    await press(sections.getByRole('link', { name: 'Покупатели' }));
    await type(page.getByRole('searchbox'), 'орлова');
    await press(page.getByRole('main').getByRole('link', { name: BUYER.name }));
    await wait(page.getByRole('heading', { name: BUYER.name }));
    const file = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'Сохранить данные' }));
    const data = JSON.parse(await readFile(await (await file).path(), 'utf8'));
    expect(data).toMatchObject({ email: BUYER.email, orders: [{ number: order.number }] });
    expect(data.contactRequests).toMatchObject([{ answers: [{ text: ANSWER }] }]);
  });
  await expect(page.getByText('Даю согласие на обработку персональных данных')).toBeVisible();
  await expectSound(page, 'a buyer');

  await page.getByRole('button', { name: 'Удалить данные' }).click();
  await expect(dialog.getByText(/402.ФЗ/).first()).toBeVisible();
  await expectSound(page, 'deleting a buyer');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page.getByText('Кого найти?')).toBeVisible();
  await page.getByRole('searchbox').fill('0001');
  await page.getByRole('main').getByRole('link', { name: BUYER.name }).waitFor();
  await expectSound(page, 'the buyers');
});
