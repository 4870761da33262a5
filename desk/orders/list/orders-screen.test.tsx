import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../../tests/component-shop.ts';
import { putOrder } from '../../testing/orders.ts';
import { renderDesk } from '../../testing/render-desk.tsx';

const rows = () => screen.getAllByRole('row').slice(1);
const numbers = () => rows().map((row) => within(row).getByRole('link').textContent);

beforeEach(() => {
  // The test environment has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
  putOrder(shop, { number: 'В-000001-1', state: 'PLACED' });
  putOrder(shop, {
    number: 'В-000002-2',
    state: 'PAID',
    contact: { name: 'Мария Орлова', phone: '+79990000001', email: 'maria@example.ru' },
  });
  putOrder(shop, { number: 'В-000003-3', state: 'HANDED_OVER' });
});

test('the list has the orders of the shop, the newest first', async () => {
  renderDesk('/orders');
  expect(await screen.findByRole('heading', { name: 'Заказы' })).toBeDefined();
  await screen.findByRole('table');
  expect(numbers()).toEqual(['В-000003-3', 'В-000002-2', 'В-000001-1']);
  expect(within(rows()[1] as HTMLElement).getByText('Мария Орлова')).toBeDefined();
  expect(screen.getByText(words('3 заказа'))).toBeDefined();
});

test('typing into the search changes the list and the address', async () => {
  const { user, href } = renderDesk('/orders');
  await user.type(await screen.findByRole('searchbox'), 'орлова');
  await waitFor(() => expect(numbers()).toEqual(['В-000002-2']));
  expect(href()).toBe('/orders?search=%D0%BE%D1%80%D0%BB%D0%BE%D0%B2%D0%B0');
});

