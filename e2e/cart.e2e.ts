import type { Locator, Page } from '@playwright/test';
import { changeCartElsewhere } from './support/calls.ts';
import { roubles, Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const DEAR = '/zhenshchinam?sort=price-desc';

const due = async (shopper: Shopper) => roubles((await shopper.total.textContent()) ?? '');

/** Collects the `items` of each cart request that the page sends: a list of cart actions. */
function watchActions(page: Page): unknown[][] {
  const lists: unknown[][] = [];
  page.on('request', (request) => {
    if (request.url().includes('/carts/items/list')) lists.push(request.postDataJSON().items);
  });
  return lists;
}

/** Id of the article in the only cart line, read from the line's form. */
const articleOf = (shopper: Shopper) =>
  shopper.lines.first().locator('input[name=articleId]').first().inputValue();

test('two tabs show the same cart after a change in either of them', async ({ page, context, shopper }) => {
  await shopper.putIntoCart('/zhenshchinam');
  await shopper.goto('/cart');
  const other = new Shopper(await context.newPage());
  await other.goto('/cart');
  const price = await due(shopper);

  await shopper.increase().click();
  await expect(other.quantity()).toHaveValue('2');
  await expect.poll(() => due(other)).toBe(price * 2);
  await other.increase().dblclick();
  await expect(other.quantity()).toHaveValue('4');
  await expect(shopper.quantity()).toHaveValue('4');
  await expect.poll(() => due(shopper)).toBe(price * 4);
  await other.lines
    .first()
    .getByRole('button', { name: /Удалить/ })
    .click();
  await expect(shopper.heading).toHaveText('В корзине пока пусто');
  await other.statusMessage('Товар удалён из корзины').getByRole('button', { name: 'Вернуть' }).click();
  await expect(shopper.quantity()).toHaveValue('4');
  await page.reload();
  await expect(shopper.quantity()).toHaveValue('4');
});

test('a change of the cart that is made offline is rolled back, and a message reports it; once online, the cart matches the server (§8.10)', async ({
  page,
  context,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|kind: network|picture is missing|status of 500|kind: server/);
  await shopper.putIntoCart('/zhenshchinam');
  await shopper.goto('/cart');
  const articleId = await articleOf(shopper);
  const price = await due(shopper);

  await context.setOffline(true);
  await shopper.increase().click();
  await expect(shopper.lines.first().getByRole('alert')).toBeVisible();
  await expect(shopper.quantity()).toHaveValue('1');
  await expect(shopper.statusMessage('Нет соединения с интернетом')).toBeVisible();
  await changeCartElsewhere(context, [{ action: 'ADD', articleId, quantity: 2 }]);
  await context.setOffline(false);
  await expect(shopper.quantity()).toHaveValue('3');
  await expect.poll(() => due(shopper)).toBe(price * 3);

  // The server performs the action, but the page gets an error instead of the response.
  await page.route(
    '**/carts/items/list?*',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, body: '' });
    },
    { times: 1 },
  );
  await shopper.increase().click();
  await expect(shopper.lines.first().getByRole('alert')).toBeVisible();
  await expect(shopper.quantity()).toHaveValue('4');
  await expect.poll(() => due(shopper)).toBe(price * 4);
});

test('a change of the cart that is interrupted by reloading the page is reported, and the cart matches the server', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/kind: network/);
  await shopper.putIntoCart('/zhenshchinam');
  await shopper.goto('/cart');
  const price = await due(shopper);
  // The request never reaches the server, and the page gets no response.
  await page.route('**/carts/items/list?*', () => {}, { times: 1 });
  await shopper.increase().click();
  await expect(shopper.quantity()).toHaveValue('2');
  await page.reload();
  await expect(shopper.statusMessage('Последние изменения корзины могли не сохраниться')).toBeVisible();
  await expect(shopper.quantity()).toHaveValue('1');
  expect(await due(shopper)).toBe(price);
});

