import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { Article } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, server } from '../../../../tests/component-shop';
import { NotifyDialog } from './notify-dialog';

const article: Article = {
  articleId: '55f5edb5-751e-4aaa-8a90-3d2a91e0cfe3',
  sku: 'PL-20417-CAMEL-42',
  size: '42',
  international: 'XS',
  state: 'SOLD_OUT',
  left: null,
};
const NOTICES = '*/api/catalog-orchestration/v1/articles/:articleId/stock-notices';

function show(email?: string) {
  const onClose = vi.fn();
  const onInStock = vi.fn();
  const page = renderPage(
    <NotifyDialog
      open
      onClose={onClose}
      productName="Пальто"
      article={article}
      email={email}
      onInStock={onInStock}
    />,
  );
  return { ...page, onClose, onInStock };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Электронная почта');
const consent = () => screen.getByRole<HTMLInputElement>('checkbox');
const send = () => screen.getByRole('button', { name: words('Сообщить о поступлении') });
const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('the stock notice asks for an email address and a consent that is not checked in advance', async () => {
  const requests = vi.fn();
  server.use(http.post(NOTICES, () => requests()));
  const { user } = show();
  expect(consent().checked).toBe(false);
  expect(screen.getByRole('link', { name: /персональных данных/ }).getAttribute('href')).toBe(
    '/page/personal-data-agreement',
  );
  await user.click(send());
  expect(descriptionOf(email())).toBe('Укажите почту');
  expect(descriptionOf(consent())).toBe('Поставьте отметку, чтобы продолжить');
  expect(document.activeElement).toBe(email());
  await user.type(email(), 'anna');
  await user.click(consent());
  await user.click(send());
  expect(descriptionOf(email())).toBe('Проверьте адрес почты');
  expect(consent().getAttribute('aria-invalid')).toBeNull();
  expect(requests).not.toHaveBeenCalled();
});

test('the request for a stock notice is sent and confirmed (§3.1.2)', async () => {
  const requests = vi.fn();
  server.use(
    http.post(NOTICES, async ({ request, params }) => {
      requests(params.articleId, await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, onClose } = show('anna@example.ru');
  expect(email().value).toBe('anna@example.ru');
  await user.click(consent());
  await user.click(send());
  const message = await screen.findByText(/^Напишем на anna@example.ru, когда размер 42 появится/);
  expect(document.activeElement).toBe(message);
  expect(requests.mock.calls).toEqual([
    [article.articleId, { email: 'anna@example.ru', personalDataConsent: true }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Продолжить покупки' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an error of the shop is shown at its field', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.post(NOTICES, () =>
      HttpResponse.json(
        {
          type: '/problems/invalid-request',
          title: 'Проверьте введённые данные',
          status: 422,
          code: 'INVALID_REQUEST',
          requestId: 'id',
          errors: [{ in: 'body', pointer: '/email', code: 'invalid', message: 'Такой почты не бывает' }],
        },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  );
  const { user } = show('anna@example.ru');
  await user.click(consent());
  await user.click(send());
  await waitFor(() => expect(descriptionOf(email())).toBe('Такой почты не бывает'));
  expect(document.activeElement).toBe(email());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('if the size turns out to be in stock again, the page is notified', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('requestStockNotice:409');
  const { user, onInStock } = show('anna@example.ru');
  await user.click(consent());
  await user.click(send());
  await waitFor(() => expect(onInStock).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/^Напишем/)).toBeNull();
});

test('after too many requests, the error is shown beside the button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('requestStockNotice:429');
  const { user, onInStock } = show('anna@example.ru');
  await user.click(consent());
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(email().value).toBe('anna@example.ru');
  expect(onInStock).not.toHaveBeenCalled();
});
