import { afterEach, beforeEach, expect, it } from 'vitest';
import { ExternalRejected } from '../../base/external-sign-in.ts';
import { codesWithPkce, startIdentityProvider } from '../../testing/identity-provider.ts';
import { createVkProvider } from './vk.ts';

const ATTEMPT = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const REDIRECT = 'https://shop.example/login/external/vk';
const USER = {
  user_id: '1234567890',
  first_name: 'Вера',
  last_name: 'Н.',
  email: 'Vera@Example.ru',
  verified: true,
};

let vk: Awaited<ReturnType<typeof startIdentityProvider>>;
let codes: ReturnType<typeof codesWithPkce>;
let user: object;
let echoedState: string;

beforeEach(async () => {
  codes = codesWithPkce();
  user = USER;
  echoedState = ATTEMPT.state;
  vk = await startIdentityProvider({
    '/oauth2/auth': ({ method, form }) => {
      const isRight =
        method === 'POST' &&
        form.grant_type === 'authorization_code' &&
        form.client_id === '777' &&
        form.redirect_uri === REDIRECT &&
        form.device_id === 'device-1' &&
        codes.take(form);
      // VK ID sends its error responses with status 200.
      if (!isRight) return { body: { error: 'invalid_grant', error_description: 'code is invalid' } };
      return {
        body: { access_token: 'vk2.a.token', user_id: 1_234_567_890, state: echoedState, expires_in: 3600 },
      };
    },
    '/oauth2/user_info': ({ method, form }) =>
      method === 'POST' && form.access_token === 'vk2.a.token' && form.client_id === '777'
        ? { body: { user } }
        : { status: 401, body: { error: 'invalid_token' } },
  });
});
afterEach(() => vk.close());

const provider = () => createVkProvider({ clientId: '777', redirectUri: REDIRECT, origin: vk.url });

it('the shopper is redirected to VK ID with all documented parameters', async () => {
  const url = await createVkProvider({ clientId: '777', redirectUri: REDIRECT }).authorizationUrl(ATTEMPT);
  expect(url.origin + url.pathname).toBe('https://id.vk.com/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: '777',
    redirect_uri: REDIRECT,
    scope: 'email',
    state: ATTEMPT.state,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

it('the person’s data are read from VK ID; the email address never counts as verified', async () => {
  const code = codes.give(await provider().authorizationUrl(ATTEMPT));
  expect(await provider().identify(ATTEMPT, { code, deviceId: 'device-1' })).toEqual({
    subject: '1234567890',
    email: 'vera@example.ru',
    emailVerified: false,
    firstName: 'Вера',
    lastName: 'Н.',
  });
});

it('a person who has no email address at VK ID is accepted', async () => {
  user = { user_id: 5, first_name: 'Вера' };
  const code = codes.give(await provider().authorizationUrl(ATTEMPT));
  expect(await provider().identify(ATTEMPT, { code, deviceId: 'device-1' })).toEqual({
    subject: '5',
    email: null,
    emailVerified: false,
    firstName: 'Вера',
    lastName: '',
  });
});

it.each([
  ['another verifier', { attempt: { ...ATTEMPT, codeVerifier: 'w'.repeat(43) } }],
  ['another device', { deviceId: 'device-2' }],
  ['no device', { deviceId: undefined }],
  ['an unknown code', { code: 'made-up' }],
])('the exchange of VK ID’s code is rejected with %s', async (_, change) => {
  const code = codes.give(await provider().authorizationUrl(ATTEMPT));
  const { attempt, ...values } = { attempt: ATTEMPT, code, deviceId: 'device-1', ...change };
  await expect(provider().identify(attempt, values)).rejects.toThrow(ExternalRejected);
});

it('the exchange of VK ID’s code is rejected if the code is used a second time', async () => {
  const code = codes.give(await provider().authorizationUrl(ATTEMPT));
  await provider().identify(ATTEMPT, { code, deviceId: 'device-1' });
  await expect(provider().identify(ATTEMPT, { code, deviceId: 'device-1' })).rejects.toThrow('invalid_grant');
});

it.each([
  [
    'repeats another state',
    () => {
      echoedState = 'other';
    },
  ],
  [
    'has no id',
    () => {
      user = { ...USER, user_id: null };
    },
  ],
  [
    'has an invalid id',
    () => {
      user = { ...USER, user_id: '1 or 1=1' };
    },
  ],
])('a response of VK ID is not trusted when it %s', async (_, spoil) => {
  spoil();
  const code = codes.give(await provider().authorizationUrl(ATTEMPT));
  await expect(provider().identify(ATTEMPT, { code, deviceId: 'device-1' })).rejects.toThrow(
    ExternalRejected,
  );
});
