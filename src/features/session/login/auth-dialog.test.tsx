import { act, screen } from '@testing-library/react';
import { type HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { failWith, server } from '../../../../tests/component-shop';
import { AuthDialog, type AuthDialogProps } from './auth-dialog';

async function show() {
  const calls = { onClose: vi.fn(), onSignedIn: vi.fn() };
  let change: (next: Partial<AuthDialogProps>) => void = () => {};
  function Host() {
    const [props, setProps] = useState<AuthDialogProps>({
      open: true,
      view: 'login',
      redirect: '/obuv',
      ...calls,
    });
    change = (next) => setProps((before) => ({ ...before, ...next }));
    return <AuthDialog {...props} />;
  }
  const page = renderPage(<Host />);
  await screen.findByRole('dialog', { name: 'Вход' });
  return { ...page, ...calls, become: (next: Partial<AuthDialogProps>) => act(async () => change(next)) };
}

const address = () => screen.getByLabelText<HTMLInputElement>('Телефон или почта');

test('the sign-in dialog opens with the focus in its first field and closes with its button', async () => {
  const { user, onClose } = await show();
  expect(document.activeElement).toBe(address());
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('registration replaces the sign-in form in the dialog and keeps the typed address', async () => {
  const { user, become } = await show();
  await user.type(address(), 'vera@example.ru');
  await become({ view: 'registration' });
  await screen.findByRole('dialog', { name: 'Регистрация' });
  expect(address().value).toBe('vera@example.ru');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Имя')));
});

test('the links of the dialog’s forms contain the path of the page behind it, to return there', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Зарегистрироваться' }).getAttribute('href')).toBe(
    '/register?redirect=%2Fobuv',
  );
});

test('after signing in in the dialog, onSignedIn is called', async () => {
  const { user, onSignedIn } = await show();
  await user.type(address(), 'anna@example.ru');
  await user.type(screen.getByLabelText('Пароль'), 'lipovyy-chay-1986{Enter}');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('after a registration the form is replaced by a message; the reopened dialog shows the form again', async () => {
  const { user, become } = await show();
  await become({ view: 'registration' });
  await user.type(await screen.findByLabelText('Имя'), 'Вера');
  await user.type(address(), 'vera@example.ru');
  await user.type(screen.getByLabelText('Пароль'), 'lipovyy-chay-1986');
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await screen.findByRole('dialog', { name: 'Подтвердите почту' });
  await user.click(screen.getByRole('button', { name: 'Указать другой адрес' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Имя')));
  await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await screen.findByRole('dialog', { name: 'Подтвердите почту' });
  await become({ open: false });
  await become({ open: true });
  expect(await screen.findByRole('dialog', { name: 'Регистрация' })).toBeTruthy();
});

test('if the external providers fail to load, the dialog opens without them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('getExternalProviders:503');
  await show();
  expect(screen.queryByText('или войдите через')).toBeNull();
});

test('if the external providers take too long to load, the dialog opens without them', async () => {
  server.use(http.get('*/api/auth/external', () => new Promise<HttpResponse<null>>(() => {})));
  await show();
  expect(screen.queryByText('или войдите через')).toBeNull();
});

test('the dialog opens only when the external providers are loaded, so that its height does not change', async () => {
  await show();
  expect(screen.getByText('или войдите через')).toBeTruthy();
});
