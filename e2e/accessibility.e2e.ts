import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { makeAccount } from './support/shop/account.ts';
import { expect, test } from './support/test.ts';

const widths = [390, 1440];
const pages = [
  '/',
  '/zhenshchinam',
  '/rasprodazha',
  '/cart',
  '/checkout',
  '/wishlist',
  '/login',
  '/orderstatus',
  '/contactform',
  '/register',
  '/password',
  '/password/new?token=not-looked-at-before-it-is-sent',
  '/guide/size',
  '/about/brand',
  '/journal',
  '/journal/ukhod-za-sherstyu',
  '/support/general-info',
  '/support/general-info?q=примерка',
  '/policy/privacy-policy',
  '/net-takoy-stranitsy',
];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pages) {
      test(`the page ${path} has no axe violations and no horizontal scrolling`, async ({
        page,
        shopper,
        consoleWatch,
      }) => {
        consoleWatch.allow(/404/);
        await shopper.goto(path);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page, path);
      });
    }

    test('a product page and a filled cart have no axe violations', async ({ page, shopper }) => {
      await shopper.goto('/zhenshchinam');
      await shopper.openProduct();
      await shopper.chooseSize();
      await expectAccessible(page, 'a product');
      await shopper.addToCart();
      await expect(shopper.cartLink).toHaveAccessibleName(/1/);
      await expectAccessible(page, 'what was added');
      await shopper.goto('/cart');
      await expect(shopper.lines).toHaveCount(1);
      await expectAccessible(page, 'a filled cart');
    });

    test('the sign-in and registration modals have no axe violations', async ({ page, shopper }) => {
      await shopper.goto('/wishlist');
      await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
      const login = shopper.dialog('Вход');
      await login.getByRole('button', { name: 'Войти', exact: true }).click();
      await expect(login.getByLabel('Телефон или почта')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await login.getByRole('link', { name: 'Зарегистрироваться' }).click();
      const registration = shopper.dialog('Регистрация');
      await registration.getByRole('button', { name: 'Зарегистрироваться' }).click();
      await expect(registration.getByLabel('Имя')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
    });

    test('the account and a shared wishlist have no axe violations', async ({ page, shopper, server }) => {
      await shopper.signIn(await makeAccount(server));
      await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, '/myprofile');
      await shopper.goto('/editpreferences');
      await expect(page.getByText('Это устройство')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, '/editpreferences');
      for (const path of ['/reviews', '/reviews?view=mine', '/refunds', '/orders']) {
        await shopper.goto(path);
        await expectAccessible(page, path);
        await expectNoSidewaysScroll(page, path);
      }
      await shopper.goto('/zhenshchinam');
      await shopper.keep();
      await shopper.goto('/wishlist');
      await page.getByRole('button', { name: 'Поделиться' }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /wishlist\/shared/ })
        .click();
      await expect(shopper.heading).toHaveText('Список избранного');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'a shared wishlist');
    });
  });
}
