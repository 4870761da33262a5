import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '@/testing/words';
import { shop } from '../../../../tests/component-shop.ts';
import { putOrder } from '../../../testing/orders.ts';
import { renderDesk } from '../../../testing/render-desk.tsx';

type Stored = ReturnType<typeof putOrder>;
let stored: Stored;

const open = (search = '?do=edit', role: Parameters<typeof renderDesk>[1] = 'manager') =>
  renderDesk(`/orders/${stored.order.id}${search}`, role);
const dialog = () => screen.findByRole('dialog', { name: 'Изменить заказ' });
const press = async (user: ReturnType<typeof open>['user'], name = 'Изменить') =>
  user.click(within(await dialog()).getByRole('button', { name }));
/** Waits until the sums are those of the present fields. */
const isCounted = (text: string) => within(document.body).findByText(words(text));

beforeEach(() => {
  stored = putOrder(shop, { number: 'В-000001-1', state: 'PLACED', payment: { method: 'cash' } });
});

const line = () => {
  const [found] = stored.order.lines;
  if (!found) throw new Error('The order has no line.');
  return found;
};

test('the size of a line is changed, after the screen has shown what the order comes to', async () => {
  const { user } = open();
  const size = await screen.findByLabelText('Размер');
  const other = [...size.querySelectorAll('option')].find(
    (option) => option.value !== line().articleId && !option.disabled,
  );
  const before = line().size;
  await user.selectOptions(size, other?.value ?? '');
  expect(await screen.findByText(new RegExp(`размер.${before}.→`))).toBeDefined();
  await press(user);
  await waitFor(() => expect(line().articleId).toBe(other?.value));
  expect(line().size).not.toBe(before);
  expect(await screen.findByText('Заказ изменён')).toBeDefined();
});

test('fewer pieces lower what is paid on receipt, and the pieces are for sale again', async () => {
  const { articleId } = line();
  const stock = shop.state.stock[articleId] ?? 0;
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Сколько'), '1');
  await isCounted('Новая сумма');
  expect(screen.getByText(/^Покупатель заплатит/)).toBeDefined();
  await press(user);
  await waitFor(() => expect(line().cancelled).toBe(1));
  expect(shop.state.stock[articleId]).toBe(stock + 1);
});

test('an order of which nothing would remain is refused before the press', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Сколько'), '0');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(words('Так от заказа ничего не останется. Его можно отменить'));
  await press(user);
  expect(line().cancelled).toBe(0);
});

test('an edit that changes nothing says so', async () => {
  const { user } = open();
  await screen.findByLabelText('Сколько');
  await press(user);
  expect((await screen.findByRole('alert')).textContent).toMatch(words('Ничего не изменилось'));
});

test('a paid order that becomes dearer waits for its surcharge, and the edit can be withdrawn', async () => {
  stored.payments = ['sbp'];
  Object.assign(stored.order, { state: 'PAID' });
  Object.assign(stored.order.payment, { method: 'sbp', state: 'PAID', paidSum: stored.order.total });
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Сколько'), '3');
  expect(await screen.findByText(/^Покупатель получит ссылку, чтобы доплатить/)).toBeDefined();
  await press(user);
  expect(await screen.findByText(/^Изменение ждёт доплату/)).toBeDefined();
  expect(line().quantity).toBe(2);
  expect(screen.queryByRole('button', { name: 'Собрать' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Отозвать изменение' }));
  const withdraw = await screen.findByRole('dialog', { name: 'Отозвать изменение' });
  await user.click(within(withdraw).getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByRole('button', { name: 'Собрать' })).toBeDefined();
  expect(stored.order.state).toBe('PAID');
});

test('a recipient and an address are changed without another sum', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Имя и фамилия'), 'Мария Орлова');
  await user.type(screen.getByLabelText('Телефон'), '8 999 123-45-68');
  await user.clear(screen.getByLabelText('Квартира'));
  await user.type(screen.getByLabelText('Квартира'), '7');
  await isCounted('Адрес доставки изменён');
  await press(user);
  await waitFor(() =>
    expect(stored.order.recipient).toEqual({ name: 'Мария Орлова', phone: '+79991234568' }),
  );
  expect(stored.order.address?.flat).toBe('7');
});

test('what was chosen and typed is there after a reload', async () => {
  const first = open();
  await first.user.selectOptions(await screen.findByLabelText('Сколько'), '1');
  await first.user.type(screen.getByLabelText('Имя и фамилия'), 'Мария');
  first.unmount();
  open();
  expect(await screen.findByLabelText('Сколько')).toHaveProperty('value', '1');
  expect(screen.getByLabelText('Имя и фамилия')).toHaveProperty('value', 'Мария');
  await isCounted('Новая сумма');
});

test('if another operator was faster, the dialog says what was done, and nothing is changed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Сколько'), '1');
  await isCounted('Новая сумма');
  const at = '2026-11-22T10:30:00.000Z';
  stored.order.state = 'PACKING';
  stored.steps = [
    { state: 'PLACED', at: stored.order.placedAt, by: 'shopper', operator: null, reason: null, lines: null },
    { state: 'PACKING', at, by: 'operator', operator: 'kassa-2', reason: null, lines: null },
  ];
  await press(user);
  expect(await screen.findByText('13:30 Собран, kassa-2')).toBeDefined();
  expect(line().cancelled).toBe(0);
});

test('a packer cannot edit, and a packed order has no button for it', async () => {
  const { unmount } = open('', 'packer');
  await screen.findByRole('heading', { name: 'В-000001-1' });
  expect(screen.queryByRole('button', { name: 'Изменить' })).toBeNull();
  unmount();
  stored.order.state = 'PACKING';
  open('');
  await screen.findByRole('heading', { name: 'В-000001-1' });
  expect(screen.queryByRole('button', { name: 'Изменить' })).toBeNull();
});

test('a note is added and shown with its author, and the field is empty again', async () => {
  const { user } = open('', 'packer');
  const text = await screen.findByLabelText('Новая заметка');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('Напишите заметку')).toBeDefined();
  await user.type(text, 'Просил позвонить за час');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  const notes = screen.getByRole('region', { name: 'Заметки' });
  expect(await within(notes).findByText('Просил позвонить за час')).toBeDefined();
  await waitFor(() => expect(screen.getByLabelText('Новая заметка')).toHaveProperty('value', ''));
});

test('a letter to the buyer is sent again', async () => {
  const { user } = open('');
  const letters = await screen.findByRole('region', { name: 'Письма' });
  expect(within(letters).getByText(/a…@example\.ru/)).toBeDefined();
  await user.click(within(letters).getByRole('button', { name: /^Отправить ещё раз/ }));
  expect(await screen.findByText('Письмо уйдёт ещё раз')).toBeDefined();
  await waitFor(() => expect(within(letters).getAllByRole('listitem')).toHaveLength(2));
});

test('a viewer reads letters and notes, and can neither add nor send', async () => {
  stored.notes = [{ at: stored.order.placedAt, operator: 'kassa-2', text: 'Постоянный покупатель' }];
  open('', 'viewer');
  expect(await screen.findByText('Постоянный покупатель')).toBeDefined();
  expect(screen.queryByLabelText('Новая заметка')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Отправить ещё раз/ })).toBeNull();
});
