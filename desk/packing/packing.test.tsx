import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../tests/component-shop.ts';
import { showPacking } from '../api/index.ts';
import { putOrder } from '../testing/orders.ts';
import { renderDesk } from '../testing/render-desk.tsx';

const CODES = ['0104601234567893215abcdefghijk1', '0104601234567893215abcdefghijk2'];

let stored: ReturnType<typeof putOrder>;
let barcode: string;
/** Frequencies of the tones that were played. */
let tones: number[];

beforeEach(async () => {
  // The test environment has no popovers and no sound.
  HTMLElement.prototype.hidePopover = () => undefined;
  tones = [];
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('print', vi.fn());
  stored = putOrder(shop, { number: 'В-123456-6', state: 'PAID' });
  putOrder(shop, { number: 'В-000002-6', state: 'PLACED', placedAt: '2026-11-22T10:00:00.000Z' });
  const { lines } = await showPacking(stored.order.id);
  barcode = lines[0]?.barcode ?? '';
  stored.calls = [];
});

class FakeAudio {
  currentTime = 0;
  resume = async () => undefined;
  createGain = () => ({ gain: { value: 0 }, connect: () => undefined });
  createOscillator = () => {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => tones.push(frequency.value),
      stop: () => undefined,
    };
  };
}

const field = () => screen.findByLabelText('Номер заказа, штрихкод вещи или код маркировки');
const said = (text: string | RegExp) => screen.findByText(typeof text === 'string' ? words(text) : text);
const isWrong = (element: HTMLElement) => element.getAttribute('role') === 'alert';

async function open(address = '/packing?order=В-123456-6', role: 'packer' | 'manager' = 'packer') {
  const desk = renderDesk(address, role);
  const input = await field();
  const scan = async (text: string) => {
    await desk.user.click(input);
    await desk.user.paste(text);
    await desk.user.keyboard('{Enter}');
  };
  return { ...desk, scan };
}

test('an order is packed by keys alone: its number, its pieces, and Enter', async () => {
  const { user, href } = renderDesk('/packing', 'packer');
  await screen.findByText('Ждут сборки');
  expect(document.activeElement).toBe(await field());
  await user.keyboard('1234566{Enter}');
  await screen.findByRole('heading', { name: 'В-123456-6' });
  await user.keyboard(`${barcode}{Enter}`);
  expect(await said('Осталось: 1 вещь')).toBeDefined();
  await user.keyboard(`${barcode}{Enter}`);
  expect(await said('Всё на месте. Enter – заказ собран')).toBeDefined();
  await user.keyboard('{Enter}');
  expect(await said('В-123456-6: собран')).toBeDefined();
  expect(stored.order.state).toBe('PACKING');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  await user.keyboard('0000026{Enter}');
  await screen.findByRole('heading', { name: 'В-000002-6' });
  await waitFor(() => expect(decodeURIComponent(href())).toBe('/packing?order=В-000002-6'));
});

test('a wrong piece, and one piece too many, are refused in red and by a low sound', async () => {
  const { scan } = await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  await scan('4600000000015');
  expect(isWrong(await said('Этой вещи в заказе нет'))).toBe(true);
  expect(tones).toEqual([220, 160]);
  for (const _ of [1, 2, 3]) await scan(barcode);
  expect(isWrong(await said(/^Лишняя вещь/))).toBe(true);
  expect(screen.getByText(words('2 из 2'), { selector: '.scan-count p' })).toBeDefined();
});

test('the sound can be switched off, and stays off', async () => {
  const { scan, user, unmount } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Звук' }));
  unmount();
  const again = await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  await again.scan('4600000000015');
  await said('Этой вещи в заказе нет');
  expect(tones).toEqual([]);
  expect(scan).toBeDefined();
});

test('a marked piece asks for its code, which the shop keeps as the contract wants it', async () => {
  stored.marked = [0];
  const { scan, user } = await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  await scan(barcode);
  expect(await said(/^Теперь код маркировки/)).toBeDefined();
  await scan(barcode);
  expect(isWrong(await said(/^Сначала код маркировки/))).toBe(true);
  await scan('0104601234567893215фисвуапршол1');
  await said('Осталось: 1 вещь');
  await scan(barcode);
  await scan(`]d2${CODES[0]}`);
  expect(isWrong(await said('Этот код уже считан'))).toBe(true);
  await user.keyboard(`${CODES[1]?.replace('a', 'Ф')}{Enter}`);
  await waitFor(() => expect(screen.queryByText('Этот код уже считан')).toBeNull());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stored.order.state).toBe('PACKING'));
  expect(stored.codes?.[0]?.[0]).toBe('0104601234567893215abcdefghijk1');
});

