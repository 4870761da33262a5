import { afterEach, beforeEach, expect, it } from 'vitest';
import { ExternalRejected } from '../../base/external-sign-in.ts';
import { codesWithPkce, startIdentityProvider } from '../../testing/identity-provider.ts';
import { createYandexProvider } from './yandex.ts';

const ATTEMPT = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const CLIENT = {
  clientId: 'app-1',
  clientSecret: 'not-for-logs',
  redirectUri: 'https://shop.example/login/external/yandex',
};
const INFO = {
  id: '1000034426',
  login: 'vera',
  client_id: 'app-1',
  first_name: 'Вера',
  last_name: 'Н.',
  default_email: 'Vera@yandex.ru',
  emails: ['Vera@yandex.ru'],
};

let yandex: Awaited<ReturnType<typeof startIdentityProvider>>;
let codes: ReturnType<typeof codesWithPkce>;
let info: object;

beforeEach(async () => {
  codes = codesWithPkce();
  info = INFO;
  yandex = await startIdentityProvider({
    '/token': ({ method, form }) => {
      const isRight =
        method === 'POST' &&
        form.grant_type === 'authorization_code' &&
        form.client_id === 'app-1' &&
        form.client_secret === 'not-for-logs' &&
        codes.take(form);
      return isRight
        ? { body: { token_type: 'bearer', access_token: 'y0_token', expires_in: 1000 } }
        : { status: 400, body: { error: 'invalid_grant', error_description: 'Code has expired' } };
    },
    '/info': ({ method, headers, url }) =>
      method === 'GET' && headers.authorization === 'OAuth y0_token' && url.search === '?format=json'
        ? { body: info }
        : { status: 401, body: '' },
  });
});
afterEach(() => yandex.close());

const provider = () => createYandexProvider({ ...CLIENT, oauthOrigin: yandex.url, loginOrigin: yandex.url });

it('the shopper is redirected to Yandex ID with all documented parameters', async () => {
  const url = await createYandexProvider(CLIENT).authorizationUrl(ATTEMPT);
  expect(url.origin + url.pathname).toBe('https://oauth.yandex.ru/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'app-1',
    redirect_uri: CLIENT.redirectUri,
    scope: 'login:email login:info',
    state: ATTEMPT.state,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(url.href).not.toContain('not-for-logs');
});

it('the person’s data are read from Yandex ID', async () => {
  const code = codes.give(await provider().authorizationUrl(ATTEMPT));
  expect(await provider().identify(ATTEMPT, { code })).toEqual({
    subject: '1000034426',
    email: 'vera@yandex.ru',
    emailVerified: true,
    firstName: 'Вера',
    lastName: 'Н.',
  });
});

it.each([
  ['vera@ya.ru', true],
  ['vera@yandex.com.tr', true],
  ['vera@example.ru', false],
  ['vera@yandex.ru.example.ru', false],
  ['vera@notyandex.ru', false],
])(
  'whether the default email address %s of Yandex ID counts as verified: %s',
  async (email, emailVerified) => {
    info = { ...INFO, default_email: email };
    const code = codes.give(await provider().authorizationUrl(ATTEMPT));
    expect(await provider().identify(ATTEMPT, { code })).toMatchObject({ email, emailVerified });
  },
);

it('a person who has no email address at Yandex ID is accepted', async () => {
  info = { id: '5', client_id: 'app-1', default_email: '' };
  const code = codes.give(await provider().authorizationUrl(ATTEMPT));
  expect(await provider().identify(ATTEMPT, { code })).toMatchObject({
    subject: '5',
    email: null,
    firstName: '',
  });
});

it('the exchange of Yandex ID’s code is rejected if the verifier is wrong; the error does not quote the request', async () => {
  const code = codes.give(await provider().authorizationUrl(ATTEMPT));
  const attempt = { ...ATTEMPT, codeVerifier: 'w'.repeat(43) };
  const error = await provider()
    .identify(attempt, { code })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ExternalRejected);
  expect(String(error)).toBe('ExternalRejected: The provider refused: 400 invalid_grant');
});

it('a Yandex token that was issued to another shop is rejected', async () => {
  info = { ...INFO, client_id: 'app-2' };
  const code = codes.give(await provider().authorizationUrl(ATTEMPT));
  await expect(provider().identify(ATTEMPT, { code })).rejects.toThrow(ExternalRejected);
});
