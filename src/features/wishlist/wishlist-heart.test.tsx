import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProduct, login } from '@/lib/api';
import { authModal, takePending } from '@/shop/identity/auth-modal';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, server } from '../../../tests/component-shop';
import { wishlistChanges } from './wishlist-changes';
import { WishlistHeart } from './wishlist-heart';
import { wishlistItemsQuery } from './wishlist-query';

const problem = (status: number, title: string) => ({
  type: 'about:blank',
  title,
  status,
  code: 'ARTICLE_NOT_FOUND',
  requestId: '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10',
});

let coat: { productUrl: string; wish: { articleId: string; sizeChosen: boolean } };

beforeEach(async () => {
  const product = await getProduct('palto-pryamogo-kroya-iz-shersti-bezhevyy');
  const articleId = product.articles[1]?.articleId ?? '';
  coat = { productUrl: product.productUrl, wish: { articleId, sizeChosen: false } };
});

test('pressing a heart adds or removes its article, and the list is read after each change (§4.4.1)', async () => {
  const { user, client } = renderPage(<WishlistHeart {...coat} />);
  const changes = wishlistChanges(client);

  await user.click(screen.getByRole('button', { name: words('В избранное'), pressed: false }));
  expect(
    await screen.findByRole('button', { name: words('Убрать из избранного'), pressed: true }),
  ).toBeDefined();
  expect(client.getQueryData(wishlistItemsQuery.queryKey)).toMatchObject([
    { productUrl: coat.productUrl, ...coat.wish },
  ]);
  expect(changes.state()).toEqual({
    item: coat.wish.articleId,
    action: 'add',
    loading: false,
    error: undefined,
  });
  expect(await screen.findByText('Товар добавлен в избранное')).toBeDefined();

  await user.click(screen.getByRole('button', { name: words('Убрать из избранного') }));
  expect(await screen.findByRole('button', { name: words('В избранное'), pressed: false })).toBeDefined();
  expect(client.getQueryData(wishlistItemsQuery.queryKey)).toEqual([]);
  expect(changes.state().action).toBe('remove');

  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByRole('button', { name: words('Убрать из избранного') })).toBeDefined();
});

test('an article that is removed and restored still has no chosen size if none was chosen', async () => {
  const { user, client } = renderPage(<WishlistHeart {...coat} />);
  const chosenSizes = () => client.getQueryData(wishlistItemsQuery.queryKey)?.map((item) => item.sizeChosen);
  await user.click(screen.getByRole('button', { pressed: false }));
  await user.click(await screen.findByRole('button', { name: words('Убрать из избранного'), pressed: true }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(chosenSizes()).toEqual([false]));
});

test('the state’s loading flag is on while the request is pending (§4.4.3)', async () => {
  const { user, client } = renderPage(<WishlistHeart {...coat} />);
  const changes = wishlistChanges(client);
  const seen: boolean[] = [];
  client.getMutationCache().subscribe(() => {
    const { loading } = changes.state();
    if (loading !== (seen.at(-1) ?? false)) seen.push(loading);
  });
  await user.click(screen.getByRole('button'));
  await screen.findByRole('button', { pressed: true });
  await waitFor(() => expect(seen).toEqual([true, false]));
});

test('a failure is shown in Russian; the state has its message, but no action and no article (§8.9)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('addToWishlist:500');
  const { user, client } = renderPage(<WishlistHeart {...coat} />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Не удалось добавить товар в избранное. Попробуйте ещё раз')).toBeDefined();
  expect(screen.getByRole('button', { pressed: false })).toBeDefined();
  expect(wishlistChanges(client).state()).toEqual({
    item: undefined,
    action: undefined,
    loading: false,
    error: 'Error while adding item to wishlist',
  });
});

test('if the wishlist is full, the shop’s message is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('addToWishlist:409');
  const { user } = renderPage(<WishlistHeart {...coat} />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(/помещается не больше 500 товаров/)).toBeDefined();
});

test('the heart shows the change at once, and reverts it on a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let answer = (_: Response) => {};
  server.use(http.put('*/wishlists/my', () => new Promise<Response>((resolve) => (answer = resolve))));
  const { user } = renderPage(<WishlistHeart {...coat} />);
  await user.click(screen.getByRole('button', { pressed: false }));
  const heart = await screen.findByRole('button', { pressed: true });
  expect(heart.getAttribute('aria-busy')).toBe('true');
  answer(HttpResponse.error());
  expect(await screen.findByRole('button', { pressed: false })).toBeDefined();
  expect(await screen.findByText(words('Нет соединения с интернетом'))).toBeDefined();
});

test('a pending change shows on all hearts of the article, even if another component began it (§4.4.3)', async () => {
  const answers: ((response: Response) => void)[] = [];
  server.use(http.put('*/wishlists/my', () => new Promise<Response>((answer) => answers.push(answer))));
  const other = { productUrl: 'other', wish: { articleId: 'other-46', sizeChosen: true } };
  const { user, client } = renderPage(
    <>
      <WishlistHeart {...coat} />
      <WishlistHeart {...coat} />
      <WishlistHeart {...other} />
    </>,
  );
  const shown = () =>
    screen
      .getAllByRole('button')
      .map((heart) => [heart.getAttribute('aria-pressed'), heart.getAttribute('aria-busy')]);
  const [first, second] = screen.getAllByRole('button');
  await user.click(first as HTMLElement);
  const busy = ['true', 'true'];
  await waitFor(() => expect(shown()).toEqual([busy, busy, ['false', null]]));
  // Pressing the second heart, which would undo the first press, is ignored.
  await user.click(second as HTMLElement);
  expect(answers).toHaveLength(1);
  answers[0]?.(HttpResponse.json([]));
  await waitFor(() => expect(shown().map(([, isBusy]) => isBusy)).toEqual([null, null, null]));
  // The cart uses the same operation to move an article to the wishlist.
  const moved = wishlistChanges(client).add('other-46');
  await waitFor(() => expect(shown()[2]).toEqual(busy));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(HttpResponse.json([]));
  await moved;
});

test('the message of a failed change is shown even if another change has begun (§4.4.2)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.put('*/wishlists/my', () => HttpResponse.json(problem(404, 'Такого товара нет'), { status: 404 }), {
      once: true,
    }),
  );
  const { user, client } = renderPage(<WishlistHeart {...coat} />);
  await user.click(screen.getByRole('button'));
  const next = expect(wishlistChanges(client).add('other-46')).rejects.toMatchObject({ name: 'ApiError' });
  expect(await screen.findByText('Такого товара нет')).toBeDefined();
  await next;
});

test('if the session has ended, the heart opens the sign-in, and adds the article afterwards', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  failWith('addToWishlist:401');
  failWith('refreshTokens:401');
  const { user, client } = renderPage(<WishlistHeart {...coat} />);
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('button', { name: 'Войти' }));
  expect(authModal(client).get().isLoginVisible).toBe(true);
  server.resetHandlers();
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  await takePending(client).andThen?.();
  expect(await screen.findByRole('button', { pressed: true })).toBeDefined();
});
