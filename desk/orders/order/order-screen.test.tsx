import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getShowOrderMockHandler200,
  getShowOrderResponseMock200,
} from '#contract/client/operator/operator.msw.ts';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../../tests/component-shop.ts';
import { putOrder } from '../../testing/orders.ts';
import { renderDesk } from '../../testing/render-desk.tsx';

type Stored = ReturnType<typeof putOrder>;
let stored: Stored;

const open = (search = '', role: Parameters<typeof renderDesk>[1] = 'manager') =>
  renderDesk(`/orders/${stored.order.id}${search}`, role);
const dialog = (name: string) => screen.findByRole('dialog', { name: words(name) });
const state = () => stored.order.state;

beforeEach(() => {
  stored = putOrder(shop, { number: 'В-000001-1', state: 'PLACED' });
});

test('an order that the shop is late with says so', async () => {
  stored = putOrder(shop, { state: 'PAID', delivery: { day: null, leavesOn: '2020-01-01' } });
  open();
  expect(await screen.findByText(/опаздывает/)).toBeDefined();
});

test('an order shows its goods, buyer, delivery, money and history', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'В-000001-1' })).toBeDefined();
  const goods = screen.getByRole('region', { name: 'Вещи' });
  expect(within(goods).getByText('Футболка из плотного хлопка')).toBeDefined();
  expect(within(goods).getByText(words('2 шт.'))).toBeDefined();
  expect(screen.getByRole('link', { name: words('+7 999 123 45 67') }).getAttribute('href')).toBe(
    'tel:+79991234567',
  );
  expect(within(screen.getByRole('region', { name: 'Деньги' })).getByText(words('3 872 ₽'))).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Что было' })).getByText('Оформлен')).toBeDefined();
});

