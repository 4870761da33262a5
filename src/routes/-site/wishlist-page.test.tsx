import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addToWishlist, createGuestIdentity, getProduct, getWishlistItems } from '@/lib/api';
import { ensureSession } from '@/lib/session';
import { renderPage } from '@/lib/testing/render-page';
import { words } from '@/lib/testing/words';
import { shop } from '../../../tests/component-shop';
import { startUp } from './personal';
import { WishlistPage } from './wishlist-page';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';
const articleOf = async (size: string) =>
  (await getProduct(COAT)).articles.find((article) => article.size === size)?.articleId ?? '';

beforeEach(async () => {
  await createGuestIdentity();
});

async function show(search = {}) {
  const page = renderPage(<WishlistPage search={search} />);
  await ensureSession(page.visit);
  await startUp(page.visit);
  return page;
}

const cards = () => screen.findAllByRole('article');

test('two sizes of a colour are two cards that say which size is kept', async () => {
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  await addToWishlist({ items: [{ articleId: await articleOf('46') }] });
  await show();
  const [newest, older] = await cards();
  expect(within(newest as HTMLElement).getByText(words('Размер 46'))).toBeDefined();
  expect(within(older as HTMLElement).getByText(words('Размер 44'))).toBeDefined();
});

test('a kept size that has gone says so', async () => {
  const articleId = await articleOf('44');
  await addToWishlist({ items: [{ articleId }] });
  shop.state.stock[articleId] = 0;
  await show();
  expect(await screen.findByText(words('Размер 44 закончился'))).toBeDefined();
});

test('the heart takes off the one size, and it can be had back', async () => {
  await addToWishlist({ items: [{ articleId: await articleOf('44') }] });
  await addToWishlist({ items: [{ articleId: await articleOf('46') }] });
  const { user } = await show();
  const [newest] = await cards();
  await user.click(
    within(newest as HTMLElement).getByRole('button', { name: words('Убрать из избранного') }),
  );
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  expect((await getWishlistItems()).map(({ articleId }) => articleId)).toEqual([await articleOf('44')]);
  // What had the focus is gone: the card that took its place has it.
  expect((await cards())[0]?.contains(document.activeElement)).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(async () => expect(await cards()).toHaveLength(2));
});

test('a part without goods leads back to the whole', async () => {
  const articleId = await articleOf('44');
  await addToWishlist({ items: [{ articleId }] });
  shop.state.stock[articleId] = 0;
  await show({ filter: 'in-stock' });
  expect(await screen.findByText(words('Таких товаров в избранном нет'))).toBeDefined();
  expect(screen.getByRole('link', { name: 'Показать всё' }).getAttribute('href')).toBe('/wishlist');
});

test('an empty wishlist leads somewhere and shows goods', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: words('В избранном пока пусто') })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe(
    '/login?redirect=%2Fwishlist',
  );
  expect(await screen.findByRole('heading', { name: 'Новинки' })).toBeDefined();
  expect((await cards()).length).toBeGreaterThan(0);
});
