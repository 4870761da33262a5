import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { shop } from '../../tests/component-shop.ts';
import { putOrder } from '../testing/orders.ts';
import { putPerson, useAuthenticator } from '../testing/people.ts';
import { renderSignedOut } from '../testing/render-desk.tsx';

const CODE = 'uYf3kQ0m7Zt1Wc9RxJv5Lh2Nb8Ps4Dg6Ea0Ki3Ou7Qw';
let browser: ReturnType<typeof useAuthenticator>;

const signIn = () => screen.findByRole('button', { name: 'Войти' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  browser = useAuthenticator();
  putOrder(shop, { number: 'В-000001-1' });
});

test('a person who is not signed in is asked for a passkey, and then gets to the requested page', async () => {
  putPerson(shop, 'packer', browser.id);
  const { user, href } = renderSignedOut('/orders?state=PLACED');
  const button = await signIn();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await screen.findByRole('link', { name: 'В-000001-1' });
  expect(href()).toBe('/orders?state=PLACED');
});

test('if the person chooses no passkey, the button stays and a sentence explains what happened', async () => {
  browser.refuse('NotAllowedError');
  const { user } = renderSignedOut('/sign-in');
  await user.click(await signIn());
  expect((await screen.findByRole('alert')).textContent).toBe('Ключ не\u00a0выбран. Попробуйте ещё раз');
});

test('a passkey that the shop does not know is refused with the shop’s message', async () => {
  const { user } = renderSignedOut('/sign-in');
  await user.click(await signIn());
  expect((await screen.findByRole('alert')).textContent).toBe('Ключ не\u00a0подошёл. Попробуйте ещё раз');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
  'after signing in, the desk does not follow an address of another site: %s',
  async (back) => {
    putPerson(shop, 'packer', browser.id);
    const { user, href } = renderSignedOut(`/sign-in?back=${encodeURIComponent(back)}`);
    await user.click(await signIn());
    await waitFor(() => expect(href()).toBe('/'));
  },
);

test('in a browser without passkeys, the sign-in page says so', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  renderSignedOut('/sign-in');
  expect(await screen.findByText(/Этот браузер не.умеет входить по.ключу/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
});

function invite(endsAt: string): void {
  const operatorId = crypto.randomUUID();
  const times = { createdAt: new Date().toISOString(), revokedAt: null };
  shop.state.desk.operators.push({
    ...{ id: operatorId, kind: 'PERSON', name: 'Мария Орлова', role: 'packer', token: null },
    ...times,
  });
  shop.state.desk.invitations.push({ operatorId, code: CODE, endsAt });
}

test('an invitation shows who is invited, makes a passkey and opens the desk; its code is removed from the address', async () => {
  invite('2126-12-02T09:00:00.000Z');
  history.replaceState(null, '', `/invitation#${CODE}`);
  const { user, href } = renderSignedOut('/invitation');
  expect(await screen.findByRole('heading', { name: 'Мария Орлова' })).toBeDefined();
  expect(screen.getByText(/Роль: сборщик/)).toBeDefined();
  expect(location.hash).toBe('');
  await user.click(screen.getByRole('button', { name: 'Сделать ключ и\u00a0войти' }));
  await waitFor(() => expect(href()).toBe('/'));
  expect(shop.state.desk.passkeys.map(({ credentialId }) => credentialId)).toEqual([browser.id]);
});

test('if the authenticator already has a passkey of the person, the page asks for another device', async () => {
  invite('2126-12-02T09:00:00.000Z');
  browser.refuse('InvalidStateError');
  history.replaceState(null, '', `/invitation#${CODE}`);
  const { user } = renderSignedOut('/invitation');
  await user.click(await screen.findByRole('button', { name: 'Сделать ключ и\u00a0войти' }));
  expect((await screen.findByRole('alert')).textContent).toContain('уже есть ваш ключ');
});

test('for an expired invitation link, the page says that the link has expired or was used', async () => {
  invite('2025-12-02T09:00:00.000Z');
  history.replaceState(null, '', `/invitation#${CODE}`);
  renderSignedOut('/invitation');
  expect((await screen.findByRole('alert')).textContent).toContain('Ссылка устарела или уже использована');
});

test('an invitation link without its code says that the code is missing', async () => {
  renderSignedOut('/invitation');
  expect(await screen.findByText(/Откройте ссылку из.приглашения целиком/)).toBeDefined();
});
