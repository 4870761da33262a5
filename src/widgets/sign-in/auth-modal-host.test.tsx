import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartQuery } from '@/features/cart/state/cart-query';
import { login } from '@/lib/api';
import { PageLink } from '@/lib/ui/links/page-link';
import { authModal, openLogin, openRegistration } from '@/shop/identity/auth-modal';
import { ensureSession, knownSession, refreshSession } from '@/shop/identity/session';
import { renderRouted } from '@/testing/render-routed';
import { AuthModalHost } from './auth-modal-host';

const ANNA = { login: 'anna@example.ru', password: 'lipovyy-chay-1986' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

async function show(path = '/obuv') {
  window.history.replaceState(null, '', path);
  return renderRouted(
    <>
      <PageLink href="/login?redirect=%2Fobuv">Войти</PageLink>
      <PageLink href="/login?redirect=%2Fcart">Войти в корзине</PageLink>
      <AuthModalHost />
    </>,
    path,
  );
}
type Page = Awaited<ReturnType<typeof show>>;

async function signIn({ user }: Page) {
  await user.type(await screen.findByLabelText('Телефон или почта'), ANNA.login);
  await user.type(screen.getByLabelText('Пароль'), `${ANNA.password}{Enter}`);
}

const isHidden = () => vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());

test('a sign-in link opens the modal over its page, and after signing in the shopper stays there (§2.3.2)', async () => {
  const page = await show();
  await page.user.click(screen.getByRole('link', { name: 'Войти' }));
  await screen.findByRole('dialog', { name: 'Вход' });
  expect(authModal(page.client).get()).toMatchObject({ isLoginVisible: true, isRegistrationVisible: false });
  await signIn(page);
  await isHidden();
  expect(authModal(page.client).get().isLoginVisible).toBe(false);
  expect(page.router.state.location.href).toBe('/obuv');
  expect(knownSession(page.client)?.user?.firstName).toBe('Анна');
});

test('if a link has another page as its way back, that page opens only after signing in', async () => {
  const page = await show();
  await page.user.click(screen.getByRole('link', { name: 'Войти в корзине' }));
  await screen.findByRole('dialog', { name: 'Вход' });
  expect(page.router.state.location.href).toBe('/obuv');
  await signIn(page);
  await vi.waitFor(() => expect(page.router.state.location.href).toBe('/cart'));
});

test('the pending action runs when account, cart and wishlist are loaded', async () => {
  const page = await show();
  const andThen = vi.fn(() => expect(page.client.getQueryData(cartQuery.queryKey)).toBeDefined());
  act(() => openLogin(page.client, { andThen }));
  await signIn(page);
  await vi.waitFor(() => expect(andThen).toHaveBeenCalledOnce());
});

test('closing a modal drops the pending action', async () => {
  const page = await show();
  const andThen = vi.fn();
  act(() => openRegistration(page.client, { andThen }));
  await screen.findByRole('dialog', { name: 'Регистрация' });
  await page.user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await isHidden();
  act(() => openLogin(page.client));
  await signIn(page);
  await isHidden();
  expect(andThen).not.toHaveBeenCalled();
});

test('when one modal replaces the other, the pending action is kept', async () => {
  const page = await show();
  const andThen = vi.fn();
  act(() => openRegistration(page.client, { andThen }));
  await page.user.click(await screen.findByRole('link', { name: /Уже есть учётная запись/ }));
  await screen.findByRole('dialog', { name: 'Вход' });
  await signIn(page);
  await vi.waitFor(() => expect(andThen).toHaveBeenCalledOnce());
});

test('for a signed-in shopper no modal opens, and the link leads to the page, which redirects', async () => {
  await login(ANNA);
  const page = await show();
  await page.user.click(screen.getByRole('link', { name: 'Войти' }));
  await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
  expect((await ensureSession(page.client)).user?.firstName).toBe('Анна');
  expect(document.querySelector('dialog[open]')).toBeNull();
  await refreshSession(page.client);
});
