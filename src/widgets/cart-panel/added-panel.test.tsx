import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addActions } from '@/features/cart/state/cart-actions';
import { cartChanges } from '@/features/cart/state/cart-changes';
import { createGuestIdentity, getProduct } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { AddedPanelHost, openAddedPanel } from './added-panel-host';

let sizes: Record<string, string>;

beforeEach(async () => {
  await createGuestIdentity();
  const { articles } = await getProduct('palto-pryamogo-kroya-iz-shersti-bezhevyy');
  sizes = Object.fromEntries(articles.map(({ size, articleId }) => [size, articleId]));
});

/** Makes these additions and opens the panel, which shows the last one. */
async function open(...added: [size: string, quantity: number][]) {
  const page = renderPage(<AddedPanelHost />);
  for (const [size, quantity] of added) {
    await cartChanges(page.client).perform(addActions(sizes[size] ?? '', quantity));
  }
  act(openAddedPanel);
  const panel = await screen.findByRole('dialog', { name: words('Товар добавлен в корзину') });
  return { ...page, panel };
}

test('the panel shows the last added article with the quantity that was added', async () => {
  await open(['44', 1], ['46', 1], ['46', 2]);
  expect(screen.getByText(/размер\s46, 2\sшт\./)).toBeDefined();
});

test('goods that complete an outfit have the notice that the law requires', async () => {
  await open(['44', 1]);
  expect(await screen.findByRole('heading', { name: 'Образ целиком' })).toBeDefined();
  const notice = await screen.findByRole('link', { name: 'рекомендательные технологии' });
  expect(notice.getAttribute('href')).toBe('/policy/recommendation-technologies');
});

test('the panel’s link to the cart shows the number of lines in the cart', async () => {
  await open(['44', 2], ['46', 3]);
  expect(screen.getByRole('link', { name: words('Перейти в корзину · 2') }).getAttribute('href')).toBe(
    '/cart',
  );
});

test('the second press of a double click does not close the panel, but a later press does', async () => {
  const { panel, user } = await open(['44', 1]);
  const close = screen.getByRole('button', { name: 'Закрыть' });
  fireEvent.click(close, { detail: 2 });
  expect(panel.hasAttribute('open')).toBe(true);
  await user.click(close);
  await waitFor(() => expect(panel.hasAttribute('open')).toBe(false));
});
