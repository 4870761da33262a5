import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account } from '../../../domain/tables/identities.ts';
import { outboxMessage } from '../../../platform/outbox/tables.ts';
import { tokensOf } from '../../../testing/app.ts';
import { confirmation, externalIdentity } from '../../base/tables.ts';
import { code, EMAIL, PHONE, recovery, secretIn } from '../../testing/recovery.ts';
import { SECRET_LIFE_MS } from '../messages/issue-secret.ts';
import { writeConfirmation } from '../messages/write-confirmation.ts';

const shop = recovery();
const { askForMessage, confirm, login, register, secret, insertAccount } = shop;

describe('requestConfirmation', () => {
  it('a repeated confirmation request sends a new link that confirms the account, and invalidates the earlier link', async () => {
    await register();
    const first = secret();
    expect((await askForMessage(' Anna@Example.RU ')).status).toBe(204);
    expect(shop.test.messages).toHaveLength(2);
    expect(shop.test.messages[1]).toMatchObject({ to: EMAIL, html: expect.stringContaining(secret()) });
    expect(secret()).not.toBe(first);
    expect((await confirm(first)).status).toBe(409);
    const response = await confirm(secret());
    expect(await response.json()).toEqual({ status: 'CONFIRMED' });
    expect(tokensOf(response).access).toMatch(/./);
  });

  it('a confirmation link can be requested for a phone in any spelling', async () => {
    await register({ email: undefined, phone: PHONE });
    await askForMessage('8 (999) 123-45-67');
    expect(shop.test.messages[1]).toMatchObject({ channel: 'sms', to: PHONE });
    expect((await login('8 999 123-45-67')).status).toBe(403);
    expect((await confirm(secret())).status).toBe(200);
  });

  it.each(['boris@example.ru', '+79990000000', 'nonsense', '@@@'])(
    'a confirmation request has the usual response for %s, and sends nothing',
    async (unknown) => {
      await register();
      const known = await askForMessage(EMAIL);
      const response = await askForMessage(unknown);
      expect([response.status, await response.text()]).toEqual([known.status, await known.text()]);
      expect(shop.test.messages).toHaveLength(2);
    },
  );

  it('no confirmation link is sent to a proven address', async () => {
    await insertAccount();
    expect((await askForMessage(EMAIL)).status).toBe(204);
    expect(shop.test.messages).toEqual([]);
  });

  it('a confirmation link can be requested for the pending address of an account; opening it does not sign in', async () => {
    await insertAccount({ pendingEmail: 'new@example.ru' });
    const { access } = tokensOf(await login(EMAIL));
    await askForMessage('new@example.ru');
    const response = await confirm(secret(), { token: access });
    expect(await response.json()).toEqual({ status: 'ADDRESS_CONFIRMED' });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await login('new@example.ru')).status).toBe(204);
    expect((await login(EMAIL)).status).toBe(401);
  });

  it('the link proves an address of an account with external sign-in only if the person who opens it is signed in to that account (§6.3.6)', async () => {
    const accountId = await insertAccount({
      email: null,
      emailConfirmedAt: null,
      pendingEmail: 'new@example.ru',
    });
    const createdAt = shop.test.deps.clock();
    await shop.db.insert(externalIdentity).values({ provider: 'vk', subject: '1', accountId, createdAt });
    await askForMessage('new@example.ru');
    const response = await confirm(secret());
    expect([response.status, await code(response)]).toEqual([403, 'SIGN_IN_NEEDED']);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await shop.db.$count(account, eq(account.pendingEmail, 'new@example.ru'))).toBe(1);
  });

  it('if several accounts wait for the same address, the requested link is for the caller’s account', async () => {
    const own = await insertAccount({ pendingPhone: PHONE });
    const { access } = tokensOf(await login(EMAIL));
    shop.test.advance(1);
    await insertAccount({ email: 'boris@example.ru', pendingPhone: PHONE });
    await register({ email: undefined, phone: PHONE });
    await askForMessage(PHONE, { token: access });
    await confirm(secret(), { token: access });
    expect(await shop.db.$count(account, and(eq(account.id, own), eq(account.phone, PHONE)))).toBe(1);
  });

  it('confirmation requests send at most three messages an hour to one address, whether or not it has an account', async () => {
    await register();
    for (const address of [EMAIL, 'boris@example.ru']) {
      for (let count = 0; count < 3; count += 1) expect((await askForMessage(address)).status).toBe(204);
      expect((await askForMessage(address)).status).toBe(429);
    }
  });

  it.each(['register/message', 'password/reset-request'])(
    'the confirmation request %s runs the same queries for any address before the response, so that its time reveals nothing',
    async (path) => {
      await register();
      await insertAccount({ email: 'boris@example.ru' });
      const before = await shop.db.select().from(confirmation);
      const asked: string[] = [];
      const db = new Proxy(shop.db, {
        get(target, name, receiver) {
          if (typeof target[name as keyof typeof target] === 'function') asked.push(String(name));
          return Reflect.get(target, name, receiver);
        },
      });
      shop.restart({ db });
      const ask = async (login: string) => {
        asked.length = 0;
        await shop.test.call(`/api/auth/${path}`, { body: { login }, leaveMessages: true });
        return [...asked];
      };
      expect(await ask('unknown@example.ru')).toEqual(['insert']);
      for (const known of [EMAIL, 'boris@example.ru']) expect(await ask(known)).toEqual(['insert']);
      expect(await shop.db.$count(outboxMessage)).toBe(3);
      expect(await shop.db.select().from(confirmation)).toEqual(before);
    },
  );
});

