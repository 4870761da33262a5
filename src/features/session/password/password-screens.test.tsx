import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { server } from '../../../../tests/component-shop';
import { NewPasswordScreen } from './new-password-screen';
import { PasswordRequestScreen } from './password-request-screen';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('requesting a link', () => {
  const address = () => screen.getByLabelText<HTMLInputElement>('Телефон или почта');
  const send = () => screen.getByRole('button', { name: 'Получить ссылку' });

  test.each(['anna@example.ru', 'unknown@example.ru'])(
    'a request for %s, known or unknown, shows the same message',
    async (login) => {
      const { user } = renderPage(<PasswordRequestScreen />);
      await user.type(address(), login);
      await user.click(send());
      const message = await screen.findByText(/^Если у/);
      expect(message.textContent?.replace(login, '…').replaceAll('\u00a0', ' ')).toBe(
        'Если у … есть учётная запись, мы отправили туда ссылку. Она действует час и сработает один раз. Не пришла? Проверьте папку «Спам».',
      );
      expect(document.activeElement).toBe(message);
    },
  );

  test('an invalid login is reported at its field, and no link is requested', async () => {
    const requests = vi.fn();
    server.events.on('request:start', requests);
    const { user } = renderPage(<PasswordRequestScreen />);
    await user.type(address(), 'anna@');
    await user.click(send());
    expect(descriptionOf(address())).toBe('Проверьте адрес почты');
    expect(requests).not.toHaveBeenCalled();
  });

  test('after too many requests for a link, the page says how long to wait and keeps the typed login', async () => {
    const answer = { status: 429, headers: { 'retry-after': '3600' } };
    server.use(http.post('*/api/auth/password/reset-request', () => HttpResponse.json({}, answer)));
    const { user } = renderPage(<PasswordRequestScreen />);
    await user.type(address(), 'anna@example.ru');
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('через 60\u00a0минут');
    expect(address().value).toBe('anna@example.ru');
  });

  test('without scripts, the page has a form that requests the link', () => {
    const { container } = renderPage(<PasswordRequestScreen />);
    const form = container.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/password']);
  });
});

describe('setting a new password', () => {
  const TOKEN = 'Q2h5c3RvLWxpcG92eXktY2hheS1zLW15YXRveQ';
  const field = () => screen.getByLabelText<HTMLInputElement>('Новый пароль');
  const save = () => screen.getByRole('button', { name: 'Сохранить пароль' });

  function show(token = TOKEN) {
    const onSet = vi.fn();
    return { ...renderPage(<NewPasswordScreen token={token} onSet={onSet} />), onSet };
  }

  test('setting a new password sends the token of the link and the password', async () => {
    const requests = vi.fn();
    server.use(
      http.post('*/api/auth/password/reset', async ({ request }) => {
        requests(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, onSet } = show();
    expect(field().autocomplete).toBe('new-password');
    await user.type(field(), 'malinovyy-uzvar-1986');
    await user.click(save());
    await vi.waitFor(() => expect(onSet).toHaveBeenCalledOnce());
    expect(requests.mock.calls).toEqual([[{ token: TOKEN, password: 'malinovyy-uzvar-1986' }]]);
  });

  test('a password that is too short is reported at its field', async () => {
    const { user, onSet } = show();
    await user.type(field(), 'short');
    await user.click(save());
    expect(descriptionOf(field())).toBe('Не\u00a0меньше 10\u00a0символов');
    expect(document.activeElement).toBe(field());
    expect(onSet).not.toHaveBeenCalled();
  });

  test('for an expired link, the page links to the form that sends a new one', async () => {
    const { user, onSet } = show();
    await user.type(field(), 'malinovyy-uzvar-1986');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('Ссылка устарела');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/password');
    expect(onSet).not.toHaveBeenCalled();
  });

  test('for an incomplete link, the page has no form', () => {
    show('');
    expect(screen.getByRole('alert').textContent).toContain('Ссылка неполная');
    expect(screen.queryByLabelText('Новый пароль')).toBeNull();
  });
});
