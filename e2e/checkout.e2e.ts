import { expectAccessible } from './support/axe.ts';
import { Checkout } from './support/checkout.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { makeAccount } from './support/shop/account.ts';
import { lettersTo } from './support/shop/letters.ts';
import { changePrice } from './support/shop/prices.ts';
import { endReservation } from './support/shop/reservation.ts';
import { sellOut } from './support/shop/stock.ts';
import { roubles } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const DEAR = '/zhenshchinam?sort=price-desc';
const CHEAP = '/zhenshchinam?sort=price-asc';
/** Console errors that these tests cause: an order is refused, or the server is stopped. */
// While a page is open and the server stops, the browser logs that requests in flight were refused or reset,
// or got an empty response.
const REFUSED =
  /status of 409|kind: (api|network)|ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)|picture is missing/;

test('a guest orders by courier and pays on receipt; typed values survive a reload, and the back button does not place the order again (§1.3, §2.1.13, §4.3.7, §4.3.9)', async ({
  page,
  context,
  shopper,
}) => {
  const checkout = new Checkout(page);
  await shopper.putIntoCart(DEAR);
  await shopper.goto('/cart');
  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await expect(shopper.heading).toHaveText('Оформление заказа');
  await expect(checkout.consent).not.toBeChecked();
  const isKept = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && answer.request().postData()?.includes('cash') === true,
  );
  await checkout.fillAll();
  await isKept;

  await page.reload();
  await shopper.hydrated();
  await expect(page.getByLabel('Телефон', { exact: true })).toHaveValue(/\+7\s999\s123\s45\s67/);
  await expect(checkout.address).toHaveValue('ул. Мясницкая, 24');
  await expect(checkout.payment(/^Наличными/)).toBeChecked();
  await expect(checkout.consent).not.toBeChecked();

  const other = await context.newPage();
  await other.goto('/checkout');
  await checkout.consent.check();
  await checkout.button.dblclick();
  await checkout.isPlaced();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('В корзине пока пусто');

  await page.goBack();
  await expect(shopper.heading).toHaveText('Заказ уже оформлен');
  await page.getByRole('link', { name: 'Посмотреть заказ' }).click();
  await checkout.isPlaced();
});

test('a guest pays by SBP: wide screens show a QR code, all screens show a link, and the page shows when the payment has arrived (§3.6.25)', async ({
  page,
  shopper,
}) => {
  const checkout = new Checkout(page);
  await checkout.readyToPay(shopper, DEAR, /^СБП/);
  await checkout.button.click();

  await expect(shopper.heading).toHaveText('Оплатите заказ по СБП');
  const code = page.getByRole('img', { name: 'QR-код для оплаты по СБП' });
  await expect(code).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(code).toBeHidden();
  await expectAccessible(page);
  const link = await page.getByRole('link', { name: 'Открыть приложение банка' }).getAttribute('href');
  // Opens the link of the QR code and pays, as the scanning phone does.
  await page.request.post(link ?? '', { form: { choice: 'pay' }, maxRedirects: 0 });
  await expect(page.getByRole('main')).toContainText('Оплачено');
});