test('the next step is a button, and actions that the role may not do are not shown', async () => {
  open('', 'packer');
  expect(await screen.findByRole('button', { name: 'Собрать' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
});

test('a viewer has no buttons', async () => {
  open('', 'viewer');
  await screen.findByRole('heading', { name: 'В-000001-1' });
  expect(screen.queryByRole('button', { name: /Собрать|Отменить|Вернуть/ })).toBeNull();
});

test('an order is packed, and the screen shows it at once', async () => {
  const { user, href } = open();
  await user.click(await screen.findByRole('button', { name: 'Собрать' }));
  expect(href()).toContain('?do=pack');
  await user.click(within(await dialog('Собрать заказ')).getByRole('button', { name: 'Собрано' }));
  await waitFor(() => expect(state()).toBe('PACKING'));
  expect(await screen.findByRole('button', { name: 'Отправить' })).toBeDefined();
  expect(href()).toBe(`/orders/${stored.order.id}`);
  expect(screen.getByText('В-000001-1: собран')).toBeDefined();
});

test('a missing piece is removed from the order', async () => {
  const { user } = open('?do=pack');
  await user.selectOptions(await screen.findByLabelText(words('Не хватает из 2')), '1');
  await user.click(screen.getByRole('button', { name: 'Собрано' }));
  await waitFor(() => expect(state()).toBe('PACKING'));
  expect(stored.order.lines[0]?.cancelled).toBe(1);
  expect(await screen.findByText('снято 1')).toBeDefined();
});

test('an order whose pieces are all missing is not packed, and the refusal is shown beside the button', async () => {
  const { user } = open('?do=pack');
  await user.selectOptions(await screen.findByLabelText(words('Не хватает из 2')), '2');
  await user.click(screen.getByRole('button', { name: 'Собрано' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(state()).toBe('PLACED');
  expect(screen.getByLabelText(words('Не хватает из 2'))).toHaveProperty('value', '2');
});

test('an order is packed only with a marking code for each piece that requires one', async () => {
  const own = { ...getShowOrderResponseMock200(), order: stored.order };
  server.use(
    getShowOrderMockHandler200({ ...own, packing: [{ position: 0, requiresMarking: true, codes: [] }] }),
  );
  const sent: unknown[] = [];
  server.use(
    http.post('*/packing', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(own);
    }),
  );
  const { user } = open('?do=pack');
  const codes = await screen.findByLabelText('Коды маркировки');
  await user.type(codes, '0104601234567893215abcdefghijk1');
  await user.click(screen.getByRole('button', { name: 'Собрано' }));
  expect(await screen.findByText('Нужно кодов: 2. Сейчас: 1')).toBeDefined();
  expect(document.activeElement).toBe(codes);
  await user.type(codes, '{Enter}0104601234567893215abcdefghijk2');
  await user.click(screen.getByRole('button', { name: 'Собрано' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    version: 1,
    lines: [
      {
        position: 0,
        missing: 0,
        codes: ['0104601234567893215abcdefghijk1', '0104601234567893215abcdefghijk2'],
      },
    ],
  });
});

test('if another operator was faster, the dialog shows what that operator did, and nothing is packed twice', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = open('?do=pack');
  await dialog('Собрать заказ');
  const at = '2026-11-22T10:30:00.000Z';
  stored.order.state = 'PACKING';
  stored.steps = [
    { state: 'PLACED', at: stored.order.placedAt, by: 'shopper', operator: null, reason: null, lines: null },
    { state: 'PACKING', at, by: 'operator', operator: 'kassa-2', reason: null, lines: null },
  ];
  await user.click(screen.getByRole('button', { name: 'Собрано' }));
  expect(await screen.findByText('13:30 Собран, kassa-2')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Посмотрите его ещё раз');
  expect(screen.queryByRole('button', { name: 'Собрано' })).toBeNull();
  await user.click(
    within(await dialog('Собрать заказ'))
      .getAllByRole('button', { name: 'Закрыть' })
      .at(-1) as HTMLElement,
  );
  expect(await screen.findByRole('button', { name: 'Отправить' })).toBeDefined();
});

test('after a conflict that leaves the step possible, pressing the button again does the step with the new version of the order', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = open('?do=cancel');
  await user.selectOptions(await screen.findByLabelText('Причина'), 'NOT_REACHED');
  stored.order.state = 'PACKING';
  stored.steps = [
    { state: 'PLACED', at: stored.order.placedAt, by: 'shopper', operator: null, reason: null, lines: null },
    {
      state: 'PACKING',
      at: stored.order.placedAt,
      by: 'operator',
      operator: 'kassa-2',
      reason: null,
      lines: null,
    },
  ];
  const cancel = async () =>
    user.click(within(await dialog('Отменить заказ')).getByRole('button', { name: 'Отменить заказ' }));
  await cancel();
  expect(await screen.findByText(/Собран, kassa-2$/)).toBeDefined();
  expect(screen.getByLabelText('Причина')).toHaveProperty('value', 'NOT_REACHED');
  await cancel();
  await waitFor(() => expect(state()).toBe('CANCELLED'));
  expect(stored.steps?.at(-1)?.reason).toBe('NOT_REACHED');
});

test('typed values survive a reload, and are deleted after they were sent', async () => {
  stored.order.state = 'PACKING';
  const first = open('?do=ship');
  const carrier = await screen.findByLabelText('Кто везёт');
  expect(carrier).toHaveProperty('value', 'Курьер');
  await first.user.clear(carrier);
  await first.user.type(carrier, 'СДЭК');
  await first.user.type(screen.getByLabelText('Номер отправления'), '1010101010');
  first.unmount();
  const { user } = open('?do=ship');
  expect(await screen.findByLabelText('Номер отправления')).toHaveProperty('value', '1010101010');
  expect(screen.getByLabelText('Кто везёт')).toHaveProperty('value', 'СДЭК');
  await user.click(screen.getByRole('button', { name: 'Отправлено' }));
  await waitFor(() => expect(state()).toBe('SHIPPED'));
  expect(sessionStorage.length === 0 || !JSON.stringify({ ...sessionStorage }).includes('1010101010')).toBe(
    true,
  );
});

test('an order cannot be shipped without a parcel number if the carrier numbers its parcels', async () => {
  stored.order.state = 'PACKING';
  const { user } = open('?do=ship');
  const carrier = await screen.findByLabelText('Кто везёт');
  await user.clear(carrier);
  await user.type(carrier, 'Почта России');
  await user.click(screen.getByRole('button', { name: 'Отправлено' }));
  expect(await screen.findByText('Укажите номер отправления')).toBeDefined();
  expect(state()).toBe('PACKING');
});

test('after a fitting the buyer keeps a part of the goods, and pays for it at the till', async () => {
  stored.order.state = 'SHIPPED';
  const { user } = open('?do=hand-over');
  await user.selectOptions(await screen.findByLabelText(words('Берёт из 2')), '1');
  await user.click(screen.getByRole('radio', { name: 'Безналичными' }));
  await user.click(screen.getByRole('button', { name: 'Вручено' }));
  await waitFor(() => expect(state()).toBe('PARTLY_HANDED_OVER'));
  expect(stored.till?.[0]).toMatchObject({ kind: 'TAKEN', means: 'CARD' });
  expect(await screen.findByText('Приход, безналичными')).toBeDefined();
});

test('money is given back from the till in cash or to a card, as the operator chooses', async () => {
  stored.order.state = 'HANDED_OVER';
  stored.till = [
    {
      kind: 'TAKEN',
      means: 'CASH',
      sum: 387_200,
      at: stored.order.placedAt,
      operator: 'kassa-2',
      reason: null,
      receipt: [],
    },
  ];
  stored.order.events.push({ state: 'HANDED_OVER', at: new Date().toISOString() });
  const { user } = open('?do=refund');
  await user.type(await screen.findByLabelText('Сумма, ₽'), 'пятьсот');
  const back = within(await dialog('Вернуть деньги')).getByRole('button', { name: 'Вернуть' });
  await user.click(back);
  expect(await screen.findByText(words('Введите сумму в рублях, например 500 или 499,90'))).toBeDefined();
  await user.clear(screen.getByLabelText('Сумма, ₽'));
  await user.type(screen.getByLabelText('Сумма, ₽'), '500');
  await user.click(screen.getByRole('radio', { name: 'Наличными' }));
  await user.click(back);
  await waitFor(() => expect(stored.till).toHaveLength(2));
  expect(stored.till?.[1]).toMatchObject({
    kind: 'PAID_OUT',
    means: 'CASH',
    sum: 50_000,
    reason: 'GOODWILL',
  });
});

test('goods that a buyer brings back are taken at the counter', async () => {
  stored.order.state = 'HANDED_OVER';
  stored.order.events.push({ state: 'HANDED_OVER', at: new Date().toISOString() });
  stored.till = [
    {
      kind: 'TAKEN',
      means: 'CASH',
      sum: 387_200,
      at: stored.order.placedAt,
      operator: 'kassa-2',
      reason: null,
      receipt: [],
    },
  ];
  const { user } = open('?do=counter');
  const take = async () =>
    user.click(within(await dialog('Принять возврат у прилавка')).getByRole('button', { name: 'Принять' }));
  await take();
  expect(await screen.findByText('Отметьте, что вернули')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Можно продать'), '1');
  await user.click(screen.getByRole('radio', { name: 'Наличными' }));
  await take();
  await waitFor(() => expect(shop.state.refunds).toHaveLength(1));
  expect(shop.state.refunds[0]).toMatchObject({ state: 'REFUNDED', number: 'В-000001-1/1' });
});

test('if the paid sum differs from the sum of the order, an operator must decide about it before any other step', async () => {
  stored.order.state = 'AWAITING_PAYMENT';
  stored.order.payment.method = 'sbp';
  stored.attempts = [
    {
      key: '8b1f0c52-6f0e-4d3b-9a1c-0f6f4f1f7a10',
      method: 'sbp',
      state: 'WAITING',
      otherSum: { charged: 400_000, decision: null },
    },
  ];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: words('Решить о другой сумме') }));
  await dialog('Оплата на другую сумму');
  await user.click(screen.getByRole('button', { name: 'Решить' }));
  expect(await screen.findByText(words('Выберите, что сделать с деньгами'))).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^Принять/ }));
  await user.click(screen.getByRole('button', { name: 'Решить' }));
  await waitFor(() => expect(state()).toBe('PAID'));
});

test('the page of an order that does not exist says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  renderDesk('/orders/0b5e7c1a-9a3d-4f7e-8c2b-1d4e5f6a7b8c');
  expect((await screen.findByRole('alert')).textContent).toContain('Страница не найдена');
});

test('when a session ends, the desk asks to sign in again, and then returns to the dialog with the typed values', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  stored.order.state = 'PACKING';
  const { user, href, unmount } = open('?do=ship');
  await user.type(await screen.findByLabelText('Номер отправления'), '77');
  failWith('shipOrder:401');
  await user.click(screen.getByRole('button', { name: 'Отправлено' }));
  expect(await screen.findByText(/Сессия завершена/)).toBeDefined();
  const { searchParams } = new URL(href(), location.origin);
  expect(searchParams.get('back')).toBe(`/orders/${stored.order.id}?do=ship`);
  unmount();
  renderDesk(searchParams.get('back') ?? '');
  expect(await screen.findByLabelText('Номер отправления')).toHaveProperty('value', '77');
});
