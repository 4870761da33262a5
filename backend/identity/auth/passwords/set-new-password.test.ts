import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account } from '../../../domain/tables/identities.ts';
import { tokensOf } from '../../../testing/app.ts';
import { stopClock } from '../../../testing/stop-clock.ts';
import { code, EMAIL, NEW_PASSWORD, PHONE, recovery, secretIn } from '../../testing/recovery.ts';
import { SECRET_LIFE_MS } from '../messages/issue-secret.ts';

const shop = recovery();
const { askForReset, reset, confirm, login, register, secret, insertAccount } = shop;

describe('a new password', () => {
  it('a new password can be set once by the link within an hour, and then works for signing in', async () => {
    await insertAccount();
    expect((await askForReset(EMAIL)).status).toBe(204);
    expect(shop.test.messages[0]).toMatchObject({ to: EMAIL, subject: 'Новый пароль для магазина «Лавка»' });
    expect(shop.test.messages[0]?.text).toMatch(/https:\/\/shop\.example\/password\/new\?token=[\w-]{43}\n/);
    const token = secret();
    shop.test.advance(SECRET_LIFE_MS.password - 1);
    const response = await reset(token);
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await login(EMAIL)).status).toBe(401);
    expect((await login(EMAIL, NEW_PASSWORD)).status).toBe(204);
    expect(await code(await reset(token, 'third-password-1'))).toBe('CONFIRMATION_REJECTED');
  });

  it('a new password cannot be set by a link that is an hour old', async () => {
    await insertAccount();
    await askForReset(EMAIL);
    shop.test.advance(SECRET_LIFE_MS.password);
    expect((await reset(secret())).status).toBe(409);
    expect((await login(EMAIL)).status).toBe(204);
  });

  it('setting a new password ends every sign-in of the account, and no sign-ins of other accounts', async () => {
    await insertAccount();
    await insertAccount({ email: 'boris@example.ru' });
    const mine = [tokensOf(await login(EMAIL)), tokensOf(await login(EMAIL))];
    const other = tokensOf(await login('boris@example.ru'));
    await askForReset(EMAIL);
    await reset(secret());
    const isLiving = async ({ refresh }: { refresh: string }) =>
      (await shop.test.call('/api/auth/refresh', { method: 'POST', refresh })).status === 204;
    expect(await Promise.all([...mine, other].map(isLiving))).toEqual([false, false, true]);
  });

  it('setting a new password sends a notice to the owner of the account', async () => {
    await insertAccount();
    await askForReset(EMAIL);
    await reset(secret());
    expect(shop.test.messages[1]).toMatchObject({ to: EMAIL, subject: 'Пароль изменён' });
    expect(secretIn(shop.test.messages[1]?.text)).toBe('');
  });

  it('an account that was created by external sign-in can get its first password by the link', async () => {
    await insertAccount({ passwordHash: null });
    expect(await code(await login(EMAIL))).toBe('INVALID_CREDENTIALS');
    await askForReset(EMAIL);
    expect((await reset(secret())).status).toBe(204);
    expect((await login(EMAIL, NEW_PASSWORD)).status).toBe(204);
  });

  it('a password reset can be requested with the account’s phone instead of its email address', async () => {
    await insertAccount({ email: null, phone: PHONE, phoneConfirmedAt: shop.test.deps.clock() });
    await askForReset('8 999 123 45 67');
    expect(shop.test.messages).toMatchObject([{ channel: 'sms', to: PHONE }]);
    expect((await reset(secret())).status).toBe(204);
  });

  it('a password reset request has the same response for every address, but a link is sent only to a proven one', async () => {
    await insertAccount({ pendingEmail: 'new@example.ru' });
    await register({ email: 'waiting@example.ru' });
    const sent = shop.test.messages.length;
    for (const address of ['new@example.ru', 'waiting@example.ru', 'unknown@example.ru', 'nonsense']) {
      const response = await askForReset(address);
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
    expect(shop.test.messages).toHaveLength(sent);
  });

  it('a new password cannot be set by an earlier link, or by a link sent to a former address', async () => {
    const id = await insertAccount();
    await askForReset(EMAIL);
    const older = secret();
    await askForReset(EMAIL);
    expect((await reset(older)).status).toBe(409);
    await shop.db.update(account).set({ email: 'new@example.ru' }).where(eq(account.id, id));
    expect((await reset(secret())).status).toBe(409);
  });

  it('the secret of another message cannot set a password, and a password reset secret cannot confirm an address', async () => {
    await register();
    expect((await reset(secret())).status).toBe(409);
    await insertAccount({ email: 'boris@example.ru', pendingEmail: 'boris@example.ru' });
    await askForReset('boris@example.ru');
    expect((await confirm(secret())).status).toBe(409);
  });

  it('a new password that is easy to guess gets a field error, and the link stays valid', async () => {
    await insertAccount();
    await askForReset(EMAIL);
    const token = secret();
    for (const weak of ['1234567890', 'anna@example.ru', 'qwertyuiop']) {
      const response = await reset(token, weak);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: [{ pointer: '/password', code: 'common_password' }],
      });
    }
    expect((await reset(token)).status).toBe(204);
  });

  it('a new password is not hashed if its link is invalid', async () => {
    const before = shop.test.hashes();
    for (let count = 0; count < 5; count += 1) await reset('x'.repeat(43));
    expect(shop.test.hashes()).toBe(before);
  });

  it('a password reset can be requested three times an hour for each address, whether or not it has an account', async () => {
    stopClock();
    await insertAccount();
    for (const address of [EMAIL, 'boris@example.ru']) {
      for (let count = 0; count < 3; count += 1) expect((await askForReset(address)).status).toBe(204);
      const response = await askForReset(address);
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('3600');
    }
    expect(shop.test.messages).toHaveLength(3);
  });

  it('twenty password resets can be sent from one network in ten minutes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const body = { token: 'x'.repeat(43), password: NEW_PASSWORD };
      statuses.push((await shop.test.call('/api/auth/password/reset', { body })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(409), 429]);
  });
});
