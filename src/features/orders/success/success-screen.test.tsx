// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { Order, Payment } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../../tests/component-shop';
import { pauseBefore } from '../parts/use-awaited-order';
import { PAYMENT, testOrder, testPayment } from '../testing';
import { SuccessScreen } from './success-screen';

const show = (order: Order, payment?: Payment, signedIn = false, refusal?: string) =>
  renderPage(
    <SuccessScreen
      order={order}
      payment={payment}
      signedIn={signedIn}
      posted={refusal === undefined ? undefined : { refusal }}
    />,
  );

const waiting = (rest: Partial<Order> = {}) =>
  testOrder({
    state: 'AWAITING_PAYMENT',
    canPay: true,
    payment: { ...testOrder().payment, method: 'sbp' },
    ...rest,
  });

test('after an order to be paid on receipt, the heading «оформлен» gets the focus, and a guest is offered an account', () => {
  show(testOrder());
  const title = screen.getByRole('heading', { level: 1, name: words('Заказ № В-123456-6 оформлен') });
  expect(document.activeElement).toBe(title);
  const offer = screen.getByRole('link', { name: 'Создать учётную запись' });
  expect(offer.getAttribute('href')).toBe(
    `/register?redirect=${encodeURIComponent(`/orders/${testOrder().id}`)}`,
  );
  expect(screen.getByRole('link', { name: 'Статус заказа' }).getAttribute('href')).toBe('/orderstatus');
});

test('a signed-in shopper gets a link to the order and is offered no account', () => {
  show(testOrder(), undefined, true);
  expect(screen.getByRole('link', { name: 'Посмотреть заказ' }).getAttribute('href')).toContain('/orders/');
  expect(screen.queryByRole('link', { name: 'Создать учётную запись' })).toBeNull();
});

test('until the bank answers, the page warns the shopper not to pay twice', () => {
  show(waiting(), testPayment({ state: 'WAITING', confirmationUrl: 'https://bank.example/1' }));
  screen.getByRole('heading', { level: 1, name: 'Проверяем оплату…' });
  screen.getByText(words('Если деньги уже списаны, второй раз не платите: ответ банка придёт сам'));
  const back = screen.getByRole('link', { name: words('Вернуться на страницу банка') });
  expect(back.getAttribute('href')).toBe('https://bank.example/1');
});

test('an SBP QR code is shown with its link, beside other payment methods', async () => {
  const qr = Array.from({ length: 21 }, (_, y) => (y % 2 ? '10'.repeat(10).concat('1') : '0'.repeat(21)));
  const scanned = { state: 'WAITING', qr, confirmationUrl: 'https://qr.nspk.ru/AS1' } as const;
  show(waiting(), testPayment(scanned));
  screen.getByRole('heading', { level: 1, name: words('Оплатите заказ по СБП') });
  const code = screen.getByRole('img', { name: 'QR-код для оплаты по СБП' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M0 1h1v1h-1zM2 1h1/);
  // The code has the required light border of four modules.
  expect(code.getAttribute('viewBox')).toBe('-4 -4 29 29');
  expect(screen.getByRole('link', { name: 'Открыть приложение банка' }).getAttribute('href')).toBe(
    scanned.confirmationUrl,
  );
  screen.getByRole('heading', { level: 2, name: 'Оплатить иначе' });
  expect(screen.queryByRole('radio', { name: /^СБП/ })).toBeNull();
  screen.getByRole('button', { name: words('Оплатить · 3 872 ₽') });
});

test('after a refused payment, the page shows the reason, and choosing another method opens the bank’s page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const requests: unknown[] = [];
  server.use(
    http.post(PAYMENT, async ({ request }) => {
      requests.push([await request.json(), request.headers.get('idempotency-key')?.length]);
      return HttpResponse.json(testPayment({ state: 'WAITING', confirmationUrl: 'https://bank.example/2' }));
    }),
  );
  const refusal = { code: 'NO_FUNDS', text: 'На карте не хватило денег.' } as const;
  const { user } = show(waiting(), testPayment({ state: 'REFUSED', refusal }));
  screen.getByRole('heading', { level: 1, name: words('Оплата не прошла') });
  screen.getByText(/не хватило денег\./);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^СБП/ }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /^Картой онлайн/ }));
  await user.click(screen.getByRole('button', { name: words('Оплатить ещё раз · 3 872 ₽') }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://bank.example/2'));
  expect(requests).toEqual([[{ method: 'card-online' }, 36]]);
  assign.mockRestore();
});

test('for an order that expired unpaid, the page says that no money was charged', () => {
  show(testOrder({ state: 'CANCELLED', cancelledBecause: 'UNPAID' }));
  screen.getByRole('heading', { level: 1, name: words('Заказ № В-123456-6 отменён') });
  screen.getByText(/Деньги не.списаны/);
});

test.each([
  [0, 2000],
  [1, 2000],
  [3, 6000],
  [9, 10_000],
])('after a payment was checked %i times, the next check is %i ms later', (answers, pause) => {
  expect(pauseBefore(answers)).toBe(pause);
});

test('without scripts, the payment form posts to this page, which shows why the payment was refused (§5.3.6)', () => {
  const order = waiting();
  show(order, testPayment({ state: 'REFUSED' }), false, 'Банк сейчас не отвечает');
  expect(screen.getByRole('alert').textContent).toBe('Банк сейчас не отвечает');
  const form = screen.getByRole('button', { name: /^Оплатить/ }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    `/checkout-success?order=${order.id}`,
  ]);
});
