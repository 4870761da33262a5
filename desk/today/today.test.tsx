import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDeadMessage } from '../../mocks/shop/operator/desk/health.ts';
import { failWith, server, shop } from '../../tests/component-shop.ts';
import { putOrder } from '../testing/orders.ts';
import { putRefund } from '../testing/refunds.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { putReview } from '../testing/reviews.ts';

const LATE = { leavesOn: '2020-01-01', lastDay: '2020-01-02', day: null };

beforeEach(() => {
  const placedAt = new Date().toISOString();
  putOrder(shop, { number: 'В-000001-1', state: 'PLACED', placedAt, total: 250_000, delivery: LATE });
  const taken = putOrder(shop, {
    number: 'В-000002-2',
    state: 'HANDED_OVER',
    placedAt: '2020-01-01T09:00:00.000Z',
  });
  putRefund(shop, taken);
  putReview(shop, taken);
  addDeadMessage(shop.state);
});

/** The text of an element with plain spaces. */
const plain = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ');
const today = () => screen.findByRole('heading', { name: 'Сегодня' });
const part = (title: string) => within(screen.getByRole('region', { name: title }));

test('the desk begins with what waits, each number beside its name', async () => {
  renderDesk('/');
  await today();
  await screen.findByRole('region', { name: 'Заказы' });
  const texts = (title: string) => part(title).getAllByRole('link').map(plain);
  expect(texts('Заказы')).toEqual([
    '1Опаздывают',
    '1Собрать',
    '0Отправить',
    '0Вручить',
    '0Оплачены на другую сумму',
  ]);
  expect(texts('Возвраты')).toContain('1Решить');
  expect(plain(screen.getByRole('region', { name: /^Отзывы/ }))).toContain('1Отзывы ждут решения');
  expect(texts('Магазин')).toContain('1Сообщения не ушли');
});

test('what is late is found by one press, and the list can be widened again', async () => {
  const { user, href } = renderDesk('/');
  await user.click(await screen.findByRole('link', { name: /Опаздывают/ }));
  await screen.findByRole('link', { name: 'В-000001-1' });
  expect(href()).toBe('/orders?late=true');
  expect(screen.queryByRole('link', { name: 'В-000002-2' })).toBeNull();
  await user.click(
    within(screen.getByRole('list', { name: 'Фильтры' })).getByRole('button', { name: /Опаздывают/ }),
  );
  expect(await screen.findByRole('link', { name: 'В-000002-2' })).toBeDefined();
});

test('a packer sees the work that a packer may do, and no sums', async () => {
  renderDesk('/', 'packer');
  await screen.findByRole('region', { name: 'Заказы' });
  expect(screen.queryByRole('region', { name: /^Отзывы/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Продажи' })).toBeNull();
  expect(screen.queryByRole('link', { name: /не.ушли/ })).toBeNull();
});

test('sums of the day are drawn, and each drawing has its numbers as a table', async () => {
  const { user } = renderDesk('/');
  expect(await screen.findByRole('region', { name: 'Продажи' })).toBeDefined();
  const days = within(await screen.findByRole('figure', { name: '14 дней' }));
  expect(days.getByRole('img', { name: /2\s500\s₽$/ })).toBeDefined();
  expect(days.getByText('Числа таблицей')).toBeDefined();
  expect(days.getByRole('table', { hidden: true }).querySelectorAll('tbody tr')).toHaveLength(14);
  await user.click(days.getByRole('button', { name: '7 дней' }));
  const week = within(screen.getByRole('figure', { name: '7 дней' }));
  expect(week.getByRole('table', { hidden: true }).querySelectorAll('tbody tr')).toHaveLength(7);
  const hours = within(screen.getByRole('figure', { name: 'Как растёт сумма дня' }));
  expect(hours.getByRole('table', { hidden: true }).querySelectorAll('tbody tr')).toHaveLength(24);
});

test('a new order is seen within five seconds, and a hidden tab asks for nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  renderDesk('/');
  await screen.findByRole('link', { name: /^1\s*Собрать$/ });
  putOrder(shop, { number: 'В-000003-3', state: 'PLACED' });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByRole('link', { name: /^2\s*Собрать$/ })).toBeDefined();
  act(() => focusManager.setFocused(false));
  putOrder(shop, { number: 'В-000004-4', state: 'PLACED' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('link', { name: /^2\s*Собрать$/ })).toBeDefined();
  act(() => focusManager.setFocused(undefined));
  vi.useRealTimers();
});

test('what waits that fails to load says so, and is asked for again by a press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  failWith('getToday:503');
  const { user } = renderDesk('/');
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(await screen.findByRole('region', { name: 'Заказы' })).toBeDefined();
});

test('sizes that ran out are listed with their colour and code', async () => {
  const { user } = renderDesk('/');
  await user.click(await screen.findByRole('link', { name: /Размеры закончились/ }));
  expect(await screen.findByText('Всё есть')).toBeDefined();
  const [articleId] = Object.keys(shop.state.stock);
  shop.state.stock[articleId ?? ''] = 0;
  shop.state.soldOut[articleId ?? ''] = new Date().toISOString();
  renderDesk('/sold-out');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('сегодня');
});
