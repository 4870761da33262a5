import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { failWith, server, shop } from '../../tests/component-shop.ts';
import { putOrder } from '../testing/orders.ts';
import { useAuthenticator } from '../testing/people.ts';
import { renderDesk } from '../testing/render-desk.tsx';

let orderId: string;

beforeEach(() => {
  const { order } = putOrder(shop, { number: 'В-000001-1', state: 'PLACED' });
  putOrder(shop, { number: 'В-000002-2', state: 'PAID' });
  orderId = order.id;
});

const rail = () => within(screen.getByRole('complementary'));
const palette = async () => within(await screen.findByRole('dialog', { name: 'Найти или сделать' }));

test('the desk links only to the sections that the role of the operator may see', async () => {
  renderDesk('/orders', 'packer');
  await screen.findByRole('table');
  expect(
    rail()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Витрина', 'Сегодня', 'Заказы', 'Сборка', 'Возвраты', 'Сборщик']);
  expect(rail().getAllByText('Сборщик')).toHaveLength(2);
});

test('a key opens the search over the whole desk, and choosing a found order opens its page', async () => {
  const { user, href } = renderDesk('/orders');
  await screen.findByRole('table');
  await user.keyboard('{Control>}[KeyK]{/Control}');
  const field = (await palette()).getByRole('searchbox');
  expect(document.activeElement).toBe(field);
  await user.type(field, '000002');
  const found = await (await palette()).findByRole('menuitem', { name: /В-000002-2/ });
  await user.click(found);
  await waitFor(() => expect(href()).toMatch(/^\/orders\/[0-9a-f-]{36}$/));
});

test('the search over the whole desk does the next step of the order on the screen by keys alone', async () => {
  const { user, href } = renderDesk(`/orders/${orderId}`);
  await screen.findByRole('heading', { name: 'В-000001-1' });
  await user.keyboard('{Control>}[KeyK]{/Control}');
  await user.type((await palette()).getByRole('searchbox'), 'собр');
  await (await palette()).findByRole('menuitem', { name: /^Собрать/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(href()).toBe(`/orders/${orderId}?do=pack`));
});

test('the search over the whole desk leads to sections and named lists', async () => {
  const { user, href } = renderDesk('/orders');
  await screen.findByRole('table');
  await user.click(rail().getByRole('button', { name: /^Найти/ }));
  await user.click(await (await palette()).findByRole('menuitem', { name: 'Заказы: отправить' }));
  await waitFor(() => expect(href()).toBe('/orders?state=PACKING'));
});

test('signing out ends the session and empties the query cache', async () => {
  const { user, href, client } = renderDesk('/orders');
  await screen.findByRole('table');
  await user.click(rail().getByRole('button', { name: 'Выйти' }));
  await waitFor(() => expect(href()).toBe('/sign-in'));
  expect(shop.state.desk.sessions[0]?.endedAt).not.toBeNull();
  await waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
});

const passkeyBanner = () => screen.queryByRole('region', { name: 'Второй ключ входа' });

test('a second passkey is asked for until there are two', async () => {
  const { id } = useAuthenticator();
  const { user } = renderDesk('/orders');
  await user.click(await screen.findByRole('button', { name: 'Добавить второй' }));
  expect(await screen.findByText('Ключ добавлен')).toBeDefined();
  expect(shop.state.desk.passkeys.map(({ credentialId }) => credentialId)).toContain(id);
  await waitFor(() => expect(passkeyBanner()).toBeNull());
});

test('the question about a second passkey can be put off for a week, by each person', async () => {
  useAuthenticator();
  const { user, unmount } = renderDesk('/orders');
  await user.click(await screen.findByRole('button', { name: 'Позже' }));
  expect(passkeyBanner()).toBeNull();
  unmount();
  const again = renderDesk('/orders');
  await screen.findByRole('table');
  expect(passkeyBanner()).toBeNull();
  again.unmount();
  renderDesk('/orders', 'packer');
  await screen.findByRole('table');
  expect(passkeyBanner()).not.toBeNull();
});

test('if the session fails to load, a button loads it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  failWith('getOperatorSession:503');
  const { user } = renderDesk('/orders');
  const button = await screen.findByRole('button', { name: 'Загрузить ещё раз' });
  server.resetHandlers();
  await user.click(button);
  expect(await screen.findByRole('table')).toBeDefined();
});

test('an address without a screen shows a link back to the orders', async () => {
  const { user, href } = renderDesk('/orders/a/b');
  await user.click(await screen.findByRole('link', { name: 'Вернуться к\u00a0заказам' }));
  await waitFor(() => expect(href()).toBe('/orders'));
});