test('states in the address filter the list, and each of these filters can be removed', async () => {
  const { user, href } = renderDesk('/orders?state=PLACED,PAID');
  await screen.findByRole('table');
  expect(numbers()).toEqual(['В-000002-2', 'В-000001-1']);
  expect(screen.getByRole('link', { name: 'Собрать' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('button', { name: 'Убрать фильтр: Оплачен' }));
  await waitFor(() => expect(numbers()).toEqual(['В-000001-1']));
  expect(href()).toBe('/orders?state=PLACED');
});

test('invalid parameters of an address are ignored', async () => {
  renderDesk('/orders?state=PACKED&from=yesterday&page=-4');
  await screen.findByRole('table');
  expect(numbers()).toHaveLength(3);
});

test('a filtered list can be saved under a name in this browser, and deleted', async () => {
  const { user } = renderDesk('/orders?state=HANDED_OVER');
  await user.click(await screen.findByRole('button', { name: 'Назвать список' }));
  await user.type(screen.getByLabelText('Название'), 'Вручённые');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(screen.getByRole('link', { name: 'Вручённые' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('button', { name: 'Забыть список' }));
  expect(screen.queryByRole('link', { name: 'Вручённые' })).toBeNull();
});

test('keys move between rows, select a row, open a row and focus the search', async () => {
  const { user, href } = renderDesk('/orders');
  await screen.findByRole('table');
  await user.keyboard('[KeyJ][KeyJ][KeyX]');
  expect(screen.getByRole('checkbox', { name: 'Выбрать заказ В-000002-2' })).toHaveProperty('checked', true);
  expect(screen.getByText('Выбрано: 1')).toBeDefined();
  await user.keyboard('[KeyK][Slash]');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.keyboard('jjx');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jjx');
  await user.clear(screen.getByRole('searchbox'));
  (await screen.findByRole('link', { name: 'В-000001-1' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(href()).toMatch(/^\/orders\/[0-9a-f-]{36}$/));
});

test('the selected orders are packed together; an order that cannot be packed is listed with the reason', async () => {
  const { user } = renderDesk('/orders');
  await screen.findByRole('table');
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать все на странице' }));
  await user.click(screen.getByRole('button', { name: words('Собрать 2 заказа') }));
  const dialog = screen.getByRole('dialog', { name: words('Собрать 2 заказа') });
  const [first] = shop.state.orders;
  if (first) first.order.state = 'CANCELLED';
  await user.click(within(dialog).getByRole('button', { name: 'Собрать' }));
  expect(await screen.findByRole('heading', { name: 'Собрано: 1' })).toBeDefined();
  expect(shop.state.orders.map(({ order }) => order.state)).toEqual(['CANCELLED', 'PACKING', 'HANDED_OVER']);
  const kept = within(screen.getByRole('dialog', { name: 'Собрано: 1' })).getByRole('listitem');
  expect(kept.textContent).toContain('В-000001-1');
  expect(kept.textContent).toContain('С\u00a0заказом сейчас так нельзя');
});

test('the result of packing stays on the screen when the list has become empty', async () => {
  const { user } = renderDesk('/orders?state=PLACED,PAID');
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
  await user.click(screen.getByRole('button', { name: words('Собрать 2 заказа') }));
  const dialog = screen.getByRole('dialog', { name: words('Собрать 2 заказа') });
  await user.click(within(dialog).getByRole('button', { name: 'Собрать' }));
  await screen.findByText('Таких заказов нет');
  expect(screen.getByRole('heading', { name: 'Собрано: 2' })).toBeDefined();
});

test('a viewer sees orders, but can neither select nor export them', async () => {
  renderDesk('/orders', 'viewer');
  await screen.findByRole('table');
  expect(screen.queryByRole('checkbox', { name: /Выбрать/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Сохранить таблицу' })).toBeNull();
});

test('the exported table for Excel has the orders that match the filters', async () => {
  const saved: Blob[] = [];
  // Without this mock, a click on the link would make the test environment leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:orders';
  });
  const { user } = renderDesk('/orders?state=PAID');
  await user.click(await screen.findByRole('button', { name: 'Сохранить таблицу' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = (await saved[0]?.text()) ?? '';
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain('В-000002-2;оплачен;2026-11-22;12:00;Мария Орлова;+79990000001;maria@example.ru');
});

test('an empty list says that it is empty and links to all orders', async () => {
  const { user, href } = renderDesk('/orders?search=никого');
  expect(await screen.findByText('Таких заказов нет')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Показать все заказы' }));
  await screen.findByRole('table');
  expect(href()).toBe('/orders');
});

test('a list that fails to load shows the reason, and a button loads it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  failWith('listOrders:503');
  const { user } = renderDesk('/orders');
  expect((await screen.findByRole('alert')).textContent).toContain('Сервис временно недоступен');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  await screen.findByRole('table');
  expect(numbers()).toHaveLength(3);
});

test('a long list is counted to a thousand and read on from place to place', async () => {
  for (let made = 4; made <= 1010; made += 1)
    putOrder(shop, { number: `В-${String(made).padStart(6, '0')}-0`, state: 'SHIPPED' });
  const { user, href } = renderDesk('/orders');
  await screen.findByText('В-001010-0');
  expect(screen.getByText(words('больше 1 000 заказов'))).toBeDefined();
  await user.click(screen.getByText('Дальше'));
  await screen.findByText('В-000960-0');
  expect(screen.queryByText('В-000961-0')).toBeNull();
  expect(href()).toMatch(/^\/orders\?cursor=after/);
  await user.click(screen.getByText('Назад'));
  await screen.findByText('В-001010-0');
  expect(screen.queryByText('К началу')).toBeNull();
});

test('a search in the middle of a list begins with its newest orders', async () => {
  const { user } = renderDesk('/orders?cursor=after.0.00000000-0000-4000-8000-000000000000');
  await user.type(await screen.findByRole('searchbox'), 'орлова');
  await waitFor(() => expect(numbers()).toEqual(['В-000002-2']));
  expect(screen.getByText(words('1 заказ'))).toBeDefined();
});