test('an order that is not paid in time is cancelled, and its page says that no money was charged', async ({
  page,
  server,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(REFUSED);
  const checkout = new Checkout(page);
  await checkout.readyToPay(shopper, DEAR, /^СБП/);
  await checkout.button.click();
  await expect(shopper.heading).toHaveText('Оплатите заказ по СБП');
  // Waits until the page has loaded its scripts; only then is the shop stopped.
  await shopper.hydrated();
  await endReservation(server, new URL(page.url()).searchParams.get('order') ?? '');
  await expect(shopper.heading).toContainText('отменён');
  await expect(page.getByRole('main')).toContainText('Деньги не\u00a0списаны');
});

test('a guest pays by card at the bank and returns to a paid order; going back from the bank does not place the order again', async ({
  page,
  shopper,
}) => {
  const checkout = new Checkout(page);
  await checkout.readyToPay(shopper, DEAR, /^Картой онлайн/);
  const due = await checkout.sum();
  await expect(checkout.button).toHaveText(/^Оплатить/);
  await checkout.button.click();

  await expect(page.getByText('Учебный банк').first()).toBeVisible();
  expect(roubles((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')).toBe(due);
  await page.goBack();
  await expect(shopper.heading).toHaveText('Заказ уже оформлен');
  await page.goForward();
  await page.getByRole('button', { name: 'Оплата прошла', exact: true }).click();
  await page.waitForURL(/\/checkout-success\?order=/);
  await expect(page.getByRole('main')).toContainText('Оплачено');
});

test('a signed-in shopper pays for an order to be collected in a store, cancels it, and gets the money back', async ({
  page,
  shopper,
  server,
}) => {
  const checkout = new Checkout(page);
  await shopper.signIn(await makeAccount(server), '/');
  await shopper.putIntoCart(CHEAP);
  await shopper.goto('/checkout');
  await checkout.fillContacts();
  await checkout.method(/^Самовывоз/).check();
  await page.getByRole('radiogroup', { name: 'Где забрать заказ' }).getByRole('radio').first().check();
  await checkout.payment(/^Картой онлайн/).check();
  await checkout.consent.check();
  await checkout.button.click();
  await page.getByRole('button', { name: 'Оплата прошла', exact: true }).click();
  await page.waitForURL(/\/checkout-success\?order=/);
  await expect(page.getByRole('main')).toContainText('Оплачено');

  await shopper.goto('/orders');
  await page
    .getByRole('list', { name: 'Заказы' })
    .getByRole('link', { name: /^Оплачен/ })
    .click();
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const question = shopper.dialog('Отменить заказ');
  await question.getByRole('radio', { name: 'Другая причина' }).check();
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByRole('heading', { name: 'Отменён' })).toBeVisible();
  await expect(async () => {
    const letters = await lettersTo(server, 'anna@example.ru');
    expect(letters.map(({ subject }) => subject).join()).toContain('деньги возвращены');
    const messages = await lettersTo(server, '+79991234567');
    expect(messages.map(({ text }) => text).join()).toContain('вернули');
  }).toPass();
});

test('a price that changed during the checkout is shown, and the order is placed only after a second press (§4.3.8)', async ({
  page,
  shopper,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(REFUSED);
  const checkout = new Checkout(page);
  await shopper.putIntoCart(DEAR);
  const productUrl = new URL(page.url()).pathname.replace('/product/', '');
  await shopper.goto('/checkout');
  await checkout.fillAll();
  const before = await checkout.sum();
  await changePrice(server, productUrl, (kopecks) => kopecks + 100_000);

  await checkout.button.click();
  await expect(checkout.changed).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Цена изменилась');
  await expect.poll(() => checkout.sum()).toBe(before + 1000);
  await expectAccessible(page, 'a changed order');
  await checkout.button.click();
  await checkout.isPlaced();
});

test('goods that sold out during the checkout are shown; a second press orders only the other goods (§4.3.8)', async ({
  page,
  shopper,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(REFUSED);
  const checkout = new Checkout(page);
  await shopper.putIntoCart(CHEAP);
  await shopper.putIntoCart(DEAR);
  await shopper.goto('/cart');
  const articleId = await shopper.lines.first().locator('input[name=articleId]').first().inputValue();
  await shopper.goto('/checkout');
  await checkout.fillAll();
  const before = await checkout.sum();
  await sellOut(server, articleId);

  await checkout.button.click();
  await expect(checkout.changed).toBeFocused();
  await expect(page.getByRole('main')).toContainText('в заказ не войдёт');
  await expect.poll(() => checkout.sum()).toBeLessThan(before);
  await checkout.button.click();
  await checkout.isPlaced();
  await expect(page.getByRole('complementary')).toContainText('В заказе 1 товар');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a signed-in shopper chooses a pick-up point from the list by touch and orders with payment there; closing the list returns the focus', async ({
    page,
    shopper,
    server,
  }) => {
    const checkout = new Checkout(page);
    await shopper.signIn(await makeAccount(server), '/');
    await shopper.putIntoCart(CHEAP);
    await shopper.goto('/checkout');
    await page.getByText(/^Ваш заказ, 1\sтовар/).tap();
    await expect(page.getByRole('list', { name: 'Товары в заказе' }).first()).toBeVisible();
    await checkout.fillContacts();
    await checkout.method(/^В пункт/).tap();
    await page.getByRole('button', { name: 'Выбрать пункт' }).tap();
    const dialog = shopper.dialog(/^Пункт выдачи/);
    await dialog.getByRole('button', { name: 'Примерка', exact: true }).tap();
    await dialog.getByLabel('Улица или метро').fill('тверская');
    await expect(dialog.getByRole('status').filter({ hasText: 'Подходят' })).toHaveText(/Подходят 1 из/);
    await expectAccessible(page, 'the list of points');
    await dialog.getByRole('list', { name: 'Пункты' }).getByRole('button').tap();
    await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
    await expectAccessible(page, 'a point');
    await dialog.getByRole('button', { name: 'Выбрать этот пункт' }).tap();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Изменить пункт' })).toBeFocused();
    await checkout
      .payment(/^Картой/)
      .last()
      .tap();
    await checkout.consent.tap();
    await expectNoSidewaysScroll(page, 'a filled checkout');
    await checkout.button.tap();
    await checkout.isPlaced();
  });
});

for (const width of [390, 1440]) {
  test(`the checkout form has no axe violations in any state at ${width} px`, async ({ page, shopper }) => {
    await page.setViewportSize({ width, height: 900 });
    const checkout = new Checkout(page);
    await shopper.goto('/checkout');
    await expectAccessible(page, 'nothing to order');
    await page.setViewportSize({ width: 1440, height: 900 });
    await shopper.putIntoCart(CHEAP);
    await page.setViewportSize({ width, height: 900 });
    await shopper.goto('/checkout');
    await expectAccessible(page, 'an empty form');
    await checkout.method(/^Курьером/).check();
    await checkout.button.click();
    await expect(page.getByLabel('Телефон', { exact: true })).toBeFocused();
    await expectAccessible(page, 'errors');
    await expectNoSidewaysScroll(page, 'errors');
    await checkout.address.pressSequentially('мясн');
    await expect(page.getByRole('listbox', { name: 'Адреса' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'suggestions');
    await page.keyboard.press('Escape');
    await checkout.method(/^Самовывоз/).check();
    await expect(page.getByRole('radiogroup', { name: 'Где забрать заказ' })).toBeVisible();
    await expectAccessible(page, 'stores');
    await checkout.method(/^В пункт/).check();
    await checkout.button.click();
    await expectAccessible(page, 'a point that is missing');
    await page.getByRole('button', { name: 'Выбрать пункт' }).click();
    const dialog = shopper.dialog(/^Пункт выдачи/);
    await expect(dialog.getByRole('list', { name: 'Пункты' })).toBeVisible();
    await expectAccessible(page, 'the list of points');
    await expectNoSidewaysScroll(page, 'the list of points');
    await dialog.getByRole('button', { name: /Люблинская, 61/ }).click();
    await expect(
      dialog.getByText('Метро «Волжская»', { exact: false }).filter({ visible: true }),
    ).toBeVisible();
    await expectAccessible(page, 'a point');
    await dialog.getByRole('button', { name: 'Выбрать этот пункт' }).click();
    await expect(page.getByRole('button', { name: 'Изменить пункт' })).toBeFocused();
  });
}
