import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CALLS } from '#shared/operators/operator-words.ts';
import { shop } from '../../tests/component-shop.ts';
import { operatorOperations } from '../testing/operations.ts';
import { putOrder } from '../testing/orders.ts';
import { putPerson } from '../testing/people.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { logParams } from './log-search.ts';

let orderId: string;
let packerId: string;

/** Writes a row of the log, by default of the packer who looks at the order. */
function note(change: Partial<(typeof shop.state.desk.log)[number]>): void {
  shop.state.desk.log.push({
    at: '2026-11-20T09:00:00.000Z',
    operatorId: packerId,
    operator: 'Сборщик',
    operation: 'showOrder',
    orderId,
    subjectId: null,
    outcome: 'OK',
    requestId: crypto.randomUUID(),
    ...change,
  });
}

beforeEach(() => {
  orderId = putOrder(shop, { number: 'В-123456-6' }).order.id;
  packerId = putPerson(shop, 'packer').id;
  note({});
  note({ operation: 'cancelOrderByOperator', at: '2026-11-21T09:00:00.000Z' });
  note({ operation: 'packOrder', outcome: 'ORDER_STEP_REFUSED', at: '2026-11-22T09:00:00.000Z' });
});

/** The cells of each row, without the row of the reading itself. */
const rows = async () =>
  (await screen.findAllByRole('row'))
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    )
    .filter(([, , what]) => what !== 'Журнал действий' && what !== 'Список сотрудников');

test('every operation of operators has words for the log', () => {
  const own = ['signInOperator', 'acceptInvitation'];
  expect([...operatorOperations, ...own].filter((id) => !Object.hasOwn(CALLS, id))).toEqual([]);
});

test('the log says who did what about what, the latest first, and why something was refused', async () => {
  renderDesk('/log', 'owner');
  expect(await rows()).toEqual([
    ['22 ноября, 12:00', 'Сборщик', 'Собрать', 'В-123456-6', expect.stringMatching(/./)],
    ['21 ноября, 12:00', 'Сборщик', 'Отменить', 'В-123456-6', ''],
    ['20 ноября, 12:00', 'Сборщик', 'Заказ показан', 'В-123456-6', ''],
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the log is narrowed by order, person, operation, days and changes, and the address keeps it', async () => {
  const { user, href } = renderDesk('/log', 'owner');
  await screen.findByRole('table');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Что' }), 'Отменить');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Кто' }), 'Владелец');
  expect(await screen.findByText('Записей нет')).toBeDefined();
  expect(href()).toMatch(/^\/log\?operation=cancelOrderByOperator&operator=[\w-]{36}$/);
  await user.click(screen.getByRole('button', { name: 'Сбросить всё' }));
  await user.click(screen.getByRole('link', { name: 'Только изменения' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await user.type(screen.getByRole('searchbox', { name: 'Номер заказа' }), '1234566');
  await waitFor(() => expect(href()).toBe('/log?changes=true&order=1234566'));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await user.type(screen.getByRole('searchbox', { name: 'Номер заказа' }), '9');
  expect(await screen.findByText('Такого номера нет')).toBeDefined();
});

test('a row leads to the screen of what it is about', async () => {
  const [subjectId, otherId] = [packerId, crypto.randomUUID()];
  note({ operation: 'changeOperatorRole', orderId: null, subjectId });
  note({ operation: 'publishReview', orderId: null, subjectId: otherId });
  note({ operation: 'payRefund', subjectId: otherId });
  note({ operation: 'answerContactRequest', orderId: null, subjectId: otherId });
  note({ operation: 'showBuyer', orderId: null, subjectId: otherId });
  renderDesk('/log', 'owner');
  await screen.findByRole('table');
  const hrefs = [...document.querySelectorAll('td a')].map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 6)).toEqual([
    `/buyers/${otherId}`,
    `/requests/${otherId}`,
    `/refunds/${orderId}/${otherId}`,
    `/reviews/${otherId}`,
    `/people/${subjectId}`,
    `/orders/${orderId}`,
  ]);
});

test('more rows than a page are paged from place to place', async () => {
  for (let count = 0; count < 60; count += 1) note({ requestId: crypto.randomUUID() });
  const { user, href } = renderDesk('/log?operation=showOrder', 'owner');
  expect(await rows()).toHaveLength(50);
  await user.click(screen.getByRole('link', { name: 'Раньше' }));
  await waitFor(async () => expect(await rows()).toHaveLength(11));
  expect(href()).toMatch(/^\/log\?operation=showOrder&before=\d+$/);
  await user.click(screen.getByRole('link', { name: /К.последним/ }));
  await waitFor(async () => expect(await rows()).toHaveLength(50));
});

test('the log of an order is one press from the order', async () => {
  const { user, href } = renderDesk(`/orders/${orderId}`, 'manager');
  await user.click(await screen.findByRole('link', { name: 'Журнал заказа' }));
  await waitFor(async () => expect((await rows()).map(([, , what]) => what)).toContain('Отменить'));
  expect(decodeURIComponent(href())).toBe('/log?order=В-123456-6');
});

test.each([
  ['В-123456-6', 'В-123456-6'],
  ['b 1234566', 'В-123456-6'],
  ['123456', undefined],
])('an order number typed as %s is read', (order, number) =>
  expect(logParams({ order })?.order).toBe(number),
);
