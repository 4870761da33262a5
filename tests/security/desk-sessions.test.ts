import { beforeEach, describe, expect, it } from 'vitest';
import { type OperationId, operationList } from '#contract/operations.ts';
import { DESK_ATTEMPT_COOKIE, DESK_COOKIE } from '#shared/web/desk-cookies.ts';
import { openSmallShop } from '../../backend/catalog/testing/database.ts';
import { newSecret } from '../../backend/domain/secrets.ts';
import { createPerson } from '../../backend/operators/testing/desk-browser.ts';
import { emptyTables } from '../../backend/platform/testing/empty-tables.ts';
import { createTestApp, type TestApp } from '../../backend/testing/app.ts';
import { type KnockAtDesk, openDeskDoor, sessionOf } from './desk-door.ts';

const HOUR = 60 * 60_000;

const db = await openSmallShop();
let shop: TestApp;
let knock: KnockAtDesk;

beforeEach(async () => {
  await emptyTables(db, ['operator', 'operator_call', 'operator_challenge']);
  shop = createTestApp(db);
  knock = await openDeskDoor(shop);
});

const operationOf = (id: OperationId) =>
  operationList.find((one) => one.id === id) as (typeof operationList)[number];

/** The value of a cookie that a response sets. */
const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .flatMap((line) => new RegExp(`^${name}=([\\w-]+);`).exec(line)?.[1] ?? [])[0];

/** Signs a person in through the door, with cookies that are in the browser before. */
async function signIn(
  authenticator: Awaited<ReturnType<typeof createPerson>>['authenticator'],
  planted: string,
) {
  const asked = await knock(operationOf('startOperatorSignIn'), { cookie: planted });
  const attempt = cookieOf(asked, DESK_ATTEMPT_COOKIE) ?? '';
  const body = authenticator.answer((await asked.json()) as { challenge: string; rpId: string });
  const cookie = `${planted}; ${DESK_ATTEMPT_COOKIE}=${attempt}`;
  const response = await knock(operationOf('signInOperator'), { body, cookie });
  return { response, token: cookieOf(response, DESK_COOKIE) ?? '', body, attempt };
}

const statusWith = async (token: string) =>
  (await knock(operationOf('listOrders'), { cookie: sessionOf(token) })).status;

describe('a session of the desk', () => {
  it('has a new token, even if an attacker has put a session cookie into the browser before', async () => {
    const { authenticator } = await createPerson(shop, 'Ольга', 'packer');
    const planted = newSecret();
    const { response, token } = await signIn(authenticator, sessionOf(planted));
    expect(response.status).toBe(200);
    expect(token).not.toBe(planted);
    expect([await statusWith(planted), await statusWith(token)]).toEqual([401, 200]);
  });

  it('of another person is not taken over by a sign-in in the same browser', async () => {
    const thief = await createPerson(shop, 'Пётр', 'viewer');
    const { authenticator, id } = await createPerson(shop, 'Ольга', 'owner');
    const { response, token } = await signIn(authenticator, sessionOf(thief.browser.token ?? ''));
    expect(await response.json()).toMatchObject({ operator: { id } });
    expect(token).not.toBe(thief.browser.token);
    const session = await knock(operationOf('getOperatorSession'), {
      cookie: sessionOf(thief.browser.token ?? ''),
    });
    expect(await session.json()).toMatchObject({ operator: { id: thief.id, role: 'viewer' } });
  });

  it('does not begin for an attacker who planted the cookie of the attempt and repeats the answer', async () => {
    const { authenticator } = await createPerson(shop, 'Ольга', 'packer');
    const planted = newSecret();
    const { response, body, attempt } = await signIn(authenticator, `${DESK_ATTEMPT_COOKIE}=${planted}`);
    expect(response.status).toBe(200);
    expect(attempt).toBe(planted);
    const cookie = `${DESK_ATTEMPT_COOKIE}=${planted}`;
    const repeated = await knock(operationOf('signInOperator'), { body, cookie });
    expect(await repeated.json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
    expect(repeated.headers.getSetCookie()).toEqual([]);
  });

  it('ends after two idle hours, and after twelve hours in any case', async () => {
    const { authenticator } = await createPerson(shop, 'Ольга', 'packer');
    const { token } = await signIn(authenticator, '');
    shop.advance(2 * HOUR);
    expect(await statusWith(token)).toBe(401);
    const { token: busy } = await signIn(authenticator, '');
    for (let hours = 1; hours < 12; hours += 1) {
      shop.advance(HOUR);
      expect(await statusWith(busy), `after ${hours} hours`).toBe(200);
    }
    shop.advance(HOUR);
    expect(await statusWith(busy)).toBe(401);
  });

  it('ends at sign-out for every copy of its cookie', async () => {
    const { authenticator } = await createPerson(shop, 'Ольга', 'packer');
    const { token } = await signIn(authenticator, '');
    const out = await knock(operationOf('signOutOperator'), { cookie: sessionOf(token) });
    expect(out.headers.getSetCookie().join()).toContain(`${DESK_COOKIE}=; Max-Age=0`);
    expect(await statusWith(token)).toBe(401);
  });
});
