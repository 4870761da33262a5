import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cartQuery, cartStore } from '@/features/cart/cart-store';
import { getProduct, type Product } from '@/lib/api';
import { renderPage } from '@/lib/testing/render-page';
import { words } from '@/lib/testing/words';
import { failWith } from '../../../tests/component-shop';
import { ProductBuyForm } from './product-buy-form';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';
const ASK = 'Выберите размер, чтобы добавить товар в корзину';
let product: Product;

beforeEach(async () => {
  product = await getProduct(COAT);
});

const addButton = () => screen.getByRole('button', { name: words('Добавить в корзину') });
const sizes = () => within(screen.getByRole('radiogroup', { name: /^Размер/ }));

test('the button asks for a size and leads to the sizes', async () => {
  const { user, queryClient } = renderPage(<ProductBuyForm product={product} />);
  await user.click(addButton());
  expect(screen.getByRole('alert').textContent).toBe('Выберите размер, чтобы добавить товар в\u00a0корзину');
  expect(document.activeElement).toBe(sizes().getAllByRole('radio')[0]);
  expect(queryClient.getQueryData(cartQuery.queryKey)).toBeUndefined();
});

test('a chosen size goes into the cart of a new guest', async () => {
  const { user, queryClient } = renderPage(<ProductBuyForm product={product} />);
  await user.click(addButton());
  await user.click(sizes().getByRole('radio', { name: '46' }));
  expect(screen.queryByText(ASK)).toBeNull();
  await user.click(addButton());
  expect(await screen.findByText('Товар добавлен в корзину')).toBeDefined();
  const [line] = queryClient.getQueryData(cartQuery.queryKey)?.items ?? [];
  expect(line).toMatchObject({ size: '46', quantity: 1 });
  expect(cartStore(queryClient).lastAdded.get()).toEqual({ articleId: line?.articleId, quantity: 1 });
  expect(screen.getByRole('link', { name: words('Перейти в корзину') }).getAttribute('href')).toBe('/cart');
});

test('a sold-out size says so and is not sent', async () => {
  const { user, queryClient } = renderPage(<ProductBuyForm product={product} />);
  await user.click(sizes().getByRole('radio', { name: /^42.*нет\sв\sналичии$/ }));
  expect(screen.getByRole('alert').textContent).toBe('Этот размер закончился. Выберите другой');
  await user.click(addButton());
  expect(queryClient.getQueryData(cartQuery.queryKey)).toBeUndefined();
});

test('a size that has just been sold out is refused beside the button, in the words of the shop', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('applyCartActions:409');
  const { user } = renderPage(<ProductBuyForm product={product} />);
  await user.click(sizes().getByRole('radio', { name: '46' }));
  await user.click(addButton());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Этот размер закончился'));
  expect(screen.queryByText('Товар добавлен в корзину')).toBeNull();
});

test('the form is whole without scripts: it posts the size to the cart', () => {
  const { container } = renderPage(<ProductBuyForm product={product} />);
  const form = container.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('/cart');
  const names = [...(form?.querySelectorAll('input') ?? [])].map((input) => input.name);
  expect(new Set(names)).toEqual(new Set(['intent', 'back', 'articleId']));
});
