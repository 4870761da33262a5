import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test.ts';

const demo = { login: 'demo@vitrina.example', password: 'vitrina-demo-2026' };

test('a guest signs in, keeps the cart, and is nobody again after signing out', async ({ page, shopper }) => {
  await shopper.goto('/muzhchinam');
  const name = await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);

  await shopper.goto('/myprofile');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmyprofile/);
  await page.getByLabel('Телефон или почта').fill(demo.login);
  await page.getByLabel('Пароль', { exact: true }).fill(demo.password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/myprofile$/);
  await expect(page.getByRole('main')).toContainText(demo.login);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await shopper.goto('/login');
  await expect(page).toHaveURL(/\/myprofile$/);
  await shopper.goto('/cart');
  await expect(shopper.lines.filter({ hasText: name })).toHaveCount(1);

  await shopper.goto('/myprofile');
  await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
  await expect(page).not.toHaveURL(/myprofile/);
  await shopper.goto('/cart');
  await expect(shopper.heading).toHaveText('В корзине пока пусто');
});

test('a wrong password says so, keeps what was typed and stays out of the address', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/401/);
  await shopper.goto('/login');
  await page.getByLabel('Телефон или почта').fill(demo.login);
  await page.getByLabel('Пароль', { exact: true }).fill('not-the-password');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Неверный телефон или пароль');
  await expect(page.getByLabel('Телефон или почта')).toHaveValue(demo.login);
  expect(page.url()).not.toContain('password');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper can sign in', async ({ page }) => {
    await page.goto('/login?redirect=/myprofile');
    await page.getByLabel('Телефон или почта').fill(demo.login);
    await page.getByLabel('Пароль', { exact: true }).fill(demo.password);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/\/myprofile$/);
    await expect(page.getByRole('main')).toContainText(demo.login);
  });

  test('a redirect to another site is not followed', async ({ page, server }) => {
    await page.goto('/login?redirect=//evil.example/');
    await page.getByLabel('Телефон или почта').fill(demo.login);
    await page.getByLabel('Пароль', { exact: true }).fill(demo.password);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('main')).not.toContainText('Пароль');
    expect(new URL(page.url()).origin).toBe(server.url);
  });
});

test('the link of a registration message finishes the registration and signs in', async ({
  page,
  shopper,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(/409/);
  await shopper.goto('/');
  const email = `novaya-${Date.now()}@example.ru`;
  const status = await page.evaluate(async (email) => {
    const answer = await fetch('/api/auth/register?site=ru', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': crypto.randomUUID(),
        'x-requested-from': 'browser',
        'x-site-id': 'ru',
      },
      body: JSON.stringify({
        firstName: 'Анна',
        email,
        password: 'lipovyy-chay-1986',
        personalDataConsent: true,
        marketingConsent: false,
      }),
    });
    return ((await answer.json()) as { status: string }).status;
  }, email);
  expect(status).toBe('PENDING_CONFIRMATION');

  const messages = join(server.dataDir, 'mail');
  const texts = await Promise.all(
    (await readdir(messages)).map((name) => readFile(join(messages, name), 'utf8')),
  );
  const link = texts
    .find((text) => text.includes(email))
    ?.match(/http[^\s"\\]*\/confirmation\?token=[\w-]+/)?.[0];
  await shopper.goto(link ?? 'no link');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page).toHaveURL(/\/myprofile$/);
  await expect(page.getByRole('main')).toContainText(email);

  await shopper.goto(link ?? 'no link');
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ссылка устарела');
});
