import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { applyCartActions, createGuestIdentity, getCart, getProduct } from '@/lib/api';
import { renderPage } from '@/lib/testing/render-page';
import { words } from '@/lib/testing/words';
import { failWith } from '../../../tests/component-shop';
import { CartScreen } from './cart-screen';
import { cartStore } from './cart-store';

beforeEach(async () => {
  await createGuestIdentity();
  const { articles } = await getProduct('palto-pryamogo-kroya-iz-shersti-bezhevyy');
  const size = articles.find((article) => article.size === '44');
  await applyCartActions({ items: [{ action: 'ADD', articleId: size?.articleId ?? '', quantity: 1 }] });
});

async function show() {
  const page = renderPage(<CartScreen signedIn={false} />);
  await cartStore(page.queryClient).refresh();
  const lines = () =>
    within(screen.getByRole('list', { name: words('Товары в корзине') })).getAllByRole('listitem');
  await waitFor(() => expect(lines()).toHaveLength(1));
  return { ...page, lines };
}

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Количество' }).value;

test('one more, and the sum follows', async () => {
  const { user } = await show();
  expect(screen.getByText(/1 товар на сумму 17 490 ₽/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: words('Увеличить количество') }));
  await waitFor(() => expect(screen.getByText(/2 товара на сумму 34 980 ₽/)).toBeDefined());
  expect(quantity()).toBe('2');
  expect((await getCart()).items[0]?.quantity).toBe(2);
});

test('less than one is not to be had by the button', async () => {
  const { user } = await show();
  const less = screen.getByRole('button', { name: words('Уменьшить количество') });
  expect(less.getAttribute('aria-disabled')).toBe('true');
  await user.click(less);
  expect(quantity()).toBe('1');
});

test('a number can be typed', async () => {
  const { user } = await show();
  const field = screen.getByRole('spinbutton', { name: 'Количество' });
  await user.clear(field);
  await user.type(field, '3{Enter}');
  await waitFor(() => expect(screen.getByText(/3 товара на сумму/)).toBeDefined());
});

test('a removed line can be had back', async () => {
  const { user, lines } = await show();
  await user.click(screen.getByRole('button', { name: /^Удалить/ }));
  expect(await screen.findByRole('heading', { name: words('В корзине пока пусто') })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
});

test('a refusal stands by its line and the quantity goes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, lines } = await show();
  failWith('applyCartActions:409');
  await user.click(screen.getByRole('button', { name: words('Увеличить количество') }));
  await waitFor(() =>
    expect(within(lines()[0] as HTMLElement).getByRole('alert').textContent).toMatch(/закончился/),
  );
  expect(quantity()).toBe('1');
});

test('what the server said to a form without scripts is on the page, with the way back', () => {
  renderPage(
    <CartScreen signedIn={false} problem={{ message: 'Этот размер закончился', back: '/product/palto' }} />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Этот размер закончился');
  expect(screen.getByRole('link', { name: words('Вернуться к товару') }).getAttribute('href')).toBe(
    '/product/palto',
  );
});
