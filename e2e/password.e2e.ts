import { ownNetwork } from './support/network.ts';
import { makeAccount, PASSWORD } from './support/shop/account.ts';
import { linkTo } from './support/shop/letters.ts';
import { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const NEW_PASSWORD = 'yablochnyy-pirog-42';

test('a forgotten password is reset by an e-mailed link; then neither the old password nor the session of another device works', async ({
  page,
  shopper,
  server,
  browser,
  consoleWatch,
}) => {
  consoleWatch.allow(/401|409|422/);
  const account = await makeAccount(server);
  const other = await browser.newContext({ extraHTTPHeaders: ownNetwork() });
  const device = new Shopper(await other.newPage());
  await device.signIn(account);

  await shopper.goto('/login');
  await page.getByRole('main').getByLabel('Телефон или почта').fill(account.login);
  await page.getByRole('main').getByRole('link', { name: 'Забыли пароль?' }).click();
  await expect(page).toHaveURL(/\/password$/);
  // The login entered on the sign-in page is carried over into this form.
  await expect(page.getByRole('main').getByLabel('Телефон или почта')).toHaveValue(account.login);
  await page.getByRole('button', { name: 'Получить ссылку' }).click();
  await expect(shopper.heading).toHaveText('Проверьте сообщения');

  const link = await linkTo(server, account.login, 2);
  await shopper.goto(link);
  const password = page.getByRole('main').getByLabel('Новый пароль');
  await password.fill('korotko');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(password).toHaveAccessibleDescription(/Не\sменьше 10\sсимволов/);
  await password.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(shopper.statusMessage('Пароль изменён. Войдите с новым паролем')).toBeVisible();

  await shopper.fillLogin(account);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Неверный телефон или пароль');
  await shopper.fillLogin({ ...account, password: NEW_PASSWORD });
  await expect(page).toHaveURL(/\/myprofile$/);
  await expect(page.getByRole('main')).toContainText(account.login);

  await device.page.goto('/myprofile');
  await expect(device.page).toHaveURL(/\/login/);
  await other.close();

  // Opens the link a second time: it works only once.
  await shopper.goto(link);
  await page.getByRole('main').getByLabel('Новый пароль').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ссылка устарела');
  await expect(page.getByRole('main').getByRole('link', { name: 'Получить новую ссылку' })).toBeVisible();
});

test('requesting a reset link does not reveal whether the login has an account', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/password');
  await page.getByRole('main').getByLabel('Телефон или почта').fill('nikto@example.ru');
  await page.getByRole('button', { name: 'Получить ссылку' }).click();
  await expect(shopper.heading).toHaveText('Проверьте сообщения');
  await expect(page.getByRole('main')).toContainText(/Если у\s*nikto@example\.ru есть учётная запись/);
});

test('changing the password in the account keeps this device signed in and signs the other device out', async ({
  page,
  shopper,
  server,
  browser,
  consoleWatch,
}) => {
  consoleWatch.allow(/401|422/);
  const account = await makeAccount(server);
  const other = await browser.newContext({ extraHTTPHeaders: ownNetwork() });
  const device = new Shopper(await other.newPage());
  await device.signIn(account);

  await shopper.signIn(account, '/editpreferences');
  await page.getByRole('button', { name: 'Изменить пароль' }).click();
  const dialog = shopper.dialog('Изменить пароль');
  await dialog.getByLabel('Нынешний пароль').fill('ne-tot-parol-77');
  await dialog.getByLabel('Новый пароль').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByLabel('Нынешний пароль')).toBeFocused();
  await expect(dialog.getByLabel('Нынешний пароль')).toHaveAccessibleDescription(/[Нн]еверный/);
  await expect(dialog.getByLabel('Новый пароль')).toHaveValue(NEW_PASSWORD);
  await dialog.getByLabel('Нынешний пароль').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(shopper.statusMessage('Пароль изменён')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await expect(page).toHaveURL(/\/editpreferences$/);
  await expect(shopper.heading).toHaveText('Настройки');
  await device.page.goto('/myprofile');
  await expect(device.page).toHaveURL(/\/login/);
  await device.hydrated();
  await device.fillLogin({ ...account, password: NEW_PASSWORD });
  await expect(device.page).toHaveURL(/\/myprofile$/);
  await other.close();
});
