import { describe, expect, it } from 'vitest';
import { DEVICE_COOKIE, REGISTRATION_COOKIE } from '#shared/web/identity-cookies.ts';
import { account, tokenFamily } from '../../../domain/tables/identities.ts';
import { knownDevice } from '../../base/tables.ts';
import { EMAIL, NEW_PASSWORD, PASSWORD, PHONE, recovery } from '../../testing/recovery.ts';
import { SECRET_LIFE_MS } from '../messages/issue-secret.ts';

const shop = recovery();
const { askForMessage, confirm, login, register, reset, secret } = shop;

const confirmElsewhere = (token: string, cookie?: string) => confirm(token, { headers: { cookie } });
const statusOf = async (response: Response) => ((await response.json()) as { status: string }).status;
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0];

describe('an account that is confirmed in a browser that did not register it', () => {
  it('an account confirmed in a browser that did not register it gets its address, but has no password and no sign-ins (§6.3.5)', async () => {
    await register();
    const response = await confirmElsewhere(secret());
    expect(await statusOf(response)).toBe('PASSWORD_NEEDED');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await login(EMAIL, PASSWORD)).status).toBe(401);
    const [row] = await shop.db.select().from(account);
    expect(row).toMatchObject({ email: EMAIL, passwordHash: null, registeredBy: null });
    expect([await shop.db.$count(tokenFamily), await shop.db.$count(knownDevice)]).toEqual([0, 0]);
  });

  it('if an account is confirmed in another browser than it was registered in, its owner can set a password once by that link (§6.3.5)', async () => {
    await register();
    const token = secret();
    await confirmElsewhere(token);
    expect((await confirmElsewhere(token)).status).toBe(409);
    expect((await reset(token)).status).toBe(204);
    expect((await reset(token)).status).toBe(409);
    expect((await login(EMAIL, NEW_PASSWORD)).status).toBe(204);
  });

  it('the link that confirmed an account in another browser can set a password only within an hour', async () => {
    await register();
    const token = secret();
    await confirmElsewhere(token);
    shop.test.advance(SECRET_LIFE_MS.password);
    expect((await reset(token)).status).toBe(409);
    shop.test.advance(-1);
    expect((await reset(token)).status).toBe(204);
  });

  it('an account that was confirmed in another browser loses its unproven phone, which the person who registered it could have proven', async () => {
    await register({ phone: PHONE });
    await confirmElsewhere(secret());
    const sent = shop.test.messages.length;
    await askForMessage(PHONE);
    expect(shop.test.messages).toHaveLength(sent);
  });
});

describe('the browser that registers', () => {
  it.each([
    ['an invented secret', () => `${REGISTRATION_COOKIE}=${'x'.repeat(43)}`],
    ['no secret', () => `${REGISTRATION_COOKIE}=`],
    [
      'the secret under the name of a known device',
      (own: string) => own.replace(REGISTRATION_COOKIE, DEVICE_COOKIE),
    ],
  ])('the registering browser is not recognised with %s', async (_, cookie) => {
    const own = cookieOf(await register()) ?? '';
    expect(await statusOf(await confirmElsewhere(secret(), cookie(own)))).toBe('PASSWORD_NEEDED');
  });

  it('a browser gets a new secret for every registration, which is valid for no other registration', async () => {
    const first = cookieOf(await register({ password: 'password-of-another' }));
    const token = secret();
    const second = cookieOf(await register());
    expect(second).not.toBe(first);
    expect(await statusOf(await confirmElsewhere(token, second))).toBe('PASSWORD_NEEDED');
  });

  it('a registering browser is still recognised by its secret when the message was sent again', async () => {
    const cookie = cookieOf(await register());
    await askForMessage(EMAIL);
    expect(await statusOf(await confirmElsewhere(secret(), cookie))).toBe('CONFIRMED');
    expect((await login(EMAIL)).status).toBe(204);
  });
});
