import { ownNetwork } from './support/network.ts';
import { changePrice } from './support/shop/prices.ts';
import { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const heartOf = (shopper: Shopper, card: number) =>
  shopper.cards.nth(card).getByRole('button', { name: /избранно/ });

test('the hearts in a listing add goods to the wishlist; in the wishlist, the goods can be filtered, sorted and removed (§3.4.1)', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  await shopper.keep(0);
  await shopper.keep(1);
  await expect(shopper.wishlistLink).toHaveAccessibleName('Избранное: 2');
  const names = await shopper.cards.getByRole('heading').getByRole('link').allTextContents();
  await page.reload();
  await shopper.hydrated();
  await expect(heartOf(shopper, 0)).toHaveAttribute('aria-pressed', 'true');

  await shopper.goto('/wishlist');
  await expect(shopper.cards).toHaveCount(2);
  // The product added last comes first.
  await expect(shopper.cards.first()).toContainText(names[1] ?? '');
  await page.getByRole('button', { name: /Сортировка/ }).click();
  await page.getByRole('link', { name: 'Сначала дешевле' }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.getByRole('link', { name: 'В наличии' }).click();
  await expect(page).toHaveURL(/filter=in-stock/);
  await expect(shopper.cards).toHaveCount(2);

  await heartOf(shopper, 0).click();
  await expect(shopper.cards).toHaveCount(1);
  await shopper.statusMessage('Товар удалён из избранного').getByRole('button', { name: 'Вернуть' }).click();
  await expect(shopper.cards).toHaveCount(2);
});

test('a size in the wishlist can be added to the cart, and moved from the cart to the wishlist', async ({
  page,
  shopper,
}) => {
  await shopper.goto('/zhenshchinam');
  const name = await shopper.openProduct();
  const size = await shopper.chooseSize();
  await shopper.keepOpened();
  await shopper.goto('/wishlist');
  await expect(shopper.cards).toContainText(new RegExp(`Размер\\s${size}`));
  await page.getByRole('button', { name: /^Добавить в\sкорзину: / }).click();
  await expect(shopper.dialog('Товар добавлен в корзину')).toContainText(name);
  await shopper.closeAddedPanel();
  await shopper.cards.getByRole('link', { name: 'В корзине' }).click();
  await expect(shopper.line(name)).toContainText(new RegExp(`размер\\s${size}`));
  await shopper.goto('/wishlist');
  await heartOf(shopper, 0).click();
  await expect(shopper.heading).toHaveText('В избранном пока пусто');

  await shopper.goto('/cart');
  await shopper
    .line(name)
    .getByRole('button', { name: /^В\sизбранное/ })
    .click();
  await expect(shopper.heading).toHaveText('В корзине пока пусто');
  await shopper.goto('/wishlist');
  await expect(shopper.cards).toHaveCount(1);
});

test('a lowered price is marked on the wishlist and mentioned in the cart', async ({
  page,
  shopper,
  server,
}) => {
  await shopper.goto('/muzhchinam');
  await shopper.openProduct();
  const productUrl = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await shopper.chooseSize();
  await shopper.addToCart();
  await expect(shopper.cartLink).toHaveAccessibleName(/1/);
  await shopper.closeAddedPanel();
  await shopper.keepOpened();
  await expect(shopper.wishlistLink).toHaveAccessibleName(/1/);
  await page.goto('about:blank');
  await changePrice(server, productUrl, (kopecks) => kopecks - 100_000);

  await shopper.goto('/wishlist');
  await expect(shopper.cards).toContainText(/Подешевело на\s1\s000\s₽/);
  await shopper.goto('/cart');
  await expect(shopper.lines).toContainText(/Цена изменилась: было .*₽, стало .*₽/);
});

test('the link to a shared wishlist shows the goods but not the owner, until sharing is turned off', async ({
  page,
  context,
  shopper,
  browser,
  server,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await shopper.goto('/zhenshchinam');
  const name = await shopper.openProduct();
  await shopper.keepOpened();
  await shopper.goto('/wishlist');
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await expect(shopper.statusMessage('Ссылка скопирована')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${server.url}/wishlist/shared/[\\w-]{16,}$`));

  const elsewhere = await browser.newContext({ extraHTTPHeaders: ownNetwork() });
  const friend = new Shopper(await elsewhere.newPage());
  const opened = await friend.page.goto(link);
  expect(opened?.headers()['cache-control']).toContain('no-store');
  await friend.hydrated();
  await expect(friend.cards).toHaveCount(1);
  await expect(friend.cards).toContainText(name);
  // The friend views the shared wishlist. The heart adds the product to the friend's own wishlist.
  await heartOf(friend, 0).click();
  await expect(friend.wishlistLink).toHaveAccessibleName('Избранное: 1');
  await expect(page.getByRole('main')).toContainText(/Список открыт по\sссылке/);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/Список открыт по\sссылке/);

  await page.getByRole('button', { name: 'Закрыть доступ' }).click();
  await expect(shopper.statusMessage('Доступ по ссылке закрыт')).toBeVisible();
  expect((await friend.page.goto(link))?.status()).toBe(404);
  await expect(friend.heading).toHaveText('Страница не найдена');
  await elsewhere.close();
});

test('if adding to the wishlist fails, the heart stays empty and a message in Russian says so (§4.4.2)', async ({
  page,
  shopper,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 500|kind: server/);
  await shopper.goto('/zhenshchinam');
  await shopper.openProduct();
  await page.route('**/wishlists/my?*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await shopper.heart.click();
  await expect(
    shopper.statusMessage('Не удалось добавить товар в избранное. Попробуйте ещё раз'),
  ).toBeVisible();
  await expect(shopper.filledHeart).toHaveCount(0);
  await shopper.keepOpened();
});