test('a code that another order has is named at its line, and another one is asked for', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  stored.marked = [0];
  const other = putOrder(shop, { number: 'В-000003-4', state: 'PACKING' });
  other.codes = { 0: [CODES[1] ?? ''] };
  const { scan } = await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  for (const text of [barcode, CODES[0], barcode, CODES[1], '']) await scan(text ?? '');
  expect(await said(/Считайте код другой вещи/)).toBeDefined();
  expect(screen.getByText('кодов: 1')).toBeDefined();
  expect(stored.order.state).toBe('PAID');
  await scan('0104601234567893215abcdefghijk3');
  await scan('');
  await waitFor(() => expect(stored.order.state).toBe('PACKING'));
});

test('a code is not taken while Caps Lock changes its letters', async () => {
  stored.marked = [0];
  const { scan, user } = await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  await scan(barcode);
  await user.keyboard('{CapsLock}');
  await user.keyboard(`${CODES[0]}{Enter}`);
  await user.keyboard('{CapsLock}');
  expect(isWrong(await said(/^Выключите Caps/))).toBe(true);
});

test('a missing piece is left out of the order after a press, and its buyer gets the money', async () => {
  const { scan, user } = await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  await scan(barcode);
  await user.click(screen.getByRole('button', { name: /^Вещи нет/ }));
  expect(await said(/Покупатель получит письмо/)).toBeDefined();
  await scan('');
  await said('Не все вещи найдены. Нажмите «Собрано», если их нет');
  expect(stored.order.state).toBe('PAID');
  await user.click(screen.getByRole('button', { name: 'Собрано' }));
  await waitFor(() => expect(stored.order.state).toBe('PACKING'));
  expect(stored.order.lines[0]?.cancelled).toBe(1);
});

test('an order of which nothing is there is cancelled by a manager, and a packer is sent to one', async () => {
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: /^Вещи нет/ }));
  expect(await said(/Заказ отменит менеджер/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Собрано' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Нашлась/ }));
  unmount();
  const manager = await open(undefined, 'manager');
  await manager.user.click(await screen.findByRole('button', { name: /^Вещи нет/ }));
  await manager.user.click(await screen.findByRole('link', { name: 'Отменить заказ' }));
  await waitFor(() => expect(manager.href()).toContain('?do=cancel'));
});

test('what was scanned stays through a reload and while another order is packed', async () => {
  const { scan, unmount } = await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  await scan(barcode);
  await said('Осталось: 1 вещь');
  unmount();
  const again = await open();
  await screen.findByText(words('1 из 2'), { selector: '.scan-count p' });
  await again.scan('0000026');
  await screen.findByRole('heading', { name: 'В-000002-6' });
  await again.scan('1234566');
  await screen.findByText(words('1 из 2'), { selector: '.scan-count p' });
});

test('what was scanned stays when packing fails, and the next press packs', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { scan } = await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  for (const text of [barcode, barcode]) await scan(text);
  failWith('packOrder:503');
  await scan('');
  expect(isWrong(await said(/временно недоступен/))).toBe(true);
  server.resetHandlers();
  await scan('');
  await waitFor(() => expect(stored.order.state).toBe('PACKING'));
});

test('an order that another operator has packed in between is shown as it is', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { scan } = await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  for (const text of [barcode, barcode]) await scan(text);
  stored.order.state = 'SHIPPED';
  await scan('');
  expect(isWrong(await said(/^Заказ уже в\sсостоянии «отправлен»/))).toBe(true);
  expect(screen.getByRole('button', { name: 'Печатать этикетку' })).toBeDefined();
});

test('a number of no order is refused, and so is a piece before its order', async () => {
  const { scan } = await open('/packing');
  await scan(barcode);
  expect(isWrong(await said(/^Это не\sномер заказа/))).toBe(true);
  await scan('В-000009-1');
  expect(await said('Заказа В-000009-1 нет')).toBeDefined();
});

test('the queue has the orders that wait, the oldest first, and says which were begun', async () => {
  const { scan, user } = await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  await scan(barcode);
  await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: 'Сборка' }));
  await screen.findByText('Ждут сборки');
  const queue = screen.getAllByRole('listitem').filter((row) => row.classList.contains('list-row'));
  expect(queue.map((row) => within(row).getByRole('link').textContent)).toEqual(['В-123456-6', 'В-000002-6']);
  expect(within(queue[0] as HTMLElement).getByText(words('Начат: 1 из 2'))).toBeDefined();
});

test('packing shows nothing of the buyer', async () => {
  await open();
  await screen.findByRole('heading', { name: 'В-123456-6' });
  expect(screen.getByRole('main').textContent).not.toMatch(/Анна|Петрова|\+7/);
  expect(stored.calls?.map(({ operation }) => operation)).toEqual(['showPacking']);
});

test('the pick list adds the pieces of the orders up by place and category', async () => {
  const { user } = renderDesk('/pick-list', 'packer');
  expect(await screen.findByRole('heading', { name: 'Склад' })).toBeDefined();
  expect(screen.getByText(words('4 шт.'))).toBeDefined();
  expect(screen.getByText('В-123456-6, В-000002-6')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Печатать' }));
  expect(window.print).toHaveBeenCalledOnce();
});
