// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { OrderSummary } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, server } from '../../../../tests/component-shop';
import { ORDERS, testSummary } from '../testing';
import { OrdersScreen } from './orders-screen';

function show(items: OrderSummary[], search: Parameters<typeof OrdersScreen>[0]['search'] = {}) {
  const requests: string[] = [];
  server.use(
    http.get(ORDERS, ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('state') ?? 'all');
      return HttpResponse.json({ page: 1, size: 10, totalItems: items.length, totalPages: 1, items });
    }),
  );
  const onRepeated = vi.fn();
  const screenOf = (
    <OrdersScreen
      search={search}
      visit="first"
      frame={(children) => <main>{children}</main>}
      goods={null}
      onRepeated={onRepeated}
    />
  );
  return { ...renderPage(screenOf), requests, onRepeated };
}

const row = async (state: string) => {
  const heading = await screen.findByRole('heading', { name: (name) => name.startsWith(state) });
  const item = heading.closest('li');
  if (!item) throw new Error('The heading is not inside a row.');
  return within(item);
};

test('an order in each state shows a sentence about the state, and one action', async () => {
  const point = {
    code: 'x',
    name: 'Витрина',
    address: 'ул. Мясницкая, 24',
    landmark: null,
    hours: [],
    latitude: 55.76,
    longitude: 37.63,
  };
  const { delivery } = testSummary();
  const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
  show([
    testSummary({ id: id(1), state: 'AWAITING_PAYMENT', canPay: true }),
    testSummary({
      id: id(2),
      state: 'SHIPPED',
      tracking: { carrier: 'СДЭК', number: '1', url: 'https://www.cdek.ru/ru/tracking?order_id=1' },
    }),
    testSummary({
      id: id(3),
      state: 'READY',
      pickupCode: '4817',
      storedUntil: '2026-11-25',
      delivery: { ...delivery, kind: 'store', point },
    }),
    testSummary({ id: id(4), state: 'CANCELLED', cancelledBecause: 'SHOPPER' }),
    testSummary({ id: id(5), state: 'HANDED_OVER', canRepeat: false }),
  ]);
  const pay = (await row('Ожидает оплаты')).getByRole('link', { name: /^Оплатить/ });
  expect(pay.getAttribute('href')).toBe(`/checkout-success?order=${id(1)}`);
  const track = (await row('Передан')).getByRole('link', { name: /^Отследить/ });
  expect(track.getAttribute('href')).toContain('cdek.ru');
  const ready = await row('Готов');
  ready.getByText(words('Витрина, хранится до 25 ноября. Код 4817'));
  expect(ready.getByRole('link', { name: /^Как добраться/ }).getAttribute('href')).toContain('55.76,37.63');
  (await row('Отменён')).getByText(words('По вашей просьбе'));
  expect((await row('Вручён')).queryByRole('button')).toBeNull();
});

test('a filter requests orders in its states, and has its own URL', async () => {
  const { requests } = show([testSummary({ state: 'CANCELLED' })], { show: 'cancelled', page: undefined });
  await row('Отменён');
  expect(requests).toEqual(['CANCELLED']);
  const parts = within(screen.getByRole('navigation', { name: 'Какие заказы показать' }));
  expect(parts.getByRole('link', { current: 'page' }).textContent).toBe('Отменённые');
  expect(parts.getByRole('link', { name: 'Все' }).getAttribute('href')).toBe('/orders');
  expect(parts.getByRole('link', { name: 'Текущие' }).getAttribute('href')).toBe('/orders?show=active');
});

test('without orders, the page shows goods and a search by order number; an empty filter links to all orders', async () => {
  const { unmount } = show([]);
  await screen.findByRole('heading', { name: 'Заказов пока нет' });
  const byNumber = screen.getByRole('link', { name: words('Найти заказ по номеру') });
  expect(byNumber.getAttribute('href')).toBe('/orderstatus');
  unmount();
  show([], { show: 'received', page: undefined });
  await screen.findByText('Таких заказов нет');
  expect(screen.getByRole('link', { name: 'Показать все' }).getAttribute('href')).toBe('/orders');
});

test('a list that failed to load says so and can be loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getOrders:503');
  const { user } = renderPage(
    <OrdersScreen
      search={{}}
      visit="first"
      frame={(children) => <main>{children}</main>}
      goods={null}
      onRepeated={() => {}}
    />,
  );
  await screen.findByRole('alert');
  server.resetHandlers();
  server.use(
    http.get(ORDERS, () =>
      HttpResponse.json({ page: 1, size: 10, totalItems: 1, totalPages: 1, items: [testSummary()] }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  await row('Оформлен');
});

test('goods of a repeated order that could not be added to the cart are named in its row', async () => {
  const { user, onRepeated } = show([testSummary({ state: 'CANCELLED' })]);
  server.use(
    http.post(`${ORDERS}/:id/repetition`, () =>
      HttpResponse.json({
        pieces: 1,
        missing: [{ articleId: testSummary().id, name: 'Юбка', size: '44', text: 'Этот размер закончился' }],
      }),
    ),
  );
  await user.click((await row('Отменён')).getByRole('button', { name: /^Повторить/ }));
  await screen.findByText(words('Юбка, размер 44: Этот размер закончился'));
  expect(onRepeated).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: words('Перейти в корзину') }).getAttribute('href')).toBe('/cart');
});

test('«Показать ещё» links to the next page; with scripts it adds those orders below, and they stay during the visit (§3.6.9)', async () => {
  const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  const number = (place: number) => `В-${String(place).padStart(6, '0')}-0`;
  const requests: string[] = [];
  server.use(
    http.get(ORDERS, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      requests.push(String(page));
      // A new order was placed between the two requests and moved the others down, so the last order of page
      // 1 is also on page 2.
      const first = page === 1 ? 1 : 10;
      const items = Array.from({ length: page === 1 ? 10 : 3 }, (_, at) =>
        testSummary({ id: id(first + at), number: number(first + at) }),
      );
      return HttpResponse.json({ page, size: 10, totalItems: 12, totalPages: 2, items });
    }),
  );
  const screenOf = (visit: string) => (
    <OrdersScreen
      search={{}}
      visit={visit}
      frame={(children) => <main>{children}</main>}
      goods={null}
      onRepeated={() => {}}
    />
  );
  const rows = () => within(screen.getByRole('list', { name: 'Заказы' })).getAllByRole('listitem');
  const { user, rerender, client } = renderPage(screenOf('first'));
  const link = await screen.findByRole('link', { name: 'Показать ещё' });
  expect(link.getAttribute('href')).toBe('/orders?page=2');
  screen.getByText(words('Показано 10 из 12'));
  await user.click(link);
  await screen.findByText(words('Показано 12 из 12'));
  expect(rows()).toHaveLength(12);
  expect(screen.queryByRole('link', { name: 'Показать ещё' })).toBeNull();
  expect(requests).toEqual(['1', '2']);
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(`/orders/${id(11)}`));
  const inClient = (visit: string) => (
    <QueryClientProvider client={client}>{screenOf(visit)}</QueryClientProvider>
  );
  rerender(inClient('second'));
  expect(rows()).toHaveLength(10);
  rerender(inClient('first'));
  expect(rows()).toHaveLength(12);
});
