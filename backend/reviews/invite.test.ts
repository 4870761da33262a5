import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSmallShop } from '../catalog/testing/database.ts';
import { recordConsents } from '../domain/consents/consents.ts';
import { account, consent } from '../domain/tables/identities.ts';
import { createOperator, type TestOperator } from '../orders/testing/operators.ts';
import { emptyTables } from '../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { PRICE, setTee } from '../testing/shopping.ts';
import { inviteToReview } from './invite.ts';
import { buyer, type Reviewer } from './testing/reviews.ts';

const DAY = 24 * 60 * 60 * 1000;
const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;
let anna: Reviewer;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order', 'review', 'review_invitation']);
  await setTee(db, { stock: 90, price: PRICE });
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
  anna = await buyer(shop, manager, 'anna@example.ru');
  const { ids, clock } = shop.deps;
  await db.update(account).set({ subscriptions: ['EMAIL_NEWS'] });
  await db.transaction((tx) =>
    recordConsents(tx, { accountId: anna.id, texts: ['marketing'], ip: '203.0.113.7', now: clock(), ids }),
  );
  await shop.sendMessages();
  shop.messages.length = 0;
});

/** Sends all invitations that are due. Returns the email addresses to which they were sent. */
async function invited(): Promise<string[]> {
  await inviteToReview(shop.deps);
  await shop.sendMessages();
  return shop.messages.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
}

describe('an invitation to review', () => {
  it('an invitation to review is sent to a buyer once per order, some days after the handover (§3.11.7)', async () => {
    shop.advance(7 * DAY - 1);
    expect(await invited()).toEqual([]);
    shop.advance(1);
    await inviteToReview(shop.deps);
    await shop.sendMessages();
    const [letter] = shop.messages;
    expect(letter?.to).toBe('anna@example.ru');
    expect(letter?.text).toContain('https://shop.example/reviews');
    expect(letter?.text).toContain('https://shop.example/editpreferences');
    expect(letter?.text).toContain('Футболка');
    shop.messages.length = 0;
    expect(await invited()).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a consent', () => db.delete(consent)],
    ['a consent that is still valid', () => db.update(consent).set({ withdrawnAt: new Date() })],
    ['the subscription', () => db.update(account).set({ subscriptions: ['SMS_NEWS'] })],
    ['an e-mail', () => db.update(account).set({ email: null, phone: '+79991234567' })],
    ['goods left to review', () => anna.write()],
    ['a received piece', () => db.execute(sql`update order_line set cancelled = quantity`)],
    ['an account', () => db.delete(account).where(eq(account.id, anna.id))],
  ])('an invitation to review is not sent without %s (§3.11.7)', async (_, change) => {
    await change();
    shop.advance(8 * DAY);
    expect(await invited()).toEqual([]);
  });

  it('an invitation to review is not sent if it would be weeks too late, nor if the setting turns invitations off', async () => {
    shop.advance(22 * DAY);
    expect(await invited()).toEqual([]);
    const never = createTestApp(db, {
      reviewInvitationDays: null,
      clock: () => new Date('2026-11-29T09:00:00Z'),
    });
    expect(await inviteToReview(never.deps)).toBe(0);
  });
});
