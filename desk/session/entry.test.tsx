import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getAcceptInvitationMockHandler200,
  getAcceptInvitationResponseMock200,
  getGetOperatorSessionMockHandler401,
  getShowInvitationMockHandler200,
  getSignInOperatorMockHandler200,
  getSignInOperatorMockHandler409,
  getSignInOperatorResponseMock200,
  getStartInvitationMockHandler200,
  getStartOperatorSignInMockHandler200,
} from '#contract/client/operator/operator.msw.ts';
import { server, shop } from '../../tests/component-shop.ts';
import { putOrder } from '../testing/orders.ts';
import { renderSignedOut, workAs } from '../testing/render-desk.tsx';

/** The authenticator of the tests: answers with a passkey, or throws what a browser throws. */
let answer: () => Promise<unknown>;

class TestCredential {
  static parseRequestOptionsFromJSON = (options: unknown) => options;
  static parseCreationOptionsFromJSON = (options: unknown) => options;
  toJSON = () => ({
    id: 'aGVsbG8tcGFzc2tleS0wMDAx',
    type: 'public-key',
    response: {
      clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
      authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
      signature: 'MEUCIQDexample',
      userHandle: 'p8Hg0ks',
      attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA',
      transports: ['internal'],
    },
  });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer = async () => new TestCredential();
  vi.stubGlobal('PublicKeyCredential', TestCredential);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: () => answer(), create: () => answer() },
  });
  putOrder(shop, { number: 'В-000001-1' });
  server.use(
    getGetOperatorSessionMockHandler401(),
    getStartOperatorSignInMockHandler200(),
    getStartInvitationMockHandler200(),
    getShowInvitationMockHandler200(),
  );
});

/** The server knows the session from now on. */
const knowSession = () => workAs('manager');

test('whoever is not signed in is asked for a passkey and comes to the address that was asked for', async () => {
  const { user, href } = renderSignedOut('/orders?state=PLACED');
  const button = await screen.findByRole('button', { name: 'Войти' });
  expect(document.activeElement).toBe(button);
  knowSession();
  server.use(getSignInOperatorMockHandler200(getSignInOperatorResponseMock200()));
  await user.click(button);
  await screen.findByRole('link', { name: 'В-000001-1' });
  expect(href()).toBe('/orders?state=PLACED');
});

test('the sign-in sends what the authenticator said and nothing else', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/sign-in', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(getSignInOperatorResponseMock200());
    }),
  );
  const { user } = renderSignedOut('/sign-in');
  knowSession();
  await user.click(await screen.findByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    id: 'aGVsbG8tcGFzc2tleS0wMDAx',
    response: {
      clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
      authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
      signature: 'MEUCIQDexample',
      userHandle: 'p8Hg0ks',
    },
  });
});

test('a passkey that was not chosen leaves the button, with a sentence', async () => {
  answer = () => Promise.reject(new DOMException('The operation was cancelled', 'NotAllowedError'));
  const { user } = renderSignedOut('/sign-in');
  await user.click(await screen.findByRole('button', { name: 'Войти' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Ключ не\u00a0выбран. Попробуйте ещё раз');
});

test('a passkey that the shop refuses is refused with the sentence of the shop', async () => {
  server.use(getSignInOperatorMockHandler409());
  const { user } = renderSignedOut('/sign-in');
  await user.click(await screen.findByRole('button', { name: 'Войти' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Ключ не\u00a0подошёл. Попробуйте ещё раз');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
  'the sign-in leads to no other site: %s',
  async (back) => {
    server.use(getSignInOperatorMockHandler200(getSignInOperatorResponseMock200()));
    const { user, href } = renderSignedOut(`/sign-in?back=${encodeURIComponent(back)}`);
    knowSession();
    await user.click(await screen.findByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(href()).toBe('/orders'));
  },
);

test('a browser without passkeys is told so', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  renderSignedOut('/sign-in');
  expect(await screen.findByText(/Этот браузер не.умеет входить по.ключу/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
});

test('an invitation says who is invited, makes a passkey and opens the desk; its code leaves the address', async () => {
  const sent: unknown[] = [];
  history.replaceState(null, '', '/invitation#uYf3kQ0m7Zt1Wc9RxJv5Lh2Nb8Ps4Dg6Ea0Ki3Ou7Qw');
  server.use(
    getAcceptInvitationMockHandler200(async ({ request }) => {
      sent.push(await request.json());
      return getAcceptInvitationResponseMock200();
    }),
  );
  const { user, href } = renderSignedOut('/invitation');
  expect(await screen.findByRole('heading', { name: 'Мария Орлова' })).toBeDefined();
  expect(location.hash).toBe('');
  knowSession();
  await user.click(screen.getByRole('button', { name: 'Сделать ключ и\u00a0войти' }));
  await waitFor(() => expect(href()).toBe('/orders'));
  expect(sent[0]).toMatchObject({
    code: 'uYf3kQ0m7Zt1Wc9RxJv5Lh2Nb8Ps4Dg6Ea0Ki3Ou7Qw',
    passkey: { response: { transports: ['internal'] } },
  });
});

test('a link without its code says what is missing', async () => {
  renderSignedOut('/invitation');
  expect(await screen.findByText(/Откройте ссылку из.приглашения целиком/)).toBeDefined();
});
