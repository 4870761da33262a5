import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { RefundPages } from './support/refunds.ts';
import { makeAccount } from './support/shop/account.ts';
import { receiveOrder, test } from './support/shop/desk.ts';
import { lettersTo } from './support/shop/letters.ts';
import { BUYER } from './support/shop/orders.ts';
import { expect } from './support/test.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a refund is drafted, sent, printed, approved, received and paid (§2.1.10, §2.1.11)', async ({
      page,
      context,
      shopper,
      server,
      desk,
    }) => {
      const refunds = new RefundPages(shopper);
      await shopper.signIn(await makeAccount(server), '/refunds');
      await expect(page.getByRole('heading', { name: 'Возвратов пока нет' })).toBeVisible();
      await expectAccessible(page, 'no refunds');
      const order = await receiveOrder(context, server, desk);

      await refunds.begin(order);
      await expectAccessible(page, 'the form');
      await expectNoSidewaysScroll(page, 'the form');
      await refunds.send();
      await expect(page.getByText('Отметьте, что возвращаете')).toBeVisible();
      await expect(refunds.thing(0)).toBeFocused();
      await expectAccessible(page, 'the form with mistakes');

      const draftSaved = refunds.draftSaved();
      await refunds.thing(0).check();
      await refunds.reason(0).selectOption('Брак или дефект');
      await page.getByLabel('Что случилось').first().fill('Молния расходится');
      await refunds.byCourier();
      await refunds.toAccount();
      await draftSaved;
      await expectAccessible(page, 'the form filled in');
      await expectNoSidewaysScroll(page, 'the form filled in');
      const draft = page.url();
      await shopper.goto('/refunds');
      await expect(refunds.rows.getByRole('link', { name: /^Не.отправлен/ })).toBeVisible();
      await refunds.begin(order);
      expect(page.url()).toBe(draft);
      await expect(refunds.thing(0)).toBeChecked();
      await expect(page.getByLabel('Что случилось').first()).toHaveValue('Молния расходится');
      await expect(page.getByLabel('Банк')).toHaveValue('Банк Садовый');

      await refunds.send();
      await expect(refunds.state).toHaveText('Заявлен');
      const number = await refunds.number();
      expect(number).toBe(`${order.number}/1`);
      await expectAccessible(page, 'a refund');
      await expectNoSidewaysScroll(page, 'a refund');

      await page.getByRole('link', { name: 'Распечатать заявление' }).click();
      await expect(shopper.heading).toHaveText(new RegExp(number));
      await expect(page.getByRole('article')).toContainText('Молния расходится');
      await expect(page.getByRole('article')).toContainText(BUYER.name);
      await expectAccessible(page, 'the application');
      await expectNoSidewaysScroll(page, 'the application');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('article')).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Распечатать' })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });

      await desk.run('refunds', 'approve', number, '--say', 'Курьер позвонит за час');
      await shopper.goto(new URL(draft).pathname);
      await expect(refunds.state).toHaveText('Одобрен');
      await expect(page.getByText('Курьер позвонит за час')).toBeVisible();
      await expectAccessible(page, 'a refund that was approved');
      await expectNoSidewaysScroll(page, 'a refund that was approved');
      await page.getByRole('button', { name: 'Курьер забрал вещи' }).click();
      await expect(refunds.state).toHaveText('Отправлен');
      await expect(page.getByRole('button', { name: 'Отменить возврат' })).toHaveCount(0);
      expect(await desk.run('refunds', 'receive', number)).toContain('принят');
      expect(await desk.run('refunds', 'list', '--state', 'RECEIVED')).toContain(number);
      expect(await desk.run('refunds', 'pay', number, '--by-hand')).toContain('выплачен');
      await page.reload();
      await expect(refunds.state).toHaveText('Деньги возвращены');
      await expectAccessible(page, 'a refund that was paid');
      await expect(async () => {
        const letters = await lettersTo(server, BUYER.email);
        const subjects = letters.flatMap(({ subject }) => (subject.includes(number) ? [subject] : []));
        expect(subjects.map((subject) => subject.split(': ')[1]?.replaceAll('\u00a0', ' '))).toEqual([
          'заявление принято',
          'ждём вещи',
          'вещи у нас',
          'деньги возвращены',
        ]);
      }).toPass();
      await shopper.goto('/refunds');
      await expect(refunds.rows).toHaveCount(1);
      await expectAccessible(page, 'the list');
      await expectNoSidewaysScroll(page, '/refunds');
    });

    test('a refund is rejected by the shop, withdrawn by the shopper, or left as a draft (§2.1.10, §2.1.11)', async ({
      page,
      context,
      shopper,
      server,
      desk,
    }) => {
      const refunds = new RefundPages(shopper);
      await shopper.signIn(await makeAccount(server), '/refunds');
      const order = await receiveOrder(context, server, desk);
      const sendOne = async () => {
        await refunds.begin(order);
        await refunds.thing(1).check();
        await refunds.reason(1).selectOption('Другое');
        await refunds.byPost();
        await refunds.toAccount();
        await refunds.send();
        await expect(refunds.state).toHaveText('Заявлен');
        return refunds.number();
      };
      await desk.run('refunds', 'reject', await sendOne(), '--reason', 'WORN');
      await page.reload();
      await expect(refunds.state).toHaveText('Отклонён');
      await expect(page.getByText(/^Вещи носили/)).toBeVisible();
      await expectAccessible(page, 'a refund that was rejected');

      const second = await sendOne();
      expect(second).toBe(`${order.number}/2`);
      await page.getByRole('button', { name: 'Отменить возврат' }).click();
      await expect(refunds.state).toHaveText('Отменён');
      await expectAccessible(page, 'a withdrawn refund');
      await expect(desk.run('refunds', 'approve', second), 'nothing is left to approve').rejects.toThrow(
        /этого не позволяет/,
      );

      await refunds.begin(order);
      await page.getByRole('button', { name: /^Не.возвращать/ }).click();
      await page.waitForURL('**/refunds');
      await expect(refunds.rows).toHaveCount(2);
      await expect(async () => {
        const subjects = (await lettersTo(server, BUYER.email)).map(({ subject }) => subject);
        for (const says of [`${order.number}/1: отклонён`, `${second}: отменён`])
          expect(subjects.some((subject) => subject.includes(says))).toBe(true);
      }).toPass();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, a refund works with plain forms, and the form shows the sum before it is submitted (§2.1.10, §2.1.11)', async ({
    page,
    context,
    server,
    desk,
    shopper,
    consoleWatch,
  }) => {
    consoleWatch.allow(/422/);
    const refunds = new RefundPages(shopper);
    await page.goto('/login?redirect=%2Frefunds');
    await shopper.fillLogin(await makeAccount(server));
    await page.waitForURL('**/refunds');
    await refunds.begin(await receiveOrder(context, server, desk), { scripts: false });
    await refunds.thing(0).check();
    await refunds.reason(0).selectOption('Не подошёл размер');
    await refunds.byPost();
    await refunds.toAccount();
    await refunds.send();
    await expect(page.getByText(/^Проверьте сумму/)).toBeVisible();
    await expect(refunds.reason(0)).toHaveValue('SIZE');
    await page.getByRole('button', { name: /^Оформить возврат на/ }).click();
    await expect(refunds.state).toHaveText('Заявлен');
    const number = await refunds.number();
    await desk.run('refunds', 'approve', number);
    await page.reload();
    const parcel = page.getByLabel(/^Трек-номер/);
    await parcel.fill('<8>');
    await page.getByRole('button', { name: 'Вещи отправлены' }).click();
    await expect(parcel).toHaveAttribute('aria-invalid', 'true');
    await parcel.fill('80085478901234');
    await page.getByRole('button', { name: 'Вещи отправлены' }).click();
    await expect(refunds.state).toHaveText('Отправлен');
    await expect(page.getByText('Трек-номер 80085478901234')).toBeVisible();
    expect(await desk.run('refunds', 'show', number)).toContain('80085478901234');
  });
});
