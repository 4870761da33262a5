import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sessionReading } from '@/lib/session';
import { renderPage } from '@/lib/testing/render-page';
import { words } from '@/lib/testing/words';
import { LoginScreen } from './login-screen';

function show() {
  const onSignedIn = vi.fn();
  const page = renderPage(<LoginScreen redirect="/cart" onSignedIn={onSignedIn} />);
  return {
    ...page,
    onSignedIn,
    login: screen.getByLabelText('Телефон или почта'),
    password: screen.getByLabelText('Пароль'),
    submit: () => page.user.click(screen.getByRole('button', { name: 'Войти' })),
  };
}

test('signs in and reads the session', async () => {
  const { user, login, password, submit, onSignedIn, visit } = show();
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'lipovyy-chay-1986');
  await submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sessionReading(visit).get()?.user?.firstName).toBe('Анна');
});

test('a wrong password says so once and keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, login, password, submit, onSignedIn } = show();
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'not-the-password');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный телефон или пароль');
  expect((login as HTMLInputElement).value).toBe('anna@example.ru');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('empty fields say so, are linked to the words, and the first one has the focus', async () => {
  const { login, password, submit } = show();
  await submit();
  expect(screen.getAllByText('Заполните поле')).toHaveLength(2);
  for (const field of [login, password]) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const words = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('Заполните поле');
  }
  expect(document.activeElement).toBe(login);
});

test('the password can be shown', async () => {
  const { user, password } = show();
  expect(password.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: words('Показать пароль') }));
  expect(password.getAttribute('type')).toBe('text');
});

test('works without scripts, and never puts a password into an address', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/login']);
  expect(form?.querySelector<HTMLInputElement>('input[name=redirect]')?.value).toBe('/cart');
});
