import { expectAccessible } from './support/axe.ts';
import { demoShopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('a guest signs in, keeps the cart, and is anonymous again after signing out (§2.1.3, §2.1.12, §5.1.1)', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/muzhchinam');
  const name = await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);

  await shopper.goto('/myprofile');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmyprofile/);
  await page.getByLabel('Телефон или почта').fill(demoShopper.login);
  await page.getByLabel('Пароль', { exact: true }).fill(demoShopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/myprofile$/);
  await expect(page.getByRole('main')).toContainText(demoShopper.login);
  await expectAccessible(page);

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

for (const elsewhere of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
]) {
  test(`signing in with the redirect ${elsewhere} leads to the profile and not to another site`, async ({
    page,
    shopper,
  }) => {
    await shopper.goto(`/login?redirect=${encodeURIComponent(elsewhere)}`);
    await shopper.fillLogin(demoShopper);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/myprofile$/);
  });
}

test('a wrong password shows an error; the typed login stays in its field, and the password does not appear in the URL', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/401/);
  await shopper.goto('/login');
  await page.getByLabel('Телефон или почта').fill(demoShopper.login);
  await page.getByLabel('Пароль', { exact: true }).fill('not-the-password');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Неверный телефон или пароль');
  await expect(page.getByLabel('Телефон или почта')).toHaveValue(demoShopper.login);
  expect(page.url()).not.toContain('password');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper can sign in without JavaScript', async ({ page }) => {
    await page.goto('/login?redirect=/myprofile');
    await page.getByLabel('Телефон или почта').fill(demoShopper.login);
    await page.getByLabel('Пароль', { exact: true }).fill(demoShopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/\/myprofile$/);
    await expect(page.getByRole('main')).toContainText(demoShopper.login);
  });

  test('without JavaScript, a redirect to another site is not followed after signing in', async ({
    page,
    server,
  }) => {
    await page.goto('/login?redirect=//evil.example/');
    await page.getByLabel('Телефон или почта').fill(demoShopper.login);
    await page.getByLabel('Пароль', { exact: true }).fill(demoShopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('main')).not.toContainText('Пароль');
    expect(new URL(page.url()).origin).toBe(server.url);
  });
});
