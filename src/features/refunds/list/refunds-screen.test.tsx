// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { RefundSummary } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, server } from '../../../../tests/component-shop';
import { REFUNDS, testSummary } from '../testing';
import { RefundsScreen } from './refunds-screen';

function answerWith(items: RefundSummary[]) {
  server.use(
    http.get(REFUNDS, () =>
      HttpResponse.json({ page: 1, size: 10, totalItems: items.length, totalPages: 1, items }),
    ),
  );
}

test('a refund in each state shows a sentence about the state, and the row links to the refund', async () => {
  const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
  answerWith([
    testSummary({ id: id(1), state: 'DRAFT', number: null, submittedAt: null }),
    testSummary({ id: id(2), state: 'RECEIVED', payUntil: '2126-12-08' }),
    testSummary({ id: id(3), state: 'REFUNDED' }),
  ]);
  renderPage(<RefundsScreen search={{}} visit="first" refusal={undefined} />);
  const rows = within(await screen.findByRole('list', { name: 'Возвраты' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
    [1, 2, 3].map((digit) => `/refunds/${id(digit)}`),
  );
  const [draft, received] = rows.map((row) => within(row));
  draft?.getByText(words('Дополните заявление и отправьте'));
  draft?.getByText(words('По заказу № В-123456-6'));
  received?.getByText(words('Деньги вернутся до 8 декабря'));
});

test('without refunds, the page links to the orders, and shows why a refund could not be started', async () => {
  answerWith([]);
  renderPage(
    <RefundsScreen search={{}} visit="first" refusal="Из этого заказа сейчас ничего нельзя вернуть" />,
  );
  await screen.findByRole('heading', { name: 'Возвратов пока нет' });
  const orders = screen.getByRole('link', { name: words('Перейти к заказам') });
  expect(orders.getAttribute('href')).toBe('/orders');
  expect(screen.getByRole('alert').textContent).toContain('ничего нельзя вернуть');
});

test('«Показать ещё» links to the next page; with scripts it adds those refunds below', async () => {
  const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  server.use(
    http.get(REFUNDS, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      // A new refund was created between the two requests and moved the others down, so the last refund of
      // page 1 is also on page 2.
      const first = page === 1 ? 1 : 10;
      const items = Array.from({ length: page === 1 ? 10 : 6 }, (_, at) =>
        testSummary({ id: id(first + at) }),
      );
      return HttpResponse.json({ page, size: 10, totalItems: 15, totalPages: 2, items });
    }),
  );
  const { user } = renderPage(<RefundsScreen search={{}} visit="first" refusal={undefined} />);
  const link = await screen.findByRole('link', { name: 'Показать ещё' });
  expect(link.getAttribute('href')).toBe('/refunds?page=2');
  await user.click(link);
  await screen.findByText(words('Показано 15 из 15'));
  expect(within(screen.getByRole('list', { name: 'Возвраты' })).getAllByRole('listitem')).toHaveLength(15);
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(`/refunds/${id(11)}`));
});

test('a list that failed to load says so and can be loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getRefunds:503');
  const { user } = renderPage(<RefundsScreen search={{}} visit="first" refusal={undefined} />);
  await screen.findByRole('alert');
  server.resetHandlers();
  answerWith([testSummary()]);
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  await screen.findByRole('list', { name: 'Возвраты' });
});
