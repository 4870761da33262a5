// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { Order } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { setQuery } from '@/lib/state/query-reads';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../../tests/component-shop';
import { orderQuery } from '../orders-query';
import { ORDERS, PAYMENT, testOrder, testPayment } from '../testing';
import { OrderScreen } from './order-screen';

function show(order: Order) {
  const bodies: unknown[] = [];
  server.use(
    http.post(`${ORDERS}/:id/cancellation`, async ({ request }) => {
      bodies.push(await request.json());
      const isPart = JSON.stringify(bodies.at(-1)).includes('lines');
      return HttpResponse.json(
        isPart ? { ...order, total: 1 } : { ...order, state: 'CANCELLED', canCancel: false },
      );
    }),
  );
  function Page() {
    const known = useKnownQuery(orderQuery(order.id));
    return known && <OrderScreen order={known} onRepeated={() => {}} />;
  }
  const page = renderPage(<Page />);
  act(() => setQuery(page.client, orderQuery(order.id), order));
  return { ...page, bodies };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Отменить заказ' }));

test('an order names the person who receives it: another person or the buyer (§3.6.10)', () => {
  const recipient = { name: 'Мария Орлова', phone: '+79990000001' };
  const { unmount } = show(testOrder({ recipient }));
  screen.getByText('Мария Орлова');
  unmount();
  show(testOrder());
  screen.getByText('Анна Петрова');
});

test('an order shows its state, progress, goods, delivery and sums', async () => {
  show(testOrder());
  screen.getByRole('heading', { name: 'Оформлен' });
  const way = within(screen.getByRole('list', { name: 'Ход заказа' }));
  expect(way.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    ...['step', null, null, null],
  ]);
  screen.getByText(/^Москва, ул\.\sМясницкая, 1, кв\.\s2/);
  screen.getByText('Наличными при получении');
  expect(screen.getAllByText(words('3 872 ₽'))).not.toEqual([]);
});

test('if pieces of a paid order are cancelled, the page shows the paid sum and the sum to be returned', () => {
  const payment = {
    method: 'sbp',
    state: 'PAID',
    payUntil: null,
    paidSum: 500_000,
    refundedSum: 112_800,
  } as const;
  show(testOrder({ state: 'PACKING', payment }));
  const sumOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(sumOf('Сумма заказа')).toMatch(words('3 872 ₽'));
  expect(sumOf('Оплачено')).toMatch(words('5 000 ₽'));
  expect(sumOf('Возврат')).toMatch(words('−1 128 ₽'));
});

test.each([
  ['card-online', 'PAID', 'Чек отправлен на anna@example.ru'],
  ['card-online', 'HELD', 'Деньги спишем при вручении, чек придёт на anna@example.ru'],
  ['sbp', 'WAITING', undefined],
  ['cash', null, undefined],
] as const)('an order paid by %s in state %s says where its receipt goes: %s', (method, state, receipt) => {
  const { payment } = testOrder();
  show(testOrder({ payment: { ...payment, method, state } }));
  if (receipt) screen.getByText(words(receipt));
  else expect(screen.queryByText(/[Чч]ек/)).toBeNull();
});

test('the whole order is cancelled after the shopper has chosen a reason in a dialog', async () => {
  const { user, bodies } = show(testOrder());
  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }));
  const question = await dialog();
  await user.click(question.getByRole('button', { name: 'Отменить заказ' }));
  question.getByText('Выберите причину');
  expect(bodies).toEqual([]);
  await user.click(question.getByRole('radio', { name: 'Передумали' }));
  await user.click(question.getByRole('button', { name: 'Отменить заказ' }));
  await screen.findByRole('heading', { name: 'Отменён' });
  expect(bodies).toEqual([{ reason: 'CHANGED_MIND' }]);
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
});

test('when further pieces are cancelled, the request includes those cancelled before, and the remaining total is shown', async () => {
  const [line] = testOrder().lines;
  if (!line) throw new Error('The example has no line.');
  const lines = [{ ...line, quantity: 3, total: 300_00, cancelled: 1, cancelledSum: 100_00 }];
  const { user, bodies } = show(testOrder({ lines, total: 200_00 }));
  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }));
  const question = await dialog();
  await user.click(question.getByRole('radio', { name: 'Некоторые товары' }));
  await user.click(question.getByRole('button', { name: 'Отменить заказ' }));
  question.getByText('Выберите, что отменить');
  await user.click(question.getByRole('checkbox'));
  await user.selectOptions(question.getByRole('combobox'), '1');
  question.getByText(words('Сумма заказа станет 100 ₽'));
  await user.click(question.getByRole('radio', { name: words('Заказали по ошибке') }));
  await user.click(question.getByRole('button', { name: words('Отменить 1 товар') }));
  await screen.findByText('Товары отменены');
  expect(bodies).toEqual([{ reason: 'BY_MISTAKE', lines: [{ position: 0, quantity: 2 }] }]);
});

test('if the shop refuses to cancel, the dialog shows the reason and the order stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = show(testOrder());
  const refusal = { status: 409, code: 'ORDER_NOT_CANCELLABLE', title: 'Этот заказ уже нельзя отменить' };
  server.use(
    http.post(`${ORDERS}/:id/cancellation`, () =>
      HttpResponse.json(
        { type: '/problems/order-not-cancellable', requestId: 'id', ...refusal },
        { status: 409, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }));
  const question = await dialog();
  await user.click(question.getByRole('radio', { name: 'Другая причина' }));
  await user.click(question.getByRole('button', { name: 'Отменить заказ' }));
  expect((await question.findByRole('alert')).textContent).toBe(refusal.title);
});

test('only actions that are possible for the order are shown', () => {
  show(testOrder({ state: 'HANDED_OVER', canCancel: false, canRepeat: false }));
  const doors = within(screen.getByRole('region', { name: words('Что можно сделать с заказом') }));
  // The button submits a form that starts a refund, with or without scripts.
  const begin = doors.getByRole<HTMLButtonElement>('button');
  expect([begin.textContent, begin.name, begin.value]).toEqual(['Оформить возврат', 'order', testOrder().id]);
  expect(begin.form?.getAttribute('action')).toBe('/refunds');
});

test('the link to ask a question contains the number of the order (§2.1.9)', () => {
  show(testOrder());
  const question = screen.getByRole('link', { name: words('Задать вопрос о заказе') });
  expect(decodeURIComponent(question.getAttribute('href') ?? '')).toBe('/contactform?order=В-123456-6');
});

test('an order page shows the SBP QR code of the payment in progress, otherwise a link to the payment methods', async () => {
  const qr = Array.from({ length: 21 }, (_, y) => (y % 2 ? '10'.repeat(10).concat('1') : '0'.repeat(21)));
  const order = testOrder({ state: 'AWAITING_PAYMENT', canPay: true });
  server.use(
    http.get(`${ORDERS}/:id`, () => HttpResponse.json(order)),
    http.get(PAYMENT, () => HttpResponse.json(testPayment({ state: 'WAITING', qr }))),
  );
  const { unmount } = show(order);
  await screen.findByRole('img', { name: 'QR-код для оплаты по СБП' });
  const other = screen.getByRole('link', { name: 'Оплатить иначе' });
  expect(other.getAttribute('href')).toBe(`/checkout-success?order=${order.id}`);
  unmount();
  server.use(http.get(PAYMENT, () => HttpResponse.json(testPayment({ state: 'REFUSED', qr: null }))));
  show(order);
  expect(screen.getByRole('link', { name: 'Оплатить' })).toBeDefined();
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
});
