import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { followWishlist } from '@/features/wishlist/follow-wishlist';
import { wishlistChanges } from '@/features/wishlist/wishlist-changes';
import { WISHLIST_PAGE_SIZE } from '@/features/wishlist/wishlist-query';
import {
  addToWishlist,
  createGuestIdentity,
  getCart,
  getListing,
  getProduct,
  getSharedWishlist,
  getWishlistItems,
  shareWishlist,
  stopSharingWishlist,
} from '@/lib/api';
import { ensureSession } from '@/shop/identity/session';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, shop } from '../../../tests/component-shop';
import { startUp } from '../shopper/personal';
import { WishlistPage } from './wishlist-page';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';
const articleOf = async (size: string) =>
  (await getProduct(COAT)).articles.find((article) => article.size === size)?.articleId ?? '';

beforeEach(async () => {
  await createGuestIdentity();
});

async function show(search = {}) {
  const page = renderPage(<WishlistPage search={search} visit="first" />);
  await ensureSession(page.client);
  await startUp(page.client);
  return page;
}

const cards = () => screen.findAllByRole('article');

test('a heart removes its card even before the list of all saved articles is loaded', async () => {
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  const { user, client } = renderPage(<WishlistPage search={{}} visit="first" />);
  await ensureSession(client);
  const [card] = await cards();
  await user.click(within(card as HTMLElement).getByRole('button', { name: words('Убрать из избранного') }));
  expect(await screen.findByRole('heading', { name: words('В избранном пока пусто') })).toBeDefined();
  expect((await getWishlistItems()).length).toBe(0);
});

test('the list is busy while an article is removed, even if another component removes it (§3.4.1)', async () => {
  const articleId = await articleOf('44');
  await addToWishlist({ items: [{ articleId }] });
  await addToWishlist({ items: [{ articleId: await articleOf('46') }] });
  const { client } = await show();
  await cards();
  const list = screen.getByRole('heading', { name: 'Товары' }).parentElement;
  expect(list?.getAttribute('aria-busy')).toBeNull();
  const removed = wishlistChanges(client).remove(articleId);
  await waitFor(() => expect(list?.getAttribute('aria-busy')).toBe('true'));
  await removed;
  await waitFor(() => expect(list?.getAttribute('aria-busy')).toBeNull());
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('two saved sizes of one colour have two cards, each with its size', async () => {
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  await addToWishlist({ items: [{ articleId: await articleOf('46') }] });
  await show();
  const [newest, older] = await cards();
  expect(within(newest as HTMLElement).getByText(words('Размер 46'))).toBeDefined();
  expect(within(older as HTMLElement).getByText(words('Размер 44'))).toBeDefined();
});

test('the card of a saved size shows the price of that size; the card of a saved colour shows the lowest price', async () => {
  const { articles, price } = await getProduct(COAT);
  const [dear = '', cheap = ''] = [await articleOf('46'), await articleOf('48')];
  shop.state.sizePrices[dear] = price + 1_000_000;
  for (const { articleId, size } of articles)
    if (!['46', '48'].includes(size)) shop.state.stock[articleId] = 0;
  await addToWishlist({ items: [{ articleId: cheap }] }, { sizeChosen: false });
  await addToWishlist({ items: [{ articleId: dear }] });
  await show();
  const [size, colour] = (await cards()).map((card) => card.querySelector('b')?.textContent);
  expect([size, colour]).toEqual(['27\u00a0490\u00a0₽', 'от\u00a017\u00a0490\u00a0₽']);
});

test('the card of a saved size that is sold out says so', async () => {
  const articleId = await articleOf('44');
  await addToWishlist({ items: [{ articleId }] });
  shop.state.stock[articleId] = 0;
  await show();
  expect(await screen.findByText(words('Размер 44 закончился'))).toBeDefined();
});

test('the card of a size whose price has fallen shows the difference', async () => {
  const articleId = await articleOf('44');
  await addToWishlist({ items: [{ articleId }] });
  for (const { wishlist } of Object.values(shop.state.belongings)) {
    for (const stored of wishlist) stored.keptPrice += 250_000;
  }
  await show();
  expect(await screen.findByText(words('Подешевело на 2 500 ₽'))).toBeDefined();
});

test('the saved size is added to the cart from its card, which then links to the cart', async () => {
  await addToWishlist({ items: [{ articleId: await articleOf('46') }] });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: /^Добавить в\sкорзину: .+, размер 46$/ }));
  const link = await screen.findByRole('link', { name: words('В корзине') });
  expect(link.getAttribute('href')).toBe('/cart');
  expect((await getCart()).items).toMatchObject([{ size: '46', quantity: 1 }]);
});

