import { screen } from '@testing-library/react';
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

const show = (count: number) =>
  renderPage(
    <SharedWishlistScreen
      cards={Array.from({ length: count }, (_, index) => index)}
      renderCards={(cards) => cards.map((card) => <article key={card} />)}
    />,
  );

test('a long list comes in parts', async () => {
  const { user } = show(30);
  expect(screen.getByText(words('30 товаров'))).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an empty list leads on', () => {
  show(0);
  expect(screen.getByText(words('В этом списке пока ничего нет'))).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/novinki');
});

test('a shared list is there until the access is closed, and unknown codes are not found', async () => {
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
