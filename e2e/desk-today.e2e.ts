import { openSmtpServer } from '../backend/platform/testing/smtp.ts';
import { noviceTask } from './support/novice-task.ts';
import { addAuthenticator, deskTest, expectSound } from './support/shop/desk-shop.ts';
import { writeLateOrder } from './support/shop/late-order.ts';
import { BUYER, orderByCourier } from './support/shop/orders.ts';
import { expect } from './support/test.ts';

type MailServer = Awaited<ReturnType<typeof openSmtpServer>> & { answers: { RCPT?: string } };

/** A shop with an order that it is late with, and with a mail server that refuses the address of the buyer. */
const test = deskTest().extend<object, { mail: MailServer; settings: Record<string, string> }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const answers: MailServer['answers'] = { RCPT: '550 5.1.1 No such user' };
      const server = await openSmtpServer({ answers });
      await use({ ...server, answers });
      await server.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ mail }, use) =>
      use({ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'Витрина <shop@example.ru>' }),
    { scope: 'worker' },
  ],
  prepare: [({ mail: _ }, use) => use(writeLateOrder), { scope: 'worker' }],
});

test('what is late is found by one press, and a letter that the mail server refused is sent again', async ({
  page,
  context,
  server,
  invitation,
  mail,
}) => {
  await addAuthenticator(page);
  await page.goto(invitation);
  await page.getByRole('button', { name: /Сделать ключ/ }).click();
  await expect(page.getByRole('heading', { name: 'Сегодня' })).toBeVisible();

  await noviceTask('Найти, с чем магазин опаздывает', async ({ press, wait }) => {
    await press(page.getByRole('link', { name: /^1\s*Опаздывают$/ }));
    await wait(page.getByRole('link', { name: 'В-000017-9' }));
  });
  await page.goBack();

  // The order arrives by itself on the open screen, and so does the letter that was refused.
  await orderByCourier(context, server, { asGuest: true });
  await expect(page.getByRole('link', { name: /^2\s*Собрать$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^1\s*Сообщения не\s*ушли$/ })).toBeVisible();
  await expect(page.getByRole('figure', { name: '14 дней' })).toBeVisible();
  await expectSound(page, 'what waits today');
  await page.getByText('Числа таблицей').last().click();
  await expectSound(page, 'the numbers of a plot');

  mail.answers.RCPT = undefined;
  await noviceTask('Отправить снова письмо, которое не ушло', async ({ press, wait }) => {
    await press(page.getByRole('link', { name: /^1\s*Сообщения не\s*ушли$/ }));
    await wait(page.getByRole('button', { name: /^Отправить снова:/ }));
    await press(page.getByRole('button', { name: /^Отправить снова:/ }));
    await wait(page.getByText('Сообщение уйдёт снова'));
  });
  await expect.poll(() => mail.received.flatMap(({ to }) => to)).toContain(BUYER.email);
  await expect(page.getByRole('region', { name: 'Проверки' }).getByText(/^Проверено/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Фоновые работы' })).toBeVisible();
  await expectSound(page, 'how the shop is');
});
