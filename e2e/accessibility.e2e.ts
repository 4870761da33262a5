import AxeBuilder from '@axe-core/playwright';
import { makeAccount } from './support/account.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const widths = [390, 1440];
const pages = [
  '/',
  '/zhenshchinam',
  '/rasprodazha',
  '/cart',
  '/wishlist',
  '/login',
  '/register',
  '/password',
  '/password/new?token=not-looked-at-before-it-is-sent',
  '/guide/size',
  '/policy/privacy-policy',
  '/net-takoy-stranitsy',
];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page, shopper, consoleWatch }) => {
        consoleWatch.allow(/404/);
        await shopper.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
      });
    }

    test('axe finds nothing on a product and in a filled cart', async ({ page, shopper }) => {
      await shopper.goto('/zhenshchinam');
      await shopper.openProduct();
      await shopper.chooseSize();
      const product = await new AxeBuilder({ page }).analyze();
      expect(product.violations).toEqual([]);
      await shopper.addToCart();
      await expect(shopper.cartLink).toHaveAccessibleName(/1/);
      const added = await new AxeBuilder({ page }).analyze();
      expect(added.violations).toEqual([]);
      await shopper.goto('/cart');
      await expect(shopper.lines).toHaveCount(1);
      const cart = await new AxeBuilder({ page }).analyze();
      expect(cart.violations).toEqual([]);
    });

    test('axe finds nothing in the modals for signing in and registering', async ({ page, shopper }) => {
      await shopper.goto('/wishlist');
      await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
      const login = shopper.dialog('Вход');
      await login.getByRole('button', { name: 'Войти', exact: true }).click();
      await expect(login.getByLabel('Телефон или почта')).toHaveAttribute('aria-invalid', 'true');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await login.getByRole('link', { name: 'Зарегистрироваться' }).click();
      const registration = shopper.dialog('Регистрация');
      await registration.getByRole('button', { name: 'Зарегистрироваться' }).click();
      await expect(registration.getByLabel('Имя')).toHaveAttribute('aria-invalid', 'true');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    test('axe finds nothing in the account and on a shared wishlist', async ({ page, shopper, server }) => {
      await shopper.signIn(await makeAccount(server));
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await expectNoSidewaysScroll(page, '/myprofile');
      await shopper.goto('/editpreferences');
      await expect(page.getByText('Это устройство')).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await expectNoSidewaysScroll(page, '/editpreferences');
      await shopper.goto('/zhenshchinam');
      await shopper.keep();
      await shopper.goto('/wishlist');
      await page.getByRole('button', { name: 'Поделиться' }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /wishlist\/shared/ })
        .click();
      await expect(shopper.heading).toHaveText('Список избранного');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await expectNoSidewaysScroll(page, 'a shared wishlist');
    });

    test('nothing scrolls sideways', async ({ page, shopper, consoleWatch }) => {
      consoleWatch.allow(/404/);
      for (const path of pages) {
        await shopper.goto(path);
        await expectNoSidewaysScroll(page, path);
      }
    });
  });
}