describe('an address confirmation', () => {
  const send = async (accountId: string, value: string, channel: 'email' | 'phone' = 'email') => {
    const address = { channel, value };
    await shop.db.transaction((tx) =>
      writeConfirmation(tx, shop.test.deps, { accountId, address, purpose: 'address' }),
    );
    await shop.test.sendMessages();
  };

  it('the confirmation of an address becomes invalid when another address becomes pending', async () => {
    const id = await insertAccount({ pendingEmail: 'one@example.ru' });
    await send(id, 'one@example.ru');
    await shop.db.update(account).set({ pendingEmail: 'two@example.ru' }).where(eq(account.id, id));
    expect(await code(await confirm(secret()))).toBe('CONFIRMATION_REJECTED');
    expect((await login(EMAIL)).status).toBe(204);
  });

  it('the confirmation of an address that another account has proven is refused and changes nothing', async () => {
    const id = await insertAccount({ pendingEmail: 'one@example.ru' });
    await send(id, 'one@example.ru');
    await insertAccount({ email: 'one@example.ru' });
    const token = secret();
    expect(await code(await confirm(token))).toBe('CONFIRMATION_REJECTED');
    expect(await shop.db.$count(confirmation, isNull(confirmation.usedAt))).toBe(1);
    expect((await login(EMAIL)).status).toBe(204);
  });

  it('the owner of an address gets a notice without a secret if another account wants to confirm the address', async () => {
    await insertAccount({ email: 'one@example.ru' });
    const id = await insertAccount({ pendingEmail: 'one@example.ru' });
    await send(id, 'one@example.ru');
    expect(shop.test.messages).toMatchObject([
      { to: 'one@example.ru', subject: 'Вы уже зарегистрированы в\u00a0магазине «Лавка»' },
    ]);
    expect(secret()).toBe('');
  });

  it('an email address and a phone are confirmed independently', async () => {
    const id = await insertAccount({ pendingEmail: 'one@example.ru', pendingPhone: PHONE });
    await send(id, 'one@example.ru');
    await send(id, PHONE, 'phone');
    const { access: token } = tokensOf(await login(EMAIL));
    for (const { text } of [...shop.test.messages])
      expect((await confirm(secretIn(text), { token })).status).toBe(200);
    expect((await login(PHONE)).status).toBe(204);
    expect((await login('one@example.ru')).status).toBe(204);
  });

  it('the confirmation link of an address expires after 24 hours', async () => {
    const id = await insertAccount({ pendingEmail: 'one@example.ru' });
    await send(id, 'one@example.ru');
    shop.test.advance(SECRET_LIFE_MS.address);
    expect((await confirm(secret())).status).toBe(409);
  });

  it('a confirmation message that cannot be sent is logged without the address', async () => {
    shop.restart({
      mail: { send: () => Promise.reject(new Error('no such box: one@example.ru')) },
    });
    const id = await insertAccount({ pendingEmail: 'one@example.ru' });
    await send(id, 'one@example.ru');
    expect(shop.test.log.some(({ message }) => message.startsWith('a message was not sent'))).toBe(true);
    expect(JSON.stringify(shop.test.log)).not.toContain('one@');
  });
});
