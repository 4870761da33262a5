// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { OrderStatus } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { exampleOf } from '../../../../mocks/contract/contract.ts';
import { server } from '../../../../tests/component-shop';
import { StatusScreen } from './status-screen';

const STATUS = '*/api/order-orchestration/v1/order-status';
const status = exampleOf<OrderStatus>('getOrderStatus', 'placed');

async function ask(number: string, phone: string) {
  const { user } = renderPage(<StatusScreen signedIn={false} posted={undefined} />);
  if (number) await user.type(screen.getByLabelText('Номер заказа'), number);
  if (phone) await user.type(screen.getByLabelText(words('Телефон из заказа')), phone);
  await user.click(screen.getByRole('button', { name: 'Проверить статус' }));
}

test('an order number in any spelling, with the phone, shows the progress but no data of the buyer', async () => {
  const requests: unknown[] = [];
  server.use(
    http.post(STATUS, async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json(status);
    }),
  );
  await ask('в 123456 6', '8 999 123-45-67');
  await screen.findByRole('heading', { name: 'Оформлен' });
  expect(requests).toEqual([{ number: 'В-123456-6', phone: '+79991234567' }]);
  screen.getByRole('list', { name: 'Ход заказа' });
  screen.getByText(words('В заказе 2 товара на 3 872 ₽. Имя, адрес и состав видны после входа'));
});

test('an unknown order number and a phone that does not match it get the same error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await ask('В-123456-6', '+79991234567');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Заказ не.найден/);
  screen.getByRole('heading', { name: 'Что проверить' });
});

test('invalid values are reported at their fields without a request', async () => {
  await ask('В-123456-7', '123');
  const number = screen.getByLabelText<HTMLInputElement>('Номер заказа');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(number);
  screen.getByText('Номер выглядит так: В-123456-6');
});
