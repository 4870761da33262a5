import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cartQuery } from '@/features/cart/state/cart-query';
import { getListing, type ProductCard } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, shop } from '../../../tests/component-shop';
import { AddedPanelHost } from '../cart-panel/added-panel-host';
import { LookToBuy } from './look-to-buy';

let products: ProductCard[];

beforeEach(async () => {
  const { items } = await getListing({ path: 'zhenshchinam' });
  products = items.filter(({ sizes }) => sizes.filter(({ inStock }) => inStock).length > 1).slice(0, 2);
});

const show = (parts = products) =>
  renderPage(
    <>
      <LookToBuy products={parts} />
      <AddedPanelHost />
    </>,
  );

const sizeOf = ({ name }: ProductCard) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Размер: ${name}` });
const inStock = ({ sizes }: ProductCard) => sizes.filter((size) => size.inStock);
const button = () => screen.getByRole('button', { name: words('Добавить образ в корзину') });

test('goods in an outfit show the price of their chosen size', async () => {
  const [first] = products as [ProductCard];
  const [cheap, dear] = inStock(first);
  shop.state.sizePrices[dear?.articleId ?? ''] = first.price + 100_000;
  const { items } = await getListing({ path: 'zhenshchinam' });
  const { user, container } = show(items.filter(({ productUrl }) => productUrl === first.productUrl));
  const price = () => container.querySelector('b')?.textContent?.replace(/\D/g, '');
  expect(container.querySelector('b')?.textContent).toMatch(/^от\s/);
  expect(sizeOf(first).textContent).toMatch(/, [\d\s]+₽/);
  await user.selectOptions(sizeOf(first), dear?.articleId ?? '');
  expect(price()).toBe(String((first.price + 100_000) / 100));
  await user.selectOptions(sizeOf(first), cheap?.articleId ?? '');
  expect(price()).toBe(String(first.price / 100));
});

test('the button asks for missing sizes, then adds all goods of the outfit to the cart at once', async () => {
  const { user, client } = show();
  const [first, second] = products as [ProductCard, ProductCard];
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/product/${first.productUrl}`,
    `/product/${second.productUrl}`,
  ]);
  const [one, other] = [inStock(first)[0], inStock(second)[1]];
  await user.selectOptions(sizeOf(first), one?.articleId ?? '');
  await user.click(button());
  expect(screen.getByRole('alert').textContent).toBe('Выберите размер каждой вещи');
  expect(document.activeElement).toBe(sizeOf(second));
  expect(client.getQueryData(cartQuery.queryKey)).toBeUndefined();
  await user.selectOptions(sizeOf(second), other?.articleId ?? '');
  await user.click(button());
  expect(await screen.findByRole('dialog', { name: words('Товар добавлен в корзину') })).toBeDefined();
  expect(client.getQueryData(cartQuery.queryKey)?.items).toMatchObject([
    { articleId: one?.articleId, quantity: 1 },
    { articleId: other?.articleId, quantity: 1 },
  ]);
});

test('sold-out goods of an outfit are left out, and goods with a single size need no choice', async () => {
  const [first, second] = products as [ProductCard, ProductCard];
  const gone = { ...first, sizes: first.sizes.map((size) => ({ ...size, inStock: false })) };
  const single = { ...second, sizes: inStock(second).slice(0, 1) };
  const { user, client } = show([gone, single]);
  expect(screen.getByText(words('Нет в наличии'))).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(button());
  await waitFor(() =>
    expect(client.getQueryData(cartQuery.queryKey)?.items).toMatchObject([
      { articleId: single.sizes[0]?.articleId },
    ]),
  );
});

test('if the shop refuses, the error is shown below the goods of the outfit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('applyCartActions:409');
  const { user } = show();
  for (const part of products) await user.selectOptions(sizeOf(part), inStock(part)[0]?.articleId ?? '');
  await user.click(button());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Этот размер закончился'));
});