test('a colour saved without a size asks for a size before it is added to the cart', async () => {
  const articleId = await articleOf('44');
  await addToWishlist({ items: [{ articleId }] }, { sizeChosen: false });
  const { user } = await show();
  const [card] = await cards();
  const inCard = within(card as HTMLElement);
  expect(screen.getByText(/^Размер не\sвыбран у\s1\sтовара/)).toBeDefined();
  expect(inCard.queryByRole('button', { name: /^Добавить в\sкорзину/ })).toBeNull();
  await user.click(inCard.getByRole('button', { name: /^Выбрать размер: / }));
  expect((await getCart()).items).toEqual([]);
  await user.click(await inCard.findByRole('button', { name: '48' }));
  await waitFor(async () => expect((await getCart()).items).toMatchObject([{ size: '48', quantity: 1 }]));
});

test('a colour saved without a size counts as sold out if all of its sizes are', async () => {
  const { articles } = await getProduct(COAT);
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] }, { sizeChosen: false });
  for (const { articleId } of articles) shop.state.stock[articleId] = 0;
  await show();
  expect(await screen.findByText(words('Все размеры закончились'))).toBeDefined();
});

test('a stock notice can be requested for a sold-out saved size', async () => {
  const articleId = await articleOf('44');
  await addToWishlist({ items: [{ articleId }] });
  shop.state.stock[articleId] = 0;
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: /^Сообщить о\sпоступлении/ }));
  expect(await screen.findByRole('dialog', { name: words('Сообщить о поступлении') })).toBeDefined();
});

test('the shared URL shows the wishlist until its owner stops sharing it', async () => {
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Поделиться' }));
  expect(await screen.findByText('Ссылка скопирована')).toBeDefined();
  const href = screen.getByRole('link', { name: /wishlist\/shared/ }).getAttribute('href') ?? '';
  expect(await navigator.clipboard.readText()).toBe(new URL(href, location.origin).href);
  const code = href.split('/').at(-1) ?? '';
  expect((await getSharedWishlist(code)).items).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: words('Закрыть доступ') }));
  expect(await screen.findByText(words('Доступ по ссылке закрыт'))).toBeDefined();
  expect(screen.queryByRole('link', { name: /wishlist\/shared/ })).toBeNull();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(getSharedWishlist(code)).rejects.toMatchObject({ status: 404 });
});

test('a wishlist that is already shared shows its URL, and a button stops sharing it', async () => {
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  const { code } = await shareWishlist();
  const { user } = await show();
  const link = await screen.findByRole('link', { name: /wishlist\/shared/ });
  expect(link.getAttribute('href')).toBe(`/wishlist/shared/${code}`);
  await user.click(screen.getByRole('button', { name: words('Закрыть доступ') }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /wishlist\/shared/ })).toBeNull());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(getSharedWishlist(code)).rejects.toMatchObject({ status: 404 });
});

test('an empty wishlist that is shared also has the button that stops sharing it', async () => {
  await shareWishlist();
  await show();
  expect(await screen.findByRole('heading', { name: words('В избранном пока пусто') })).toBeDefined();
  expect(screen.getByRole('button', { name: words('Закрыть доступ') })).toBeDefined();
});

