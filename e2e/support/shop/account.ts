import { randomUUID } from 'node:crypto';
import { operations } from '#contract/operations.ts';
import { ownNetwork } from '../network.ts';
import type { Credentials } from '../shopper.ts';
import { linkTo } from './letters.ts';
import type { ShopServer } from './server.ts';

/** A new e-mail address that belongs to no account. */
export const newEmail = (name = 'pokupatel') => `${name}-${randomUUID().slice(0, 8)}@example.ru`;

export const PASSWORD = 'lipovyy-chay-1986';

/**
 * Calls the API without a browser, with the headers that a page sends.
 * @throws Error when the shop refuses the call
 */
async function post(server: ShopServer, path: string, body: unknown, cookie = ''): Promise<Response> {
  const answer = await fetch(`${server.url}${path}?site=ru`, {
    method: 'POST',
    headers: {
      ...ownNetwork(),
      cookie,
      origin: server.url,
      'content-type': 'application/json',
      'x-request-id': randomUUID(),
      'x-requested-from': 'browser',
      'x-site-id': 'ru',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/**
 * Creates an account and confirms its e-mail address, by calls of the API. For tests that are not about
 * registration.
 */
export async function makeAccount(
  server: ShopServer,
  { firstName = 'Вера', marketingConsent = false } = {},
): Promise<Credentials> {
  const email = newEmail();
  const registered = await post(server, operations.register.path, {
    firstName,
    email,
    password: PASSWORD,
    personalDataConsent: true,
    marketingConsent,
  });
  const token = new URL(await linkTo(server, email)).searchParams.get('token');
  const cookie = registered.headers.getSetCookie().map((line) => line.split(';')[0]);
  await post(server, operations.confirmRegistration.path, { token }, cookie.join('; '));
  return { login: email, password: PASSWORD };
}
