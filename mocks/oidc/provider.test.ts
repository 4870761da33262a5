import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAtProvider } from './sign-in-at-provider.ts';
import { type RunningProvider, startProvider } from './start-provider.ts';

let provider: RunningProvider;

beforeAll(async () => {
  provider = await startProvider({ port: 0 });
});
afterAll(() => provider.stop());

const VERIFIER = 'v'.repeat(43);
const REDIRECT = 'http://localhost:3999/login/external/demo';

function address(changes: Record<string, string> = {}): string {
  const url = new URL('/auth', provider.issuer);
  url.search = new URLSearchParams({
    client_id: 'vitrina',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: REDIRECT,
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  }).toString();
  return url.href;
}

const exchange = (code: string | null, verifier: string) =>
  fetch(new URL('/token', provider.issuer), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'vitrina',
      redirect_uri: REDIRECT,
      code: code ?? '',
      code_verifier: verifier,
    }),
  });

it('the local provider sends the shopper back to the shop on any port, with a code that only the PKCE verifier can redeem', async () => {
  const back = await signInAtProvider(address(), 'vera');
  expect(back.href).toMatch(`${REDIRECT}?`);
  expect(back.searchParams.get('state')).toBe('state-1');
  expect((await exchange(back.searchParams.get('code'), 'w'.repeat(43))).status).toBe(400);

  const again = await signInAtProvider(address(), 'vera');
  const answer = await exchange(again.searchParams.get('code'), VERIFIER);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const info = await fetch(new URL('/me', provider.issuer), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await info.json()).toMatchObject({
    sub: 'vera',
    given_name: 'Вера',
    email: 'vera@vitrina.example',
    email_verified: true,
  });
});

it('the local provider lets one browser sign in one person after another', async () => {
  const cookies = new Map<string, string>();
  for (const who of ['vera', 'cancel', 'boris', 'boris', 'anna']) {
    const back = await signInAtProvider(address(), who, cookies);
    expect(back.searchParams.has(who === 'cancel' ? 'error' : 'code')).toBe(true);
  }
});

it('the local provider returns access_denied if the person cancels', async () => {
  const back = await signInAtProvider(address(), 'cancel');
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe('state-1');
});

it.each([
  ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
  ['for another client', { client_id: 'other' }],
  ['back to another path', { redirect_uri: 'http://localhost:3999/elsewhere' }],
  ['back to another machine', { redirect_uri: 'http://evil.example/login/external/demo' }],
])('the local provider refuses to return a code %s', async (_, changes) => {
  const ends = await signInAtProvider(address(changes), 'vera').then(
    (back) => back.searchParams.get('error'),
    (error: Error) => error.message,
  );
  expect(ends).toMatch(/invalid_request|answered 400/);
});

it('the local provider asks in Russian which person signs in, and refuses a browser without the cookie of the attempt', async () => {
  const opened = await fetch(address(), { redirect: 'manual' });
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const url = new URL(opened.headers.get('location') ?? '', provider.issuer);
  const page = await (await fetch(url, { headers: { cookie } })).text();
  for (const words of ['Анна, demo@vitrina.example', 'Вера, ', 'Борис, ', 'Отменить вход'])
    expect(page).toContain(words);
  const unknown = await fetch(url);
  expect(unknown.status).toBe(400);
  expect(await unknown.text()).toContain('Вход не&nbsp;найден');
});
