import { afterEach, beforeEach, expect, it } from 'vitest';
import { ExternalRejected } from '../../base/external-sign-in.ts';
import { codesWithPkce, startIdentityProvider } from '../../testing/identity-provider.ts';
import { createTidProvider } from './tid.ts';

const ATTEMPT = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const CLIENT = {
  clientId: 'tid_shop',
  clientSecret: 'p:ss',
  redirectUri: 'https://shop.example/login/external/tid',
};
const INFO = {
  sub: '88500a54-8dc4-4354-e053-6c7ed90a2b24',
  name: 'Вера',
  given_name: 'Вера',
  family_name: 'Н.',
  email: 'vera@example.ru',
  email_verified: true,
};

let bank: Awaited<ReturnType<typeof startIdentityProvider>>;
let codes: ReturnType<typeof codesWithPkce>;
let info: object;

beforeEach(async () => {
  codes = codesWithPkce();
  info = INFO;
  const basic = `Basic ${Buffer.from('tid_shop:p%3Ass').toString('base64')}`;
  bank = await startIdentityProvider({
    '/auth/token': ({ method, headers, form }) => {
      const isRight =
        method === 'POST' &&
        headers.authorization === basic &&
        form.grant_type === 'authorization_code' &&
        form.redirect_uri === CLIENT.redirectUri &&
        codes.take(form);
      return isRight
        ? {
            body: {
              access_token: 't.token',
              token_type: 'Bearer',
              expires_in: 1791,
              id_token: 'left.alone.here',
            },
          }
        : { status: 400, body: { error: 'invalid_grant' } };
    },
    '/userinfo/userinfo': ({ method, headers, form }) =>
      method === 'POST' &&
      headers.authorization === 'Bearer t.token' &&
      form.client_id === 'tid_shop' &&
      form.client_secret === 'p:ss'
        ? { body: info }
        : { status: 401, body: { error: 'invalid_token' } },
  });
});
afterEach(() => bank.close());

const provider = () => createTidProvider({ ...CLIENT, origin: bank.url });

it('the shopper is redirected to T-ID with all documented parameters', async () => {
  const url = await createTidProvider(CLIENT).authorizationUrl(ATTEMPT);
  expect(url.origin + url.pathname).toBe('https://id.tbank.ru/auth/authorize');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'tid_shop',
    redirect_uri: CLIENT.redirectUri,
    state: ATTEMPT.state,
    code_challenge_method: 'S256',
  });
});

it.each([
  [{}, 'vera@example.ru', true],
  [{ email_verified: false }, 'vera@example.ru', false],
  [{ email_verified: undefined }, 'vera@example.ru', false],
  [{ email: undefined }, null, false],
])(
  'the person’s data are read from T-ID; whether the email address is verified depends on the claims: %j',
  async (change, email, emailVerified) => {
    info = { ...INFO, ...change };
    const code = codes.give(await provider().authorizationUrl(ATTEMPT));
    expect(await provider().identify(ATTEMPT, { code })).toEqual({
      subject: INFO.sub,
      email,
      emailVerified,
      firstName: 'Вера',
      lastName: 'Н.',
    });
  },
);

it('the exchange of T-ID’s code is rejected if the verifier is wrong', async () => {
  const code = codes.give(await provider().authorizationUrl(ATTEMPT));
  const attempt = { ...ATTEMPT, codeVerifier: 'w'.repeat(43) };
  await expect(provider().identify(attempt, { code })).rejects.toThrow(ExternalRejected);
});
