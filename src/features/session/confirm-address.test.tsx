import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../tests/component-shop';
import { ConfirmAddress, confirmTitle } from './confirm-address';

const AGAIN = '*/api/auth/register/message';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: /^Отправить ещё раз/ });
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

function show(address = 'vera@example.ru') {
  const requests = vi.fn();
  server.use(
    http.post(AGAIN, async ({ request }) => {
      requests(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const onBack = vi.fn();
  return { ...renderPage(<ConfirmAddress address={address} onBack={onBack} />), requests, onBack };
}

test('the confirmation message can be requested again after a minute, and each request starts another minute', async () => {
  const { user, requests } = show();
  expect(button().textContent).toMatch(words('Отправить ещё раз через 60 с'));
  await user.click(button());
  expect(requests).not.toHaveBeenCalled();
  pass(59);
  expect(button().textContent).toMatch(words('Отправить ещё раз через 1 с'));
  pass(1);
  expect(button().getAttribute('aria-disabled')).toBeNull();
  await user.click(button());
  expect(await screen.findByText('Отправили письмо ещё раз')).toBeTruthy();
  expect(requests.mock.calls).toEqual([[{ login: 'vera@example.ru' }]]);
  expect(button().textContent).toMatch(words('Отправить ещё раз через 60 с'));
});

test('if the shop refuses to send the message, the error is shown beside the button, which can be pressed again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = show();
  server.use(http.post(AGAIN, () => HttpResponse.json({ title: 'Сервис недоступен' }, { status: 503 })));
  pass(60);
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Сервис недоступен');
  expect(button().getAttribute('aria-disabled')).toBeNull();
});

test('the screen shows the typed login, with phone digits in groups, and gets the focus', async () => {
  const { onBack, user } = show('8 999 123-45-67');
  expect(screen.getByText(words('+7 999 123 45 67'))).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Мы отправили сообщение');
  await user.click(screen.getByRole('button', { name: 'Указать другой адрес' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(confirmTitle('8 999 123-45-67')).toBe('Подтвердите телефон');
  expect(confirmTitle('vera@example.ru')).toBe('Подтвердите почту');
});
