import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ownNetwork } from './support/network.ts';
import { makeAccount, newEmail } from './support/shop/account.ts';
import { linkTo } from './support/shop/letters.ts';
import { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Сохранить', exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('the profile can be edited; a new e-mail address takes effect when the link sent to it is opened (§1.5, §2.1.6, §3.5.2, §3.5.3, §6.1.2)', async ({
  page,
  shopper,
  server,
}) => {
  const account = await makeAccount(server);
  await shopper.signIn(account);
  await field(page, 'Фамилия').fill('Соколова');
  await field(page, 'Имя').fill('Вера');
  await field(page, 'Отчество (при наличии)').fill('Игоревна');
  await field(page, 'Дата рождения').pressSequentially('07031990');
  await expect(field(page, 'Дата рождения')).toHaveValue('07.03.1990');
  await page.getByRole('radio', { name: 'Женский' }).check();
  await field(page, 'Телефон').fill('8 (916) 123-45-67');
  const newAddress = newEmail('novyy');
  await field(page, 'Электронная почта').fill(newAddress);
  await save(page).click();
  await expect(shopper.statusMessage('Изменения сохранены')).toBeVisible();
  await expect(page.getByText(`Ждёт подтверждения: ${newAddress}`)).toBeVisible();
  // The new address counts only after its link is opened. Until then the account has the previous address.
  await expect(field(page, 'Электронная почта')).toHaveValue(account.login);

  await page.reload();
  await shopper.hydrated();
  await expect(field(page, 'Фамилия')).toHaveValue('Соколова');
  await expect(field(page, 'Дата рождения')).toHaveValue('07.03.1990');
  await expect(page.getByRole('radio', { name: 'Женский' })).toBeChecked();
  await expect(field(page, 'Телефон')).toHaveValue(/^\+7\s916\s123\s45\s67$/);

  await shopper.goto(await linkTo(server, newAddress));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(shopper.heading).toHaveText('Адрес подтверждён');
  await page.getByRole('main').getByRole('link', { name: 'Личные данные' }).click();
  await expect(field(page, 'Электронная почта')).toHaveValue(newAddress);
  await expect(page.getByText('Ждёт подтверждения')).toHaveCount(0);
  await field(page, 'Дата рождения').fill('');
  await save(page).click();
  await expect(shopper.statusMessage('Изменения сохранены')).toBeVisible();
  await page.reload();
  await shopper.hydrated();
  await expect(field(page, 'Дата рождения')).toHaveValue('');
});

test('invalid fields show their errors, and the values that the shopper typed are not lost (§5.3.1, §5.3.2, §5.3.3)', async ({
  page,
  shopper,
  server,
}) => {
  await shopper.signIn(await makeAccount(server));
  await field(page, 'Имя').fill('');
  await field(page, 'Дата рождения').fill('31.02.1990');
  await field(page, 'Телефон').fill('916');
  await field(page, 'Электронная почта').fill('vera-at-example');
  await save(page).click();
  await expect(field(page, 'Имя')).toBeFocused();
  await expect(field(page, 'Имя')).toHaveAccessibleDescription('Укажите имя');
  await expect(field(page, 'Дата рождения')).toHaveAccessibleDescription(/^Такой даты нет/);
  await expect(field(page, 'Телефон')).toHaveAccessibleDescription('Введите телефон полностью');
  await expect(field(page, 'Электронная почта')).toHaveAccessibleDescription('Проверьте адрес почты');
  await expect(field(page, 'Дата рождения')).toHaveValue('31.02.1990');
  await field(page, 'Дата рождения').fill('01.01.2999');
  await save(page).click();
  await expect(field(page, 'Дата рождения')).toHaveAccessibleDescription(/не\sможет быть в\sбудущем/);
});

