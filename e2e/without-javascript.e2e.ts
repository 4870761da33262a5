import { makeAccount } from './support/shop/account.ts';
import { linkTo } from './support/shop/letters.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('public pages have their whole content without JavaScript (§1.8, §2.1.1, §6.1.1)', async ({
  page,
  shopper,
}) => {
  await page.goto('/');
  await expect(shopper.heading).toBeVisible();
  await shopper.department('Мужчинам').click();
  await expect(shopper.heading).toHaveText(/Мужчинам/);
  expect(await shopper.cards.count()).toBeGreaterThan(10);
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  await expect(page).toHaveURL(/page=2/);
  expect(await shopper.cards.count()).toBeGreaterThan(0);
  await shopper.openProduct();
  await expect(shopper.addButton).toBeVisible();
  await expect(shopper.sizes).toBeVisible();
  for (const path of ['/wishlist', '/login', '/cart', '/checkout']) {
    await page.goto(path);
    await expect(shopper.heading).toBeVisible();
  }
});

test('a product can be added to the cart without JavaScript', async ({ page, shopper }) => {
  await page.goto('/zhenshchinam');
  const name = await shopper.openProduct();
  await shopper.addToCart();
  // No size is chosen. The browser's own form validation asks for one and sends no request.
  await expect(page).toHaveURL(/\/product\//);
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(shopper.lines).toHaveCount(1);
  await expect(shopper.lines).toContainText(name);
});

test('after signing in without JavaScript, a page reports the merged cart and wishlist before the requested page', async ({
  page,
  shopper,
  server,
}) => {
  const account = await makeAccount(server);
  const signIn = async () => {
    await page.goto('/login?redirect=%2Fobuv');
    await shopper.fillLogin(account);
  };
  await page.goto('/zhenshchinam');
  await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(page).toHaveURL(/\/cart$/);
  await signIn();
  await expect(shopper.heading).toHaveText('Вы вошли');
  await expect(page.getByRole('main')).toContainText('В корзину добавлены товары, выбранные до входа: 1');
  await page.getByRole('main').getByRole('link', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL(/\/obuv$/);

  // If signing in merges nothing, it leads directly to the requested page, without the page about the merge.
  await page.context().clearCookies();
  await page.goto('/cart');
  await signIn();
  await expect(page).toHaveURL(/\/obuv$/);
});

test('a newsletter subscription from the footer is confirmed by the link in the e-mail', async ({
  page,
  shopper,
  server,
}) => {
  const email = `news-${crypto.randomUUID().slice(0, 8)}@example.ru`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/policy/privacy-policy');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Адрес электронной почты').fill(email);
  await footer.getByRole('checkbox').check();
  await footer.getByRole('button', { name: 'Подписаться' }).click();
  await expect(shopper.heading).toHaveText('Проверьте почту');
  await page.goto(await linkTo(server, email));
  await page.getByRole('button', { name: 'Подтвердить подписку' }).click();
  await expect(shopper.heading).toHaveText(/Вы\sподписаны/);
});

test('an unknown URL gives a 404 with links to other pages (§2.3.1, §4.5.6, §8.1, §8.12)', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  for (const path of [
    '/net-takogo-razdela',
    '/product/net-takogo-tovara',
    '/zhenshchinam?page=999',
    '/page/no/such/page',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(shopper.heading).toHaveText('Страница не найдена');
    await expect(page.getByRole('main').getByRole('link', { name: 'На главную' })).toBeVisible();
  }
});
