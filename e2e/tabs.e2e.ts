import { makeAccount } from './support/shop/account.ts';
import { demoShopper, Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('signing out in one tab clears account, cart and wishlist in the other tab (§4.2.6)', async ({
  page,
  context,
  shopper,
  server,
}) => {
  const account = await makeAccount(server);
  await shopper.signIn(account);
  await shopper.goto('/zhenshchinam');
  await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
  await shopper.closeAddedPanel();
  await shopper.heart.click();
  await expect(shopper.wishlistLink).toHaveAccessibleName(/1/);
  const guarded = new Shopper(await context.newPage());
  await guarded.goto('/myprofile');

  const other = new Shopper(await context.newPage());
  await other.goto('/myprofile');
  await other.signOut();
  await expect(other.page).toHaveURL(/\/$/);

  await expect(shopper.profileLink).toHaveAccessibleName('Войти');
  await expect(shopper.cartLink).not.toHaveAccessibleName(/1/);
  await expect(shopper.wishlistLink).not.toHaveAccessibleName(/1/);
  await expect(page).toHaveURL(/\/product\//);
  await expect(guarded.page).toHaveURL(/\/login\?redirect=%2Fmyprofile/);
  await expect(guarded.page.getByRole('main')).not.toContainText(account.login);
});

test('signing in in one tab also signs in the other tab', async ({ page, context, shopper }) => {
  await shopper.goto('/zhenshchinam');
  const other = new Shopper(await context.newPage());
  await other.signIn(demoShopper);
  await expect(shopper.profileLink).toHaveAccessibleName('Личный кабинет');
  await other.goto('/zhenshchinam');
  await other.openProduct();
  await other.heart.click();
  await expect(other.filledHeart).toBeVisible();
  await expect(shopper.wishlistLink).toHaveAccessibleName(/1/);
  await expect(page).toHaveURL(/\/zhenshchinam$/);
  await other.filledHeart.click();
  await expect(shopper.wishlistLink).not.toHaveAccessibleName(/1/);
});

test('signing out while offline clears account, cart and wishlist at once; the sign-out is sent to the server later (§4.2.6)', async ({
  page,
  context,
  shopper,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|kind: network|dynamically imported module/);
  const account = await makeAccount(server);
  await shopper.signIn(account);
  const other = new Shopper(await context.newPage());
  await other.goto('/zhenshchinam');
  await expect(other.profileLink).toHaveAccessibleName('Личный кабинет');
  // Waits until all pictures have loaded. Offline, a failing picture would be logged as a console error.
  await other.page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await shopper.signOut();
  await expect(other.profileLink).toHaveAccessibleName('Войти');
  await expect(page.getByText(account.login)).toHaveCount(0);
  // Offline, the page that follows signing out cannot be loaded. A message says so, and the page opens when
  // the network is back.
  await expect(page.getByRole('main')).toContainText('Страница откроется, как только появится интернет');
  await context.setOffline(false);
  await expect(shopper.heading).not.toHaveText('Нет соединения');
  await expect(page).toHaveURL(`${server.url}/`);

  await shopper.goto('/');
  await expect(shopper.profileLink).toHaveAccessibleName('Войти');
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name === '__Host-vitrina-refresh'))
    .toEqual([]);
  await page.goto('/myprofile');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmyprofile/);
});

test('a session ended on another device clears both tabs, and a message reports it once (§4.2.7)', async ({
  page,
  context,
  shopper,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(/401/);
  const account = await makeAccount(server);
  await shopper.signIn(account, '/zhenshchinam');
  const other = new Shopper(await context.newPage());
  await other.goto('/zhenshchinam');
  await expect(other.profileLink).toHaveAccessibleName('Личный кабинет');

  const cookies = await context.cookies();
  await context.clearCookies({ name: '__Host-vitrina-access' });
  await context.addCookies(
    cookies
      .filter(({ name }) => name === '__Host-vitrina-refresh')
      .map((cookie) => ({ ...cookie, value: 'ended-long-ago' })),
  );
  await other.page.bringToFront();
  await other.openProduct();
  await other.heart.click();
  await expect(other.statusMessage('Сессия завершена. Войдите снова')).toBeVisible();
  await expect(other.profileLink).toHaveAccessibleName('Войти');
  await expect(shopper.profileLink).toHaveAccessibleName('Войти');
  await expect(page.getByText('Сессия завершена')).toHaveCount(0);
});

test('a page that hydrates late shows changes that another tab made after the page was requested', async ({
  page,
  context,
  shopper,
}) => {
  await shopper.putIntoCart('/zhenshchinam');
  await shopper.goto('/cart');
  const late = new Shopper(await context.newPage());
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await late.page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await late.page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await expect(late.quantity()).toHaveValue('1');

  const isChanged = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/carts'),
  );
  await shopper.increase().click();
  await isChanged;
  await expect(shopper.quantity()).toHaveValue('2');
  release();
  await late.hydrated();
  await expect(late.quantity()).toHaveValue('2');
});
