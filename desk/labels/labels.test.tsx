import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../tests/component-shop.ts';
import { putOrder } from '../testing/orders.ts';
import { renderDesk } from '../testing/render-desk.tsx';

beforeEach(() => {
  // The test environment has no popovers and no printer.
  HTMLElement.prototype.hidePopover = () => undefined;
  vi.stubGlobal('print', vi.fn());
});

const ids = (...orders: ReturnType<typeof putOrder>[]) => orders.map(({ order }) => order.id).join(',');

test('chosen orders are printed as labels, and the ones without a label are named with the reason', async () => {
  const [packed, sent, cancelled] = [
    putOrder(shop, { number: 'В-000001-8', state: 'PACKING' }),
    putOrder(shop, { number: 'В-000002-6', state: 'SHIPPED' }),
    putOrder(shop, { number: 'В-000003-4', state: 'CANCELLED' }),
  ];
  const unknown = crypto.randomUUID();
  const { user } = renderDesk(`/labels?orders=${ids(packed, sent, cancelled)},${unknown}`, 'packer');
  await user.click(await screen.findByRole('button', { name: words('Печатать 2 этикетки') }));
  expect(window.print).toHaveBeenCalledOnce();
  const [first] = screen.getAllByRole('article');
  expect(first?.textContent).toContain('В-000001-8');
  expect(first?.textContent).toContain('Анна Петрова');
  expect(first?.textContent).not.toContain('anna@example.ru');
  const without = within(screen.getByRole('region', { name: 'Без этикетки' }));
  expect(without.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'В-000003-4Заказ отменён',
    'Нет таких заказов: 1',
  ]);
  expect(packed.calls?.map(({ operation }) => operation)).toEqual(['showLabel']);
});

test('four labels come on a sheet of A4, and the address keeps the paper', async () => {
  const orders = Array.from({ length: 5 }, (_, place) => putOrder(shop, { number: `В-00001${place}-1` }));
  const { user, href } = renderDesk(`/labels?orders=${ids(...orders)}`);
  await user.click(await screen.findByRole('radio', { name: words('A4, по четыре') }));
  await waitFor(() => expect(href()).toContain('paper=a4'));
  const sheets = [...document.querySelectorAll('.label-sheet')];
  expect(sheets.map((sheet) => sheet.children.length)).toEqual([4, 1]);
});

test('a label that fails to load is named and loaded again by a press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const order = putOrder(shop, { number: 'В-000001-8', state: 'PACKING' });
  failWith('showLabel:503');
  const { user } = renderDesk(`/labels?orders=${ids(order)}`);
  const again = await screen.findByRole('button', { name: 'Загрузить ещё раз' });
  server.resetHandlers();
  await user.click(again);
  expect(await screen.findByRole('button', { name: words('Печатать 1 этикетку') })).toBeDefined();
});

test('chosen orders of the list lead to their labels, to what to fetch and to a table', async () => {
  const saved: Blob[] = [];
  // The test environment would leave the page for the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:orders';
  });
  const order = putOrder(shop, { number: 'В-000001-8', state: 'PAID' });
  putOrder(shop, { number: 'В-000002-6', state: 'PAID' });
  const { user } = renderDesk('/orders');
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать заказ В-000001-8' }));
  const bar = () => within(screen.getByText('Выбрано: 1').closest('.pick-bar') as HTMLElement);
  expect(bar().getByRole('link', { name: 'Этикетки' }).getAttribute('href')).toBe(
    `/labels?orders=${ids(order)}`,
  );
  expect(bar().getByRole('link', { name: 'Что взять' }).getAttribute('href')).toBe(
    `/pick-list?orders=${ids(order)}`,
  );
  await user.click(bar().getByRole('button', { name: 'Сохранить таблицу' }));
  await user.click(
    within(screen.getByRole('dialog', { name: words('Сохранить 1 заказ') })).getByRole('button', {
      name: 'Сохранить',
    }),
  );
  await screen.findByRole('heading', { name: 'Сохранено: 1' });
  const text = (await saved[0]?.text()) ?? '';
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain('В-000001-8');
});
