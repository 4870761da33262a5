import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSmallShop } from '../../../catalog/testing/database.ts';
import { consentRecord, recordConsents } from '../../../domain/consents/consents.ts';
import { account, consent } from '../../../domain/tables/identities.ts';
import { order, orderBuyer } from '../../../domain/tables/orders.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../../../testing/app.ts';
import { becomeGuest, bodyForOneTee, sendOrder, setTee } from '../../../testing/shopping.ts';
import { ACCOUNT, openAccount, PASSWORD, type TestShopper } from '../../testing/account.ts';

const CONTACT = { name: 'Анна Петрова', phone: '+79991234567', email: 'Anna@Example.ru' };
const OTHERS = { email: 'boris@example.ru', phone: '+79997654321' };
const HOUR = 60 * 60_000;

const db = await openSmallShop();
let shop: TestApp;
let guest: string;
let owner: TestShopper;

beforeEach(async () => {
  await forgetEveryone(db);
  await setTee(db, { stock: 9, price: 190_000 });
  shop = createTestApp(db);
});

/** Places an order as a guest who consents to the newsletter. */
async function agreeAsGuest(): Promise<void> {
  guest = (await becomeGuest(shop)).access;
  const body = { ...(await bodyForOneTee(shop, guest)), contact: CONTACT, marketingConsent: true };
  expect((await sendOrder(shop, guest, body)).status).toBe(200);
}

const open = async (values: Partial<typeof account.$inferInsert>) => {
  owner = await openAccount(shop, { ...OTHERS, ...values });
};

async function signIn(): Promise<void> {
  const body = { login: owner.email, password: PASSWORD };
  tokensOf(await shop.call('/api/auth/login', { body, token: guest }));
}

const subscriptions = async () =>
  (await db.select().from(account).where(eq(account.id, owner.id)))[0]?.subscriptions;
const news = () =>
  db.select().from(consent).where(eq(consent.accountId, owner.id)).orderBy(desc(consent.givenAt));
/**
 * Reads the newsletter consents that are stored with orders instead of accounts, as versions of the consent
 * text.
 */
const left = async () => (await db.select().from(orderBuyer)).map((buyer) => buyer.marketingVersion);

describe('the consent to the newsletter that a guest gave with an order', () => {
  it.each([
    ['e-mail', { email: 'anna@example.ru' }, ['EMAIL_NEWS']],
    ['e-mail and phone', { email: 'anna@example.ru', phone: CONTACT.phone }, ['EMAIL_NEWS']],
  ])(
    'a guest’s newsletter consent moves to the account that has proven the order’s %s',
    async (_, same, subscribed) => {
      await agreeAsGuest();
      const givenAt = shop.deps.clock();
      shop.advance(HOUR);
      await open(same);
      await signIn();
      const { document, version, textHash } = consentRecord('marketing');
      expect(await news()).toMatchObject([
        { purpose: 'marketing', document, version, textHash, givenAt, withdrawnAt: null },
      ]);
      expect((await news())[0]?.ip).toBe('203.0.113.7');
      expect(await subscriptions()).toEqual(subscribed);
      expect(await left()).toEqual([null]);
    },
  );

  it('a guest’s newsletter consent stays with the order if the account has proven only a phone, because the newsletter is sent only by email', async () => {
    await agreeAsGuest();
    await open({ pendingEmail: 'anna@example.ru', phone: CONTACT.phone });
    await signIn();
    expect((await db.select().from(order)).map(({ ownerId }) => ownerId)).toEqual([owner.id]);
    expect(await news()).toEqual([]);
    expect(await subscriptions()).toEqual([]);
    expect(await left()).toEqual(['1']);
  });

  it('a guest’s newsletter consent moves to the account when its email address is proven later', async () => {
    await agreeAsGuest();
    await open({});
    await signIn();
    const { token } = owner;
    const profile = {
      firstName: 'Анна',
      middleName: '',
      lastName: '',
      birthDate: null,
      sex: '',
      email: 'anna@example.ru',
      phone: '',
      subscriptions: [],
    };
    const saved = await shop.call(ACCOUNT, { method: 'PUT', token, body: profile });
    expect(saved.status).toBe(200);
    expect(await news()).toEqual([]);
    const secret = /\?token=([\w-]+)/.exec(shop.messages.at(-1)?.text ?? '')?.[1];
    const confirmed = await shop.call('/api/auth/register/confirmation', { body: { token: secret }, token });
    expect(confirmed.status).toBe(200);
    expect(await news()).toMatchObject([{ purpose: 'marketing', withdrawnAt: null }]);
    expect(await subscriptions()).toEqual(['EMAIL_NEWS']);
  });

  it('merging a guest who did not consent to the newsletter creates no consent', async () => {
    guest = (await becomeGuest(shop)).access;
    const body = { ...(await bodyForOneTee(shop, guest)), contact: CONTACT };
    expect((await sendOrder(shop, guest, body)).status).toBe(200);
    await open({ email: 'anna@example.ru' });
    await signIn();
    expect(await news()).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  it('a guest’s newsletter consent does not change subscriptions that the account has chosen', async () => {
    await agreeAsGuest();
    await open({ email: 'anna@example.ru', subscriptions: ['SMS_NEWS'] });
    await signIn();
    expect(await news()).toHaveLength(1);
    expect(await subscriptions()).toEqual(['SMS_NEWS']);
  });

  it('a guest’s newsletter consent is withdrawn if the account withdrew its own consent after the order', async () => {
    await open({ email: 'anna@example.ru' });
    await agreeAsGuest();
    shop.advance(HOUR);
    const now = shop.deps.clock();
    await db.transaction(async (tx) => {
      const { ids } = shop.deps;
      await recordConsents(tx, { accountId: owner.id, texts: ['marketing'], ip: '203.0.113.7', now, ids });
      await tx.update(consent).set({ withdrawnAt: now });
    });
    await signIn();
    expect(await news()).toMatchObject([{ withdrawnAt: now }, { withdrawnAt: now }]);
    expect(await subscriptions()).toEqual([]);
  });

  it('a guest’s newsletter consent stays valid if the account withdrew its own consent before the order', async () => {
    await open({ email: 'anna@example.ru' });
    const now = shop.deps.clock();
    await db.transaction(async (tx) => {
      const { ids } = shop.deps;
      await recordConsents(tx, { accountId: owner.id, texts: ['marketing'], ip: '203.0.113.7', now, ids });
      await tx.update(consent).set({ withdrawnAt: now });
    });
    shop.advance(HOUR);
    await agreeAsGuest();
    await signIn();
    expect(await news()).toMatchObject([{ withdrawnAt: null }, { withdrawnAt: now }]);
    expect(await subscriptions()).toEqual(['EMAIL_NEWS']);
  });

  it('a guest’s newsletter consent moves only once, even if the shopper signs in several times', async () => {
    await agreeAsGuest();
    await open({ email: 'anna@example.ru' });
    await Promise.all([signIn(), signIn()]);
    await signIn();
    expect(await news()).toHaveLength(1);
  });
});