test('when another tab stops sharing the wishlist, the URL disappears in this tab as well', async () => {
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  await shareWishlist();
  const { client } = await show();
  const end = followWishlist(client);
  await screen.findByRole('link', { name: /wishlist\/shared/ });
  await stopSharingWishlist();
  const otherTab = new BroadcastChannel('vitrina-visit');
  otherTab.postMessage({ type: 'wishlist-changed' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /wishlist\/shared/ })).toBeNull());
  otherTab.close();
  end();
});

test('if the wishlist cannot be shared, the page says why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  const { user } = await show();
  failWith('shareWishlist:network');
  await user.click(await screen.findByRole('button', { name: 'Поделиться' }));
  expect(await screen.findByText(words('Нет соединения с интернетом'))).toBeDefined();
});

test('the heart of a saved size removes only that size, which can be restored', async () => {
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  await addToWishlist({ items: [{ articleId: await articleOf('46') }] });
  const { user } = await show();
  const [newest] = await cards();
  await user.click(
    within(newest as HTMLElement).getByRole('button', { name: words('Убрать из избранного') }),
  );
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  expect((await getWishlistItems()).map(({ articleId }) => articleId)).toEqual([await articleOf('44')]);
  // The focused card was removed, so the card that takes its place gets the focus.
  expect((await cards())[0]?.contains(document.activeElement)).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(async () => expect(await cards()).toHaveLength(2));
});

test('when the last card is removed, the heading of the empty wishlist gets the focus', async () => {
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  const { user } = await show();
  const [card] = await cards();
  within(card as HTMLElement)
    .getByRole('button', { name: words('Убрать из избранного') })
    .focus();
  await user.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { name: words('В избранном пока пусто') });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a page number beyond the last page shows the first page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  await show({ page: 2 });
  expect(await cards()).toHaveLength(1);
  expect(screen.queryByText(words('Страница не найдена'))).toBeNull();
});

test('the next page is appended below, and after a change both pages are loaded again', async () => {
  const { items } = await getListing({ path: 'zhenshchinam' });
  const wishes = items.flatMap(({ sizes }) => sizes.map(({ articleId }) => ({ articleId })));
  expect(wishes.length).toBeGreaterThan(WISHLIST_PAGE_SIZE);
  const stored = wishes.slice(0, WISHLIST_PAGE_SIZE + 2);
  await addToWishlist({ items: stored });
  const { user } = await show();
  expect(await cards()).toHaveLength(WISHLIST_PAGE_SIZE);
  await user.click(screen.getByRole('link', { name: words('Показать ещё') }));
  await waitFor(async () => expect(await cards()).toHaveLength(stored.length));
  const all = await cards();
  expect(all[WISHLIST_PAGE_SIZE]?.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('link', { name: words('Показать ещё') })).toBeNull();
  await user.click(
    within(all[0] as HTMLElement).getByRole('button', { name: words('Убрать из избранного') }),
  );
  await waitFor(async () => expect(await cards()).toHaveLength(stored.length - 1));
});

test('a filter that leaves no goods links to the whole wishlist', async () => {
  const articleId = await articleOf('44');
  await addToWishlist({ items: [{ articleId }] });
  shop.state.stock[articleId] = 0;
  await show({ filter: 'in-stock' });
  expect(await screen.findByText(words('Таких товаров в избранном нет'))).toBeDefined();
  expect(screen.getByRole('link', { name: 'Показать всё' }).getAttribute('href')).toBe('/wishlist');
});

test('an empty wishlist shows links to the catalog and recommended goods', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: words('В избранном пока пусто') })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe(
    '/login?redirect=%2Fwishlist',
  );
  expect(await screen.findByRole('heading', { name: 'Новинки' })).toBeDefined();
  expect((await cards()).length).toBeGreaterThan(0);
});