test('a gift can be chosen and exchanged in one request, and disappears with the goods that earned it (§4.3.3)', async ({
  page,
  shopper,
}) => {
  const dear = await shopper.putIntoCart(DEAR);
  await shopper.putIntoCart('/zhenshchinam?sort=price-asc');
  await shopper.goto('/cart');
  const price = await due(shopper);
  expect(price).toBeGreaterThan(15_000);
  const gifts = page.getByRole('region', { name: 'Подарок к заказу' }).getByRole('button');
  const giftLine = shopper.lines.filter({ has: page.getByText('Подарок', { exact: true }) });
  await gifts.nth(0).click();
  await expect(shopper.lines).toHaveCount(3);
  await expect(gifts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(giftLine).toHaveCount(1);
  await expect(giftLine.getByRole('spinbutton')).toHaveCount(0);
  await expect.poll(() => due(shopper)).toBe(price);
  const first = await giftLine.textContent();

  const sent = watchActions(page);
  await gifts.nth(1).click();
  await expect(gifts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(giftLine).toHaveCount(1);
  await expect(giftLine).not.toHaveText(first ?? '');
  expect(sent).toEqual([
    [
      expect.objectContaining({ action: 'REMOVE', quantity: 1, isGift: true }),
      expect.objectContaining({ action: 'ADD', quantity: 1, isGift: true }),
    ],
  ]);

  await shopper
    .line(dear)
    .getByRole('button', { name: /Удалить/ })
    .click();
  await expect(shopper.statusMessage('Подарок убран из корзины')).toBeVisible();
  await expect(giftLine).toHaveCount(0);
  await expect(shopper.lines).toHaveCount(1);
});

test('a promo code is refused with a reason, or lowers the total until it is removed', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/40[49]|422/);
  await shopper.putIntoCart(DEAR);
  await shopper.goto('/cart');
  const price = await due(shopper);
  await shopper.enterPromoCode('');
  await expect(shopper.promoCodeRefusal).toHaveText('Введите промокод');
  await shopper.enterPromoCode('NETTAKOGO');
  await expect(shopper.promoCodeRefusal).toHaveText('Такого промокода нет. Проверьте написание');
  await expect(page.getByLabel('Промокод', { exact: true })).toBeFocused();
  await shopper.enterPromoCode('leto');
  await expect(shopper.promoCodeRefusal).toHaveText('Срок действия промокода закончился');
  await expect(shopper.promoCodes).toHaveCount(0);

  await shopper.enterPromoCode('pervyi500');
  await expect(shopper.statusMessage('Промокод применён')).toBeVisible();
  await expect.poll(() => due(shopper)).toBe(price - 500);
  await shopper.enterPromoCode('DOSTAVKA');
  await expect(shopper.promoCodes.filter({ hasText: 'DOSTAVKA' })).toContainText(
    'Промокод нельзя применить вместе с другими скидками',
  );
  await shopper.promoCodes
    .filter({ hasText: 'PERVYI500' })
    .getByRole('button', { name: 'Убрать промокод PERVYI500' })
    .click();
  await expect.poll(() => due(shopper)).toBe(price);
  await expect(shopper.promoCodes.filter({ hasText: 'DOSTAVKA' })).toContainText('бесплатная доставка');
});

test('changing the size of a cart line removes the old article and adds the new one (§4.3.4)', async ({
  page,
  shopper,
}) => {
  await shopper.putIntoCart('/zhenshchinam');
  await shopper.goto('/cart');
  const articleId = await articleOf(shopper);
  const sent = watchActions(page);
  await shopper.lines
    .first()
    .getByRole('button', { name: /Изменить размер/ })
    .click();
  const dialog = shopper.dialog('Изменить размер');
  const sizes = dialog.getByRole('radiogroup', { name: 'Размер' });
  const more = dialog.getByRole('button', { name: 'Увеличить количество' });
  const nameOf = (radio: Locator) =>
    radio.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
  const old = await nameOf(sizes.getByRole('radio', { checked: true }));
  for (const size of await sizes.getByRole('radio', { name: /^(?!.*нет в\sналичии)/ }).all()) {
    if ((await nameOf(size)) === old) continue;
    await size.check({ force: true });
    // The test needs a size with at least two pieces in stock. Otherwise the next size is tried.
    if (await more.isEnabled()) break;
  }
  await more.click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(shopper.statusMessage('Изменения сохранены')).toBeVisible();
  await expect(shopper.lines).toHaveCount(1);
  await expect(shopper.quantity()).toHaveValue('2');
  const changed = await articleOf(shopper);
  expect(changed).not.toBe(articleId);
  expect(sent).toEqual([
    [
      { action: 'REMOVE', articleId, quantity: 1 },
      { action: 'ADD', articleId: changed, quantity: 2 },
    ],
  ]);
});

