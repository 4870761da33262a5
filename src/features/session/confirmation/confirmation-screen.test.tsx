import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { login, logout } from '@/lib/api';
import { ensureSession } from '@/shop/identity/session';
import { renderPage } from '@/testing/render-page';
import { failWith, server, shop } from '../../../../tests/component-shop';
import { ConfirmationScreen } from './confirmation-screen';

const TOKEN = 'Q2h5c3RvLWxpcG92eXktY2hheS1zLW15YXRveQ';

function show(token = TOKEN) {
  const onSignedIn = vi.fn();
  const onSignedInFirst = vi.fn();
  const onAddressConfirmed = vi.fn();
  const onPasswordSet = vi.fn();
  const screenOf = (
    <ConfirmationScreen
      token={token}
      onSignedIn={onSignedIn}
      onSignedInFirst={onSignedInFirst}
      onAddressConfirmed={onAddressConfirmed}
      onPasswordSet={onPasswordSet}
    />
  );
  const page = renderPage(screenOf);
  return { ...page, onSignedIn, onSignedInFirst, onAddressConfirmed, onPasswordSet };
}
const confirm = () => screen.getByRole('button', { name: 'Подтвердить' });

test('opening the page sends no request; only the button does', async () => {
  const requests = vi.fn();
  server.events.on('request:start', requests);
  show();
  await Promise.resolve();
  expect(requests).not.toHaveBeenCalled();
});

test('after a new account is confirmed, the page reads identity and session and calls onSignedIn (§4.2.2)', async () => {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname));
  server.use(
    http.post('*/api/auth/register/confirmation', () => HttpResponse.json({ status: 'CONFIRMED' })),
    http.get('*/api/auth/user-identity', () =>
      HttpResponse.json({ id: crypto.randomUUID(), kind: 'user', expiresAt: new Date().toISOString() }),
    ),
  );
  const { user, onSignedIn, onAddressConfirmed } = show();
  await user.click(confirm());
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(paths).toEqual(['/api/auth/register/confirmation', '/api/auth/user-identity', '/api/_auth/session']);
  expect(onAddressConfirmed).not.toHaveBeenCalled();
});

test('confirming a new address of an existing account does not sign in, and the page says that it is confirmed', async () => {
  server.use(
    http.post('*/api/auth/register/confirmation', () => HttpResponse.json({ status: 'ADDRESS_CONFIRMED' })),
  );
  const { user, onSignedIn, onAddressConfirmed } = show();
  await user.click(confirm());
  expect(await screen.findByRole('heading', { name: 'Адрес подтверждён' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Личные данные' }).getAttribute('href')).toBe('/myprofile');
  expect(onAddressConfirmed).toHaveBeenCalledOnce();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('an address added to an existing account is confirmed only after its owner has signed in (§6.3.6)', async () => {
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  const [anna] = shop.state.accounts as [(typeof shop.state.accounts)[number]];
  const to = 'anna.lebedeva@example.ru';
  anna.profile.pendingEmail = to;
  shop.state.mails.push({ to, accountId: anna.profile.id, token: TOKEN, purpose: 'address' });
  await logout();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, onSignedInFirst, onAddressConfirmed } = show();
  await user.click(confirm());
  expect(await screen.findByText(/без входа адрес не\sпривяжется/)).toBeTruthy();
  expect(onAddressConfirmed).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Телефон или почта'), 'anna@example.ru');
  await user.type(screen.getByLabelText('Пароль'), 'lipovyy-chay-1986');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await vi.waitFor(() => expect(onSignedInFirst).toHaveBeenCalledOnce());
  await user.click(await screen.findByRole('button', { name: 'Подтвердить' }));
  expect(await screen.findByRole('heading', { name: 'Адрес подтверждён' })).toBeTruthy();
  expect(onAddressConfirmed).toHaveBeenCalledOnce();
});

test('in another browser than the one that registered, the owner must first set a password (§6.3.5)', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/register/confirmation', () => HttpResponse.json({ status: 'PASSWORD_NEEDED' })),
    http.post('*/api/auth/password/reset', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, onSignedIn, onPasswordSet } = show();
  await user.click(confirm());
  expect(await screen.findByRole('heading', { name: 'Придумайте пароль' })).toBeTruthy();
  expect(screen.getByText(/Регистрацию начали в другом браузере/)).toBeTruthy();
  await user.type(screen.getByLabelText('Новый пароль'), 'malinovyy-uzvar-1986');
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  await vi.waitFor(() => expect(onPasswordSet).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ token: TOKEN, password: 'malinovyy-uzvar-1986' }]);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('for an expired link, the page says so and links to the sign-in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, onSignedIn } = show();
  await user.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toContain('Ссылка устарела');
  expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/login');
  // The link is used up, so the page offers no button.
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('for an expired link, the page of a signed-in shopper links to the profile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  const { user, client } = show();
  await ensureSession(client);
  await user.click(confirm());
  const link = await screen.findByRole('link', { name: 'Личные данные' });
  expect(link.getAttribute('href')).toBe('/myprofile');
  expect(screen.queryByRole('link', { name: 'Войти' })).toBeNull();
});

test('after a network failure the confirmation button stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('confirmRegistration:network');
  const { user } = show();
  await user.click(confirm());
  await screen.findByRole('alert');
  expect(confirm()).toBeTruthy();
});

test('for an incomplete link, the page has no button', () => {
  show('');
  expect(screen.getByRole('alert').textContent).toContain('Ссылка неполная');
  expect(screen.queryByRole('button')).toBeNull();
});

test('without scripts, the page has a form that confirms the address', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/confirmation']);
  expect(form?.querySelector<HTMLInputElement>('input[name=token]')?.value).toBe(TOKEN);
});