test('saving the profile works after the access token has expired, and typed values are not lost when the session has ended (§6.3.4, §8.7)', async ({
  page,
  context,
  shopper,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(/401/);
  const account = await makeAccount(server);
  await shopper.signIn(account);
  await field(page, 'Фамилия').fill('Лебедева');
  await context.clearCookies({ name: '__Host-vitrina-access' });
  await save(page).click();
  await expect(shopper.statusMessage('Изменения сохранены')).toBeVisible();
  await page.reload();
  await shopper.hydrated();
  await expect(field(page, 'Фамилия')).toHaveValue('Лебедева');

  await field(page, 'Фамилия').fill('Орлова');
  // Waits for the calls that the page makes while it loads. Otherwise one of them, and not the press
  // of the button, would be the first to show that the session has ended.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await save(page).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmyprofile/);
  await expect(shopper.statusMessage('Сессия завершена. Войдите снова')).toBeVisible();
  await shopper.fillLogin(account);
  await expect(page).toHaveURL(/\/myprofile$/);
  await expect(shopper.statusMessage('Изменения сохранены')).toBeVisible();
  await expect(field(page, 'Фамилия')).toHaveValue('Орлова');
});

test('the account lists the devices that are signed in; the shopper signs one of them out, and then all', async ({
  page,
  shopper,
  server,
  browser,
  consoleWatch,
}) => {
  consoleWatch.allow(/401/);
  const account = await makeAccount(server);
  const other = await browser.newContext({ extraHTTPHeaders: ownNetwork() });
  const device = new Shopper(await other.newPage());
  await device.signIn(account);

  await shopper.signIn(account, '/editpreferences');
  const devices = section(page, 'Устройства');
  // Three devices: two sign-ins, and the browser that confirmed the registration, which signs in as well.
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByText('Это устройство')).toHaveCount(1);
  await devices
    .getByRole('listitem')
    .filter({ hasText: 'Chrome' })
    .getByRole('button', { name: /^Выйти на\sустройстве/ })
    .click();
  await expect(shopper.statusMessage(/Выполнен выход: /)).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await device.page.goto('/myprofile');
  await expect(device.page).toHaveURL(/\/login/);
  await device.hydrated();
  await device.fillLogin(account);
  await expect(device.page).toHaveURL(/\/myprofile$/);

  await devices.getByRole('button', { name: 'Выйти на всех устройствах' }).click();
  await shopper.dialog('Выйти на всех устройствах?').getByRole('button', { name: 'Выйти на всех' }).click();
  await expect(shopper.statusMessage('Выполнен выход на всех устройствах')).toBeVisible();
  await expect(shopper.profileLink).toHaveAccessibleName('Войти');
  await device.page.goto('/myprofile');
  await expect(device.page).toHaveURL(/\/login/);
  await other.close();
});

test('withdrawing the newsletter consent ends the subscription; a shopper can save all personal data as a file (§1.5, §3.5.2)', async ({
  page,
  shopper,
  server,
}) => {
  const account = await makeAccount(server);
  await shopper.signIn(account, '/editpreferences');
  const subscriptions = section(page, 'Подписки');
  await subscriptions.getByRole('checkbox', { name: 'Письма' }).check();
  await subscriptions.getByRole('button', { name: 'Сохранить' }).click();
  await expect(shopper.statusMessage('Изменения сохранены')).toBeVisible();
  const consents = section(page, 'Согласия');
  const marketing = consents.getByRole('button', { name: /^Отозвать согласие: .*(рассыл|новост|предложен)/ });
  await marketing.click();
  await shopper.dialog('Отозвать согласие?').getByRole('button', { name: 'Отозвать', exact: true }).click();
  await expect(shopper.statusMessage('Согласие отозвано')).toBeVisible();
  await expect(subscriptions.getByRole('checkbox', { name: 'Письма' })).not.toBeChecked();
  await expect(marketing).toHaveCount(0);
  await consents.getByText('Отозванные').click();
  await expect(consents.getByText(/отозвано/).last()).toBeVisible();

  const download = page.waitForEvent('download');
  await section(page, 'Ваши данные').getByRole('button', { name: 'Скачать данные' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('vitrina-dannye.json');
  const data = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(data)).toMatchObject({ profile: { email: account.login } });
  expect(data).not.toMatch(/password(Hash)?"\s*:\s*"/i);
});

test('withdrawing the required consent leads to the deletion of the account; signing in then fails', async ({
  page,
  shopper,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(/401|422/);
  const account = await makeAccount(server);
  await shopper.signIn(account, '/editpreferences');
  await section(page, 'Согласия')
    .getByRole('button', { name: /^Отозвать согласие: .*персональн/ })
    .click();
  await shopper.dialog('Отозвать согласие?').getByRole('button', { name: 'Удалить учётную запись' }).click();
  const dialog = shopper.dialog('Удалить учётную запись?');
  await dialog.getByLabel('Пароль', { exact: true }).fill('ne-tot-parol-77');
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(dialog.getByLabel('Пароль', { exact: true })).toHaveAccessibleDescription(/[Нн]еверный/);
  await dialog.getByLabel('Пароль', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(shopper.statusMessage('Учётная запись удалена')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(shopper.profileLink).toHaveAccessibleName('Войти');

  await shopper.goto('/login');
  await shopper.fillLogin(account);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Неверный телефон или пароль');
});

test('measurements stored in the browser are saved to the account on request and removed at sign-out (§3.1.4)', async ({
  page,
  shopper,
  server,
}) => {
  await shopper.goto('/guide/size');
  const chest = section(page, 'Мой размер').getByRole('textbox', { name: 'Обхват груди, см' });
  await chest.fill('92');
  await shopper.signIn(await makeAccount(server));
  const mine = section(page, 'Мой размер');
  await expect(mine.getByText(/другие\sмерки: грудь\s92/)).toBeVisible();
  await expect(chest).toHaveValue('');
  await mine.getByRole('button', { name: /^Перенести/ }).click();
  await expect(chest).toHaveValue('92');
  const stored = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(stored).not.toContain('chest');
  await page.reload();
  await expect(chest).toHaveValue('92');
  expect(await stored()).not.toContain('chest');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/$/);
  await shopper.goto('/guide/size');
  await expect(chest).toHaveValue('');
});
