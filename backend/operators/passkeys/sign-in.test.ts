import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorLog, OperatorSession, Problem } from '#contract/client/client.schemas.ts';
import { type Odd, SoftAuthenticator } from '#shared/operators/testing/authenticator.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { cleanUp } from '../../clean-up.ts';
import { operator } from '../../domain/tables/operators.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  operatorCall,
  operatorChallenge,
  operatorInvitation,
  operatorPasskey,
  operatorSession,
} from '../base/tables.ts';
import { createPerson, DeskBrowser, invite } from '../testing/desk-browser.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const db = await openSmallShop();
let shop: TestApp;

beforeEach(async () => {
  await emptyTables(db, ['operator', 'operator_call', 'operator_challenge']);
  shop = createTestApp(db);
});

const codeOf = async (response: Response) => ((await response.json()) as Problem).code;
const loggedCalls = () => db.select().from(operatorCall).orderBy(operatorCall.id);

describe('a session of the desk', () => {
  it('the session of a desk user is sent only in an HttpOnly cookie of this host, and the database stores only its hash', async () => {
    const { browser, authenticator } = await createPerson(shop, 'Ольга', 'packer');
    const response = await browser.signIn(authenticator);
    const [cookie = '', ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(
      /^__Host-vitrina-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const token = browser.token ?? '';
    expect(await response.text()).not.toContain(token);
    const stored = [await db.select().from(operatorSession), await db.select().from(operator)];
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('a desk session ends two hours after the last call of its user; calls that a page makes by itself do not prolong it', async () => {
    const { browser } = await createPerson(shop, 'Ольга', 'packer');
    for (const _ of [1, 2]) {
      shop.advance(1.9 * HOUR);
      expect((await browser.call('/orders')).status).toBe(200);
    }
    shop.advance(1.9 * HOUR);
    const { endsAt } = await browser.get<OperatorSession>('/session');
    expect(Date.parse(endsAt ?? '') - shop.deps.clock().getTime()).toBe(0.1 * HOUR);
    shop.advance(0.1 * HOUR);
    expect(await codeOf(await browser.call('/orders'))).toBe('UNAUTHORIZED');
  });

  it('a desk session ends twelve hours after it began, even if it is still used', async () => {
    const { browser } = await createPerson(shop, 'Ольга', 'packer');
    for (let hours = 0; hours < 11; hours += 1) {
      shop.advance(HOUR);
      expect((await browser.call('/orders')).status).toBe(200);
    }
    shop.advance(HOUR);
    expect((await browser.call('/orders')).status).toBe(401);
  });

  it('calls of a desk session that has ended do not count as guessing of tokens', async () => {
    const { browser } = await createPerson(shop, 'Ольга', 'packer');
    shop.advance(3 * HOUR);
    for (let count = 0; count < 40; count += 1) expect((await browser.call('/orders')).status).toBe(401);
    expect(shop.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('the last use of a desk session is stored at most once a minute', async () => {
    const { browser } = await createPerson(shop, 'Ольга', 'packer');
    const lastUse = async () => (await db.select().from(operatorSession))[0]?.lastUsedAt.getTime();
    const began = await lastUse();
    shop.advance(MINUTE - 1);
    await browser.call('/orders');
    expect(await lastUse()).toBe(began);
    shop.advance(1);
    await browser.call('/orders');
    expect(await lastUse()).toBe(shop.deps.clock().getTime());
  });

  it('the desk sessions of a revoked operator end at once, and so do the sessions of a deleted passkey', async () => {
    const owner = await createPerson(shop, 'Владелец', 'owner');
    const { browser, authenticator, id } = await createPerson(shop, 'Ольга', 'packer');
    const second = new DeskBrowser(shop);
    await second.signIn(authenticator);
    await owner.browser.get(`/operators/${id}/sessions`, { method: 'DELETE' });
    expect([(await browser.call('/orders')).status, (await second.call('/orders')).status]).toEqual([
      401, 401,
    ]);
    await second.signIn(authenticator);
    const { passkeys } = await owner.browser.get<{ passkeys: { id: string }[] }>(`/operators/${id}`);
    await owner.browser.get(`/operators/${id}/passkeys/${passkeys[0]?.id}`, { method: 'DELETE' });
    expect((await second.call('/orders')).status).toBe(401);
    expect(await codeOf(await second.signIn(authenticator))).toBe('PASSKEY_REFUSED');
  });
});

describe('a passkey', () => {
  const attacks: [string, Odd][] = [
    ['a page of another origin', { origin: 'https://desk.example.evil.example' }],
    ['the shop itself', { origin: 'https://shop.example' }],
    ['a page in a frame', { crossOrigin: true }],
    ['the key of another host', { rpId: 'shop.example' }],
    ['a user who was not verified', { flags: 0x01 }],
    ['no user', { flags: 0x00 }],
    ['an answer to a registration', { type: 'webauthn.create' }],
    ['another challenge', { challenge: 'takogo-vyzova-nikogda-ne-bylo-v-etom-magazi' }],
    ['a copy whose counter begins again', { counter: 1 }],
    ['the handle of another person', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ];

  it.each(attacks)('a sign-in with a passkey is refused for %s', async (_, odd) => {
    const { browser, authenticator } = await createPerson(shop, 'Ольга', 'packer');
    const response = await browser.signIn(authenticator, odd);
    expect(await codeOf(response)).toBe('PASSKEY_REFUSED');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await loggedCalls()).at(-1)).toMatchObject({
      operation: 'signInOperator',
      outcome: 'PASSKEY_REFUSED',
    });
    // The genuine passkey still signs in.
    expect((await browser.signIn(authenticator, { counter: 100 })).status).toBe(200);
  });

  it('a sign-in with another passkey is refused, even if it sends the id of a known passkey', async () => {
    const { browser, authenticator } = await createPerson(shop, 'Ольга', 'packer');
    const other = await createPerson(shop, 'Чужой', 'viewer');
    const { response } = await browser.answer(authenticator);
    const forged = await browser.answer(other.authenticator, { counter: 100 });
    const body = {
      id: authenticator.id,
      response: { ...forged.response, userHandle: response.userHandle },
    };
    expect(await codeOf(await browser.call('/sign-ins', { body }))).toBe('PASSKEY_REFUSED');
  });

  it('a passkey can answer a challenge once, within five minutes, and only in the browser that requested it', async () => {
    const { browser, authenticator } = await createPerson(shop, 'Ольга', 'packer');
    const late = await browser.answer(authenticator);
    shop.advance(5 * MINUTE);
    expect(await codeOf(await browser.call('/sign-ins', { body: late }))).toBe('PASSKEY_REFUSED');
    const body = await browser.answer(authenticator);
    const thief = new DeskBrowser(shop);
    expect(await codeOf(await thief.call('/sign-ins', { body }))).toBe('PASSKEY_REFUSED');
    await thief.answer(authenticator);
    expect(await codeOf(await thief.call('/sign-ins', { body }))).toBe('PASSKEY_REFUSED');
    expect((await browser.call('/sign-ins', { body })).status).toBe(200);
    expect(await codeOf(await browser.call('/sign-ins', { body }))).toBe('PASSKEY_REFUSED');
  });

  it('two tabs of one browser can both sign in if they asked for their challenges one after the other', async () => {
    const { browser, authenticator } = await createPerson(shop, 'Ольга', 'packer');
    const [first, second] = [await browser.answer(authenticator), await browser.answer(authenticator)];
    expect((await browser.call('/sign-ins', { body: first })).status).toBe(200);
    expect((await browser.call('/sign-ins', { body: second })).status).toBe(200);
  });

  it('a passkey of an authenticator without a counter can sign in repeatedly', async () => {
    const { browser, authenticator } = await createPerson(shop, 'Ольга', 'packer');
    await db.update(operatorPasskey).set({ counter: 0 });
    for (const _ of [1, 2]) expect((await browser.signIn(authenticator, { counter: 0 })).status).toBe(200);
  });

  it('a new passkey is stored only in the session that requested it, and only if it answers the session’s challenge', async () => {
    const { browser } = await createPerson(shop, 'Ольга', 'packer');
    const other = await createPerson(shop, 'Пётр', 'packer');
    const wish = await browser.get<Parameters<SoftAuthenticator['create']>[0]>('/passkeys/attempts', {
      method: 'POST',
    });
    const body = new SoftAuthenticator(shop.deps.deskOrigin).create(wish);
    expect(await codeOf(await other.browser.call('/passkeys', { body }))).toBe('PASSKEY_REFUSED');
    expect((await browser.call('/passkeys', { body })).status).toBe(200);
    const answer = await browser.answer(other.authenticator);
    const question = { challenge: challengeIn(answer), rp: { id: 'desk.example' }, user: wish.user };
    const forged = new SoftAuthenticator(shop.deps.deskOrigin).create(question);
    expect(await codeOf(await browser.call('/passkeys', { body: forged }))).toBe('PASSKEY_REFUSED');
  });

  it('an operator can have at most ten passkeys', async () => {
    const { browser } = await createPerson(shop, 'Ольга', 'packer');
    for (let count = 1; count < 10; count += 1) {
      const wish = await browser.get<Parameters<SoftAuthenticator['create']>[0]>('/passkeys/attempts', {
        method: 'POST',
      });
      const body = new SoftAuthenticator(shop.deps.deskOrigin).create(wish);
      expect((await browser.call('/passkeys', { body })).status).toBe(200);
    }
    expect(await codeOf(await browser.call('/passkeys/attempts', { method: 'POST' }))).toBe(
      'OPERATOR_STEP_REFUSED',
    );
  });

  const challengeIn = ({ response }: { response: { clientDataJSON: string } }): string =>
    JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).challenge;
});

describe('an invitation', () => {
  it('an invitation is valid for three days, and its code is stored only as a hash', async () => {
    const owner = await createPerson(shop, 'Владелец', 'owner');
    const { link } = await invite(owner.browser, 'Мария', 'packer');
    expect(link).toMatch(/^https:\/\/desk\.example\/invitation#[\w-]{43}$/);
    const code = new URL(link).hash.slice(1);
    expect(JSON.stringify(await db.select().from(operatorInvitation))).not.toContain(code);
    const show = () => new DeskBrowser(shop).call('/invitation', { body: { code } });
    shop.advance(3 * 24 * HOUR - 1);
    expect((await show()).status).toBe(200);
    shop.advance(1);
    expect(await codeOf(await show())).toBe('CONFIRMATION_REJECTED');
  });

  it('the invitation of a revoked operator is not valid', async () => {
    const owner = await createPerson(shop, 'Владелец', 'owner');
    const { link, operator: invited } = await invite(owner.browser, 'Мария', 'packer');
    const maria = new DeskBrowser(shop);
    const { body } = await maria.open(link);
    await owner.browser.get(`/operators/${invited.id}`, { method: 'DELETE' });
    expect(await codeOf(await maria.call('/invitation/acceptance', { body }))).toBe('CONFIRMATION_REJECTED');
    expect(maria.token).toBeUndefined();
  });

  it('an invitation cannot be accepted with a passkey for another origin, or if the user was not verified', async () => {
    const owner = await createPerson(shop, 'Владелец', 'owner');
    const { link } = await invite(owner.browser, 'Мария', 'packer');
    for (const odd of [{ origin: 'https://evil.example' }, { flags: 0x41 }]) {
      const maria = new DeskBrowser(shop);
      const { body } = await maria.open(link, odd);
      expect(await codeOf(await maria.call('/invitation/acceptance', { body }))).toBe('PASSKEY_REFUSED');
    }
    expect(await new DeskBrowser(shop).accept(link)).toMatchObject({
      session: { operator: { name: 'Мария', role: 'packer', kind: 'PERSON' } },
    });
  });

  it('an invitation gives a new passkey to an operator who has lost all passkeys, and the role stays the same', async () => {
    const owner = await createPerson(shop, 'Владелец', 'owner');
    const { id } = await createPerson(shop, 'Мария', 'packer');
    const { passkeys } = await owner.browser.get<{ passkeys: { id: string }[] }>(`/operators/${id}`);
    await owner.browser.get(`/operators/${id}/passkeys/${passkeys[0]?.id}`, { method: 'DELETE' });
    const { link } = await owner.browser.get<{ link: string }>(`/operators/${id}/invitation`, {
      method: 'POST',
    });
    const { session } = await new DeskBrowser(shop).accept(link);
    expect(session).toMatchObject({ operator: { id, role: 'packer' }, passkeys: 1 });
  });
});

it('the log of calls names the operation, its outcome and the operator who was changed, and its entries cannot be changed', async () => {
  const owner = await createPerson(shop, 'Владелец', 'owner');
  const { operator: invited } = await invite(owner.browser, 'Мария', 'packer');
  await owner.browser.call('/session');
  await owner.browser.call('/operators');
  const { items } = await owner.browser.get<OperatorLog>('/calls');
  expect(items.map(({ operation, outcome, subjectId }) => [operation, outcome, subjectId])).toEqual([
    ['listOperators', 'OK', null],
    ['inviteOperator', 'OK', invited.id],
    ['acceptInvitation', 'OK', null],
  ]);
  await expect(db.update(operatorCall).set({ outcome: 'no' })).rejects.toThrow();
});

it('the clean-up deletes old challenges, invitations and sessions', async () => {
  const owner = await createPerson(shop, 'Владелец', 'owner');
  await invite(owner.browser, 'Мария', 'packer');
  await owner.browser.answer(owner.authenticator);
  shop.advance(31 * 24 * HOUR);
  await cleanUp(shop.deps);
  const tables = [operatorChallenge, operatorInvitation, operatorSession];
  expect(await Promise.all(tables.map((table) => db.$count(table)))).toEqual([0, 0, 0]);
  expect(await db.$count(operatorPasskey)).toBe(1);
});
