// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { ContactRequest } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { mockFormToken } from '../../../mocks/shop/site/contact.ts';
import { server } from '../../../tests/component-shop';
import { ContactScreen } from './contact-screen';

const REQUESTS = '*/api/contact-orchestration/v1/requests';
const opened = () => ({ token: mockFormToken(Date.now() - 60_000), leastSeconds: 0 });
const pdf = (name: string) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });

function open(change: Partial<Parameters<typeof ContactScreen>[0]> = {}) {
  const props = { opened: opened(), seller: undefined, posted: undefined, start: {}, orders: [], ...change };
  return renderPage(<ContactScreen {...props} />);
}
type User = ReturnType<typeof open>['user'];

async function fillIn(user: User, login = 'anna@example.ru') {
  await user.selectOptions(screen.getByLabelText('О чём вопрос'), 'DELIVERY');
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.type(screen.getByLabelText('Телефон или почта'), login);
  await user.type(screen.getByLabelText('Сообщение'), 'Когда привезут?');
  await user.click(screen.getByRole('checkbox'));
}
const press = (user: User) => user.click(screen.getByRole('button', { name: 'Отправить' }));

/** Records the requests that the mock shop answers. */
function sentRequests() {
  const sent: { body: ContactRequest; key: string | null }[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (!request.url.includes('/requests')) return;
    const body = (await request.clone().json()) as ContactRequest;
    sent.push({ body, key: request.headers.get('idempotency-key') });
  });
  return sent;
}

test('a request is sent with its files, and its number replaces the form', async () => {
  const sent = sentRequests();
  const { user } = open();
  await user.upload(screen.getByLabelText(words('Приложить файлы, до 10 МБ')), [
    pdf('чек.pdf'),
    pdf('акт.pdf'),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Убрать акт.pdf' }));
  await fillIn(user, '8 999 123-45-67');
  await press(user);
  const title = await screen.findByRole('heading', { name: 'Сообщение отправлено' });
  expect(document.activeElement).toBe(title);
  screen.getByText('П-000000-0');
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      subject: 'DELIVERY',
      name: 'Анна',
      phone: '+79991234567',
      text: 'Когда привезут?',
      files: [{ name: 'чек.pdf', content: btoa('%PDF-1.7\n') }],
    },
  ]);
});

test('errors are shown at their fields, and no checkbox is checked in advance', async () => {
  const { user } = open();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await user.type(screen.getByLabelText('Телефон или почта'), 'anna@mail');
  await user.type(screen.getByLabelText(words('Номер заказа (если есть)')), '1048213');
  await press(user);
  screen.getByText('Проверьте адрес почты');
  screen.getByText('Номер выглядит так: В-123456-6');
  screen.getByText(words('Поставьте отметку, чтобы продолжить'));
  expect(document.activeElement).toBe(screen.getByLabelText('О чём вопрос'));
});

test('a file of a forbidden type is rejected at once, even if its name has an allowed extension (§3.10.1)', async () => {
  const { user } = open();
  const page = new File(['<html></html>'], 'фото.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText(words('Приложить файлы, до 10 МБ')), page);
  await screen.findByText(words('Подойдут фотографии JPEG, PNG, WebP и документы PDF'));
  expect(screen.queryByRole('list', { name: 'Приложенные файлы' })).toBeNull();
});

test('a retry after a lost response has the same idempotency key; a changed text gets another key (§3.10.2)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent = sentRequests();
  server.use(http.post(REQUESTS, () => HttpResponse.error(), { once: true }));
  server.use(http.post(REQUESTS, () => HttpResponse.error(), { once: true }));
  const { user } = open();
  await fillIn(user);
  await press(user);
  await screen.findByRole('alert');
  await press(user);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('Сообщение'), '!');
  await press(user);
  await screen.findByText('Сообщение отправлено');
  const [one, same, other] = sent.map(({ key }) => key);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('if the page was opened too long ago, the form keeps its text, and another press sends it (§3.10.4, §9.21)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = open({ opened: { token: mockFormToken(0), leastSeconds: 0 } });
  await fillIn(user);
  await press(user);
  await screen.findByText(words('Страница открыта слишком давно. Отправьте сообщение ещё раз'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Сообщение').value).toBe('Когда привезут?');
});

test('a shopper chooses one of their orders, or types another order number', () => {
  const orders = [{ number: 'В-123456-6', placedAt: '2026-11-20T09:00:00.000Z' }];
  open({ orders, start: { name: 'Анна', login: 'anna@example.ru', orderNumber: 'В-123456-6' } });
  expect(screen.getByLabelText<HTMLSelectElement>('Заказ (если есть)').value).toBe('В-123456-6');
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Анна');
});

test('for a seller who is an entrepreneur, the registration number is called ОГРНИП', () => {
  open({ seller: { name: 'ИП Петрова А. А.', inn: '500100732259', ogrn: '304500116000157' } });
  screen.getByText(words('ОГРНИП 304500116000157, ИНН 500100732259'));
});

test('only the configured data of the seller is shown (§3.10.5)', () => {
  open({ seller: { phone: '8 800 000-00-00', name: 'ООО «Лавка»' } });
  expect(screen.getByRole('link', { name: '8 800 000-00-00' }).getAttribute('href')).toBe('tel:88000000000');
  screen.getByText('Продавец: ООО «Лавка»');
  expect(screen.queryByText(/ОГРН|ИНН/)).toBeNull();
});
