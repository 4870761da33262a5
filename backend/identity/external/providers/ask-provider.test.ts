import { afterEach, beforeEach, expect, it } from 'vitest';
import { ExternalRejected } from '../../base/external-sign-in.ts';
import { startIdentityProvider } from '../../testing/identity-provider.ts';
import { askProvider } from './ask-provider.ts';
import { profileOf } from './read-answer.ts';

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;

beforeEach(async () => {
  provider = await startIdentityProvider({
    '/fine': () => ({ body: { fine: true } }),
    '/refuses': () => ({ status: 400, body: { error: 'invalid_grant' } }),
    '/refuses-with-200': () => ({ body: { error: 'slow_down' } }),
    '/quotes': () => ({ status: 400, body: { error: 'the code "4/abc" is bad' } }),
    '/html': () => ({ body: '<h1>Hello</h1>' }),
    '/endless': () => ({ body: JSON.stringify('x'.repeat(300_000)) }),
    '/redirects': () => ({ status: 302, body: '' }),
    '/fails': () => ({ status: 502, body: '<h1>Bad gateway</h1>' }),
    '/busy': () => ({ status: 429, body: { error: 'too_many' } }),
    '/hangs': () => 'hang',
  });
});
afterEach(() => provider.close());

/**
 * Calls the provider with a short timeout. Use it only for paths that never respond: on a busy machine, other
 * responses may take longer.
 */
const ask = (path: string) =>
  askProvider(provider.url + path, {}, { timeoutMs: path === '/hangs' ? 100 : 60_000 });

it('a provider’s response in JSON is parsed and returned', async () => {
  expect(await ask('/fine')).toEqual({ fine: true });
});

it.each([
  ['/refuses', 'The provider refused: 400 invalid_grant'],
  ['/refuses-with-200', 'The provider refused: 200 slow_down'],
  ['/quotes', 'The provider refused: 400 error'],
  ['/html', "The provider's response is not JSON."],
  ['/endless', "The provider's response is not JSON."],
  ['/redirects', 'The provider refused: 302'],
])('a provider’s response of the path %s is treated as a refusal', async (path, message) => {
  await expect(ask(path)).rejects.toThrow(new ExternalRejected(message));
});

it.each(['/fails', '/busy', '/hangs'])(
  'a provider’s response of the path %s is treated like no response',
  async (path) => {
    const error = await ask(path).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ExternalRejected);
  },
);

it('a closed port is treated like a provider that does not respond', async () => {
  await provider.close();
  await expect(ask('/fine')).rejects.toThrow('fetch failed');
});

it('of a provider’s profile with invalid parts, the valid parts are used', () => {
  const claims = { subject: '1', emailVerified: true, lastName: null };
  expect(profileOf({ ...claims, email: ' Vera@Example.RU ', firstName: ` Ве\nра\u0000 ` })).toEqual({
    subject: '1',
    email: 'vera@example.ru',
    emailVerified: true,
    firstName: 'Ве ра',
    lastName: '',
  });
  expect(profileOf({ ...claims, email: 'no address', firstName: 'x' })).toMatchObject({
    email: null,
    emailVerified: false,
  });
  expect(profileOf({ ...claims, email: null, firstName: `${'я'.repeat(59)}😀` }).firstName).toBe(
    'я'.repeat(59),
  );
});
