import { expectAccessible } from './support/axe.ts';
import { newEmail, PASSWORD } from './support/shop/account.ts';
import { lettersTo, linkTo } from './support/shop/letters.ts';
import { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** Goes to the wishlist, opens the sign-in modal there, and in it the registration form. */
async function openRegistration(shopper: Shopper) {
  await shopper.goto('/wishlist');
  await shopper.page
    .getByRole('main')
    .getByRole('link', { name: /^Войти|^Войдите/ })
    .click();
  await shopper.dialog('Вход').getByRole('link', { name: 'Зарегистрироваться' }).click();
  return shopper.dialog('Регистрация');
}

async function fillRegistration(shopper: Shopper, email: string): Promise<void> {
  const form = shopper.dialog('Регистрация');
  await form.getByLabel('Имя').fill('Вера');
  await form.getByLabel('Телефон или почта').fill(email);
  await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox', { name: /обработку персональных данных/ }).check();
}

test('a guest registers from the wishlist, confirms by e-mail, and finds cart and wishlist in the account (§2.3.2)', async ({
  page,
  shopper,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(/409|422/);
  await shopper.goto('/zhenshchinam');
  const name = await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
  await shopper.closeAddedPanel();
  await shopper.keepOpened();
  await expect(shopper.wishlistLink).toHaveAccessibleName(/1/);

  const modal = await openRegistration(shopper);
  await expect(page).toHaveURL(/\/wishlist$/);
  const send = modal.getByRole('button', { name: 'Зарегистрироваться' });
  await send.click();
  await expect(modal.getByRole('textbox', { name: 'Имя' })).toHaveAccessibleDescription('Укажите имя');
  await expect(modal.getByLabel('Имя')).toBeFocused();
  await expect(modal.getByRole('checkbox', { name: /обработку/ })).toHaveAccessibleDescription(
    'Поставьте отметку, чтобы продолжить',
  );
  await expect(modal.getByRole('checkbox', { name: /новости/ })).not.toBeChecked();

  const email = newEmail();
  await fillRegistration(shopper, email);
  await modal.getByLabel('Пароль', { exact: true }).fill('1234567890');
  await send.click();
  const password = modal.getByLabel('Пароль', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Такой пароль легко подобрать/);
  await expect(modal.getByLabel('Имя')).toHaveValue('Вера');
  await password.fill(PASSWORD);
  await send.click();
  await expect(shopper.dialog('Подтвердите почту')).toContainText(email);
  await expect(shopper.profileLink).toHaveAccessibleName('Войти');

  const link = await linkTo(server, email);
  await shopper.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page).toHaveURL(/\/myprofile$/);
  await expect(shopper.statusMessage('В корзину добавлены товары, выбранные до входа: 1')).toBeVisible();
  await expect(shopper.statusMessage('В избранное добавлены товары, выбранные до входа: 1')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await shopper.goto('/cart');
  await expect(shopper.lines.filter({ hasText: name })).toHaveCount(1);
  await expect(shopper.statusMessage('В корзину добавлены товары, выбранные до входа: 1')).toBeVisible();
  await shopper.goto('/wishlist');
  await expect(shopper.cards.filter({ hasText: name })).toHaveCount(1);

  // Opens the link a second time: it works only once.
  await shopper.goto(link);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ссылка устарела');
});

test('the registration modal closes when the link in the message is opened in another tab', async ({
  page,
  context,
  shopper,
  server,
}) => {
  const modal = await openRegistration(shopper);
  const email = newEmail();
  await fillRegistration(shopper, email);
  await modal.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(shopper.dialog('Подтвердите почту')).toBeVisible();

  const other = new Shopper(await context.newPage());
  await other.goto(await linkTo(server, email));
  await other.page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(other.page).toHaveURL(/\/myprofile$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(shopper.profileLink).toHaveAccessibleName('Личный кабинет');
});

test('in another browser, the link in the registration message asks for a new password; the password typed at registration does not work (§6.3.5)', async ({
  browser,
  shopper,
  server,
}) => {
  await openRegistration(shopper);
  const email = newEmail();
  await fillRegistration(shopper, email);
  await shopper.dialog('Регистрация').getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(shopper.dialog('Подтвердите почту')).toContainText('в этом браузере');

  const context = await browser.newContext({ baseURL: server.url });
  const owner = new Shopper(await context.newPage());
  await owner.goto(await linkTo(server, email));
  await owner.page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(owner.heading).toHaveText('Придумайте пароль');
  await expectAccessible(owner.page);
  await owner.page.getByLabel('Новый пароль').fill('malinovyy-uzvar-1986');
  await owner.page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(owner.page).toHaveURL(/\/login/);

  const signIn = async (password: string) => {
    await owner.page.getByLabel('Телефон или почта').fill(email);
    await owner.page.getByLabel('Пароль', { exact: true }).fill(password);
    await owner.page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
  };
  await signIn(PASSWORD);
  await expect(owner.page.getByRole('main').getByRole('alert')).toContainText('Неверный телефон или пароль');
  await signIn('malinovyy-uzvar-1986');
  await expect(owner.page).toHaveURL(/\/myprofile$/);
  await context.close();
});

test('the confirmation message can be sent again after a minute, and its link works', async ({
  page,
  shopper,
  server,
  consoleWatch,
}) => {
  // The test moves the page's clock forward by a minute. Requests in flight may time out by that.
  consoleWatch.allow(/API call failed \{kind: timeout, method: GET/);
  await page.clock.install();
  const modal = await openRegistration(shopper);
  const email = newEmail();
  await fillRegistration(shopper, email);
  await modal.getByRole('button', { name: 'Зарегистрироваться' }).click();
  const again = shopper.dialog('Подтвердите почту').getByRole('button', { name: /Отправить ещё раз/ });
  await expect(again).toHaveAccessibleName(/через\s\d+\sс$/);
  await expect(again).toBeDisabled();
  await page.clock.fastForward('01:01');
  await expect(again).toBeEnabled();
  await again.click();
  await expect(page.getByText('Отправили письмо ещё раз')).toBeVisible();
  await expect(again).toBeDisabled();

  await shopper.goto(await linkTo(server, email, 2));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page).toHaveURL(/\/myprofile$/);
});

test('registering an e-mail address that already has an account looks like any other registration, and only the owner of the address is informed', async ({
  shopper,
  server,
}) => {
  const known = 'demo@vitrina.example';
  const modal = await openRegistration(shopper);
  await fillRegistration(shopper, known);
  await modal.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(shopper.dialog('Подтвердите почту')).toContainText(known);
  expect(new URL(await linkTo(server, known)).pathname).toBe('/login');
  expect((await lettersTo(server, known)).at(-1)?.text).toContain('уже есть');
});

test('an invalid or truncated confirmation link shows an error, and a truncated link also offers to register', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/409/);
  await shopper.goto(`/confirmation?token=${'n'.repeat(43)}`);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ссылка устарела');
  await shopper.goto('/confirmation');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Ссылка неполная/);
  await expect(page.getByRole('button', { name: 'Подтвердить' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' }).click();
  await expect(shopper.heading).toHaveText('Регистрация');
});
