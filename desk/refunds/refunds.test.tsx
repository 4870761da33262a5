import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../tests/component-shop.ts';
import { putOrder } from '../testing/orders.ts';
import { putRefund } from '../testing/refunds.ts';
import { renderDesk } from '../testing/render-desk.tsx';

let order: ReturnType<typeof putOrder>;
let stored: ReturnType<typeof putRefund>;

const open = (search = '', role: Parameters<typeof renderDesk>[1] = 'manager') =>
  renderDesk(`/refunds/${stored.orderId}/${stored.id}${search}`, role);
const press = async (title: string, label: string) =>
  within(await screen.findByRole('dialog', { name: words(title) })).getByRole('button', { name: label });

beforeEach(() => {
  order = putOrder(shop, { number: 'В-000001-1', state: 'HANDED_OVER', payment: { method: 'cash' } });
  order.order.events.push({ state: 'HANDED_OVER', at: '2026-11-25T09:00:00.000Z' });
  order.till = [
    {
      kind: 'TAKEN',
      means: 'CASH',
      sum: 387_200,
      at: order.order.placedAt,
      operator: 'kassa-2',
      reason: null,
      receipt: [],
    },
  ];
  stored = putRefund(shop, order);
});

test('the list shows for each refund until which day the money is due', async () => {
  const { user, href } = renderDesk('/refunds');
  const table = await screen.findByRole('table');
  const [, row] = within(table).getAllByRole('row');
  expect(row?.textContent).toContain('В-000001-1/1');
  expect(row?.textContent).toContain('Подан');
  expect(row?.textContent).toContain('1\u00a0791\u00a0₽');
  await user.click(screen.getByRole('link', { name: 'Выплатить' }));
  expect(await screen.findByText('Таких возвратов нет')).toBeDefined();
  expect(href()).toBe('/refunds?state=RECEIVED');
});

test('a list that fails to load shows the reason', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  failWith('listRefunds:503');
  const { user } = renderDesk('/refunds');
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('a refund shows its goods with the reason, its money and its order', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'В-000001-1/1' })).toBeDefined();
  const goods = within(screen.getByRole('region', { name: 'Вещи' }));
  expect(goods.getByText(words('Не подошёл размер'))).toBeDefined();
  expect(goods.getByText(words('«Жмёт в плечах»'))).toBeDefined();
  expect(screen.getByRole('link', { name: 'В-000001-1' }).getAttribute('href')).toBe(
    `/orders/${stored.orderId}`,
  );
});

test('a refund is approved with a message to the buyer', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Одобрить' }));
  await user.type(await screen.findByLabelText('Что знать покупателю'), 'Код 4417');
  await user.click(await press('Одобрить возврат', 'Одобрить'));
  await waitFor(() => expect(stored.state).toBe('APPROVED'));
  expect(stored.instructions).toBe('Код 4417');
  expect(await screen.findByText('Код 4417')).toBeDefined();
});

test('goods are received piece by piece; a number of pieces that exceeds the refund gets an error at its field', async () => {
  const { user } = open('?do=receive');
  await user.selectOptions(await screen.findByLabelText('С браком'), '1');
  await user.click(await press('Принять вещи', 'Принять'));
  expect(await screen.findByText(words('Вернули 1, а отмечено 2'))).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Можно продать'), '0');
  await user.click(await press('Принять вещи', 'Принять'));
  await waitFor(() => expect(stored.state).toBe('RECEIVED'));
});

test('money is paid out at the till by the means by which the order was paid', async () => {
  stored.state = 'RECEIVED';
  const { user } = open('?do=pay');
  const pay = () => press('Выплатить 1 791 ₽', 'Выплатить');
  await user.click(await pay());
  expect(await screen.findByText('Выберите, как отдаёте деньги')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: words('На карту через терминал') }));
  vi.spyOn(console, 'error').mockReturnValue();
  await user.click(await pay());
  expect(await screen.findByText('Заказ оплачен наличными: верните наличными')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: words('Наличными из кассы') }));
  await user.click(await pay());
  await waitFor(() => expect(stored.state).toBe('REFUNDED'));
});

test('if another operator has rejected a refund, its dialog says so, and the refund can no longer be approved', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = open('?do=approve');
  const approve = await press('Одобрить возврат', 'Одобрить');
  stored.state = 'REJECTED';
  stored.version += 1;
  stored.steps.push({
    state: 'REJECTED',
    at: '2026-11-27T10:30:00.000Z',
    by: 'operator',
    operator: 'kassa-2',
    reason: 'WORN',
  });
  await user.click(approve);
  expect(await screen.findByText('13:30 Отклонён, kassa-2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Одобрить' })).toBeNull();
});

test('a refund is rejected with a reason', async () => {
  const { user } = open('?do=reject');
  await user.selectOptions(await screen.findByLabelText('Причина'), 'NO_DEFECT');
  await user.click(await press('Отклонить возврат', 'Отклонить'));
  await waitFor(() => expect(stored.rejection).toBe('NO_DEFECT'));
});

test('a packer can receive goods, but cannot approve, reject or pay a refund', async () => {
  open('', 'packer');
  expect(await screen.findByRole('button', { name: 'Принять вещи' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Одобрить' })).toBeNull();
});