test('a cart page restored from the back/forward cache fetches the cart again (§2.3.4, §4.3.6)', async ({
  page,
  context,
  shopper,
}) => {
  await shopper.putIntoCart('/zhenshchinam');
  await shopper.goto('/cart');
  const articleId = await articleOf(shopper);
  await changeCartElsewhere(context, [{ action: 'UPDATE', articleId, quantity: 3 }]);
  await expect(shopper.quantity()).toHaveValue('1');
  // The browser of these tests has no back/forward cache. The test therefore dispatches the event that a page
  // gets when it is restored from this cache.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(shopper.quantity()).toHaveValue('3');
});

/** Presses Tab, as a keyboard user does, until the element has focus; fails after `most` presses. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a shopper can go from a listing to the cart and change it with the keyboard alone', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, shopper.cards.first().getByRole('heading').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(shopper.sizes).toBeVisible();
  const sizes = shopper.sizes.getByRole('radio');
  await tabTo(page, sizes.first());
  await page.keyboard.press('Space');
  const few = page.getByRole('main').getByText(/^Осталось|^Этот размер/);
  for (let size = 1; (await few.isVisible()) || (await shopper.addButton.isHidden()); size++) {
    await page.keyboard.press('ArrowRight');
    await expect(sizes.nth(size)).toBeChecked();
  }
  await tabTo(page, shopper.addButton);
  await page.keyboard.press('Enter');
  const added = shopper.dialog('Товар добавлен в корзину');
  await expect(added).toBeVisible();
  await tabTo(page, added.getByRole('link', { name: /Перейти в\sкорзину/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(shopper.lines).toHaveCount(1);
  await tabTo(page, shopper.increase());
  await page.keyboard.press('Enter');
  await expect(shopper.quantity()).toHaveValue('2');
  await expect(shopper.increase()).toBeFocused();
  await tabTo(page, shopper.lines.first().getByRole('button', { name: /Удалить/ }));
  await page.keyboard.press('Enter');
  await expect(shopper.heading).toHaveText('В корзине пока пусто');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone, the order button of the cart stays in the window, never covers the last line, and is hidden while the shopper types', async ({
    page,
    shopper,
  }) => {
    for (const sort of ['price-desc', 'price-asc']) await shopper.putIntoCart(`/zhenshchinam?sort=${sort}`);
    await shopper.goto('/cart');
    await expect(shopper.lines).toHaveCount(2);
    const button = page.getByRole('main').getByRole('link', { name: /^Оформить заказ · / });
    await expect(button).toBeInViewport({ ratio: 1 });
    const sum = ((await shopper.total.textContent()) ?? '').replaceAll(/\D/g, '');
    expect(((await button.textContent()) ?? '').replaceAll(/\D/g, '')).toBe(sum);

    await shopper.lines.last().evaluate((line) => line.scrollIntoView({ block: 'end' }));
    const top = (await button.boundingBox())?.y ?? 0;
    const end = await shopper.lines.last().evaluate((line) => line.getBoundingClientRect().bottom);
    // The browser has scrolled the focused line so far that the order bar does not cover it.
    expect(end).toBeLessThanOrEqual(top);

    await page.evaluate(() => scrollTo(0, 0));
    await page
      .getByRole('textbox', { name: 'Промокод' })
      .evaluate((field) => (field as HTMLElement).focus({ preventScroll: true }));
    await expect(button).not.toBeInViewport();
  });
});
