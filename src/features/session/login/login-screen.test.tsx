import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { register } from '@/lib/api';
import { knownSession } from '@/shop/identity/session';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, server } from '../../../../tests/component-shop';
import { LoginScreen } from './login-screen';

function show(notice?: string) {
  const onSignedIn = vi.fn();
  const page = renderPage(<LoginScreen redirect="/cart" notice={notice} onSignedIn={onSignedIn} />);
  return {
    ...page,
    onSignedIn,
    login: screen.getByLabelText<HTMLInputElement>('Телефон или почта'),
    password: screen.getByLabelText<HTMLInputElement>('Пароль'),
    submit: () => page.user.click(screen.getByRole('button', { name: 'Войти' })),
  };
}

test('signing in reads the identity, then the session (§4.2.1, §7.2.10)', async () => {
  const { user, login, password, submit, onSignedIn, client } = show();
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'lipovyy-chay-1986');
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname));
  await submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(knownSession(client)?.user?.firstName).toBe('Анна');
  expect(paths).toEqual(['/api/auth/login', '/api/auth/user-identity', '/api/_auth/session']);
});

test('a wrong password is reported once, and the typed text stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, login, password, submit, onSignedIn } = show();
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'not-the-password');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный телефон или пароль');
  expect([login.value, password.value]).toEqual(['anna@example.ru', 'not-the-password']);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('empty fields get errors that are linked to them, and the first one gets the focus (§5.3.1, §5.3.2, §5.3.3)', async () => {
  const { login, password, submit } = show();
  await submit();
  for (const [field, message] of [
    [login, 'Укажите телефон или\u00a0почту'],
    [password, 'Введите пароль'],
  ] as const) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(message);
  }
  expect(document.activeElement).toBe(login);
});

test('a field that the shop rejects is marked and gets the focus', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors = [{ in: 'body', pointer: '/password', code: 'x', message: 'Слишком длинный' }];
  const problem = { title: 'Проверьте данные', code: 'INVALID_REQUEST', errors };
  server.use(http.post('*/api/auth/login', () => HttpResponse.json(problem, { status: 422 })));
  const { user, login, password, submit } = show();
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x');
  await submit();
  await screen.findByText('Слишком длинный');
  expect(document.activeElement).toBe(password);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after too many sign-in attempts, the page says how long to wait', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = { status: 429, headers: { 'retry-after': '540' } };
  server.use(http.post('*/api/auth/login', () => HttpResponse.json({ title: 'Позже' }, answer)));
  const { user, login, password, submit } = show();
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    words('Слишком много попыток. Попробуйте через 9 минут'),
  );
});

test('an error response without a message is shown as an unknown error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.post('*/api/auth/login', () => HttpResponse.json({}, { status: 500 })));
  const { user, login, password, submit } = show();
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Неизвестная ошибка');
});

test('the sign-in fails if the identity cannot be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getUserIdentity:503');
  const { user, login, password, submit, onSignedIn } = show();
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'lipovyy-chay-1986');
  await submit();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('a shopper whose address is not confirmed can have the message sent again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await register({
    firstName: 'Вера',
    email: 'vera@example.ru',
    password: 'lipovyy-chay-1986',
    personalDataConsent: true,
    marketingConsent: false,
  });
  const problem = {
    title: 'Почта не подтверждена. Перейдите по ссылке из письма',
    code: 'ACCOUNT_NOT_CONFIRMED',
  };
  server.use(http.post('*/api/auth/login', () => HttpResponse.json(problem, { status: 403 })));
  const requests = vi.fn();
  server.events.on('request:start', ({ request }) => void requests(new URL(request.url).pathname));
  const { user, login, password, submit } = show();
  await user.type(login, 'vera@example.ru');
  await user.type(password, 'lipovyy-chay-1986');
  await submit();
  await user.click(await screen.findByRole('button', { name: 'Отправить письмо ещё раз' }));
  expect(await screen.findByRole('heading', { name: 'Подтвердите почту' })).toBeTruthy();
  expect(requests).toHaveBeenLastCalledWith('/api/auth/register/message');
});

test('a button shows the typed password', async () => {
  const { user, password } = show();
  expect(password.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: words('Показать пароль') }));
  expect(password.getAttribute('type')).toBe('text');
});

test('the fields have the attributes by which password managers and on-screen keyboards recognize them', () => {
  const { login, password } = show();
  expect([login.autocomplete, login.inputMode]).toEqual(['username', 'email']);
  expect(password.autocomplete).toBe('current-password');
});

test('without scripts the sign-in form is posted, so that the password is never in a URL', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/login']);
  expect(form?.querySelector<HTMLInputElement>('input[name=redirect]')?.value).toBe('/cart');
});

test('the page says why the shopper must sign in, and links to registration and to a new password', () => {
  show('Пароль изменён');
  expect(screen.getByText('Пароль изменён').getAttribute('role')).toBe('status');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Забыли пароль?')).toBe('/password');
  expect(href('Зарегистрироваться')).toBe('/register?redirect=%2Fcart');
});
