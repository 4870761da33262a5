import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  addToWishlist,
  createGuestIdentity,
  getProduct,
  shareWishlist,
  stopSharingWishlist,
} from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { loadSharedWishlist } from './load-shared-wishlist';
import { SharedWishlistScreen } from './shared-wishlist-screen';
import { sharedWishlistHref } from './wishlist-search';

const show = (count: number, page = 1) =>
  renderPage(
    <SharedWishlistScreen
      cards={Array.from({ length: count }, (_, index) => index + 1)}
      page={page}
      visit="first"
      hrefOf={(number) => sharedWishlistHref('code', number)}
      renderCards={(cards) =>
        cards.map((card) => (
          <h3 key={card}>
            <a href={`/product/${card}`}>{card}</a>
          </h3>
        ))
      }
    />,
  );

const cards = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => Number(textContent));

test('a long shared wishlist has numbered pages; with scripts, further pages are added below', async () => {
  const { user } = show(60);
  expect(screen.getByText(words('60 товаров'))).toBeDefined();
  expect(cards()).toHaveLength(24);
  const more = screen.getByRole('link', { name: 'Показать ещё' });
  expect(more.getAttribute('href')).toBe('/wishlist/shared/code?page=2');
  await user.click(more);
  expect(cards()).toHaveLength(48);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('25'));
  await user.click(screen.getByRole('link', { name: 'Показать ещё' }));
  expect(cards()).toHaveLength(60);
  expect(screen.queryByRole('link', { name: 'Показать ещё' })).toBeNull();
});

test('a URL shows its page of the wishlist, or the first page if the wishlist no longer has that page', () => {
  const { unmount } = show(60, 3);
  expect(cards()).toEqual(Array.from({ length: 12 }, (_, at) => 49 + at));
  expect(screen.getByRole('link', { name: words('К началу списка') }).getAttribute('href')).toBe(
    '/wishlist/shared/code',
  );
  unmount();
  show(20, 3);
  expect(cards()).toHaveLength(20);
});

test('an empty shared wishlist links to other goods', () => {
  show(0);
  expect(screen.getByText(words('В этом списке пока ничего нет'))).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/novinki');
});

test('a shared wishlist can be opened until its owner stops sharing it, and an unknown code is not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { variantId, articles } = await getProduct('palto-pryamogo-kroya-iz-shersti-bezhevyy');
  await createGuestIdentity();
  await addToWishlist({ items: [{ articleId: articles[1]?.articleId ?? '' }] });
  const { code } = await shareWishlist();
  expect(await loadSharedWishlist(code, async () => [])).toMatchObject([{ variantId }]);
  await stopSharingWishlist();
  for (const unknown of [code, 'kq3vXn0cT1yJ8mZp', 'x']) {
    await expect(loadSharedWishlist(unknown, async () => [])).rejects.toMatchObject({
      isNotFound: true,
      data: { message: `Page Not Found: /wishlist/shared/${unknown}` },
    });
  }
});
