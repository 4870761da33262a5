import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseCity } from '@/features/stores/city/chosen-city';
import { applyCartActions, type Cart, createGuestIdentity, getProduct } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { CartDelivery } from './cart-delivery';

let cart: Cart;

beforeEach(async () => {
  await createGuestIdentity();
  const { articles } = await getProduct('futbolka-iz-plotnogo-hlopka-belaya');
  const articleId = articles.find(({ state }) => state === 'IN_STOCK')?.articleId ?? '';
  cart = await applyCartActions({ items: [{ action: 'ADD', articleId, quantity: 1 }] });
});

test('the cart asks for a city, then shows the delivery there, and the same button changes the city', async () => {
  renderPage(<CartDelivery cart={cart} />);
  const button = screen.getByRole('button', { name: 'Выбрать город' });
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Москва' }));
  expect(await screen.findByText(/290/)).toBeDefined();
  expect(screen.getByRole('button', { name: words('Доставка в город Москва') })).toBe(button);
});

test('the chosen city is shown even before the delivery methods are loaded', async () => {
  chooseCity({ code: 'moskva', name: 'Москва' });
  renderPage(<CartDelivery cart={cart} />);
  expect(screen.getByRole('button', { name: words('Доставка в город Москва') })).toBeDefined();
  expect(screen.queryByText(/290/)).toBeNull();
  expect(await screen.findByText(/290/)).toBeDefined();
});
