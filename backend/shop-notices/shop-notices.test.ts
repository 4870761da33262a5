import { sql, TransactionRollbackError } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ShopNotice } from '#contract/zod/zod.schemas.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import { cleanUp } from '../clean-up.ts';
import { outboxMessage } from '../platform/outbox/tables.ts';
import { json, startCounterpart } from '../platform/testing/counterpart.ts';
import { readServiceSettings } from '../service-settings.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import type { NoticeFacts } from './base/shop-notice.ts';
import { waitingShopNotice } from './base/tables.ts';
import { notifyShop } from './notify-shop.ts';
import { openShopNotices } from './open-shop-notices.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TOKEN = '123456:ABCdefGHIjklMNOpqrSTUvwxYZ012345678';
const TELEGRAM = `/bot${TOKEN}/sendMessage`;
const OFFICE = 'office@shop.example';

const db = await openSmallShop();
let outside: Awaited<ReturnType<typeof startCounterpart>>;
let shop: TestApp;

beforeEach(async () => {
  await forgetEveryone(db);
  await db.delete(waitingShopNotice);
  outside = await startCounterpart({
    [TELEGRAM]: json({ ok: true, result: {} }),
    '/crm': (response) => void response.writeHead(204).end(),
  });
});
afterEach(() => outside.close());

/**
 * Opens a shop that notifies its retailer by letter, Telegram and webhook. It is Saturday, 21 November 2026,
 * 12:00 in Moscow.
 */
function open(variables: Record<string, string> = {}): void {
  shop = createTestApp(db);
  shop.deps.shopNotices = openShopNotices(
    readServiceSettings({
      NOTICE_EMAILS: OFFICE,
      NOTICE_TELEGRAM_TOKEN: TOKEN,
      NOTICE_TELEGRAM_CHATS: '-1001',
      NOTICE_TELEGRAM_URL: outside.url,
      NOTICE_WEBHOOK_URL: `${outside.url}/crm`,
      NOTICE_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      ...variables,
    }),
    shop.deps,
  );
}

const contact = (number: string): NoticeFacts => ({
  event: 'CONTACT_REQUESTED',
  number,
  subject: 'DELIVERY',
});
const notify = (facts: NoticeFacts) => db.transaction((tx) => notifyShop(tx, shop.deps, facts));
const letters = () => shop.messages.map(({ to, subject }) => [to, subject.replaceAll('\u00a0', ' ')]);
const telegrams = () =>
  outside.askedFor(TELEGRAM).map(({ text }) => (JSON.parse(text) as { text: string }).text);
const calls = () => outside.askedFor('/crm').map(({ text }) => ShopNotice.parse(JSON.parse(text)));
const left = async () => [await db.$count(outboxMessage), await db.$count(waitingShopNotice)];

it('a notice is sent once by every channel, and leaves no rows in the database', async () => {
  open();
  await notify(contact('П-1'));
  await shop.sendMessages();
  await shop.sendMessages();
  expect(letters()).toEqual([[OFFICE, 'Обращение П-1']]);
  expect(telegrams()).toHaveLength(1);
  expect(calls()).toMatchObject([{ event: 'CONTACT_REQUESTED', number: 'П-1' }]);
  expect(await left()).toEqual([0, 0]);
});

it('a notice is written if the change is committed, and not if the change is rolled back', async () => {
  open();
  const change = db.transaction(async (tx) => {
    await notifyShop(tx, shop.deps, contact('П-1'));
    throw new Error('no change');
  });
  await expect(change).rejects.toThrow('no change');
  expect(await left()).toEqual([0, 0]);
});

it('no notice is written if the shop has no channels for notices', async () => {
  shop = createTestApp(db);
  await notify(contact('П-1'));
  expect(await left()).toEqual([0, 0]);
});

it('the webhook is called until it confirms the notice, each time with the same id', async () => {
  open();
  let attempts = 0;
  outside.setReply('/crm', (response) => {
    attempts += 1;
    response.writeHead(attempts <= 2 ? 503 : 204).end();
  });
  await notify(contact('П-1'));
  for (let round = 0; round < 4; round += 1) {
    await shop.sendMessages();
    shop.advance(MINUTE);
  }
  expect(attempts).toBe(3);
  const ids = outside.askedFor('/crm').map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);
  expect(new Set(calls().map(({ id }) => id))).toEqual(new Set(ids));
  expect(await left()).toEqual([0, 0]);
});

it('no notice about a contact request is sent to the address that gets the request itself', async () => {
  open({ NOTICE_EMAILS: 'help@shop.example,office@shop.example' });
  await notify(contact('П-1'));
  await shop.sendMessages();
  expect(letters().map(([to]) => to)).toEqual([OFFICE]);
});

describe('a digest', () => {
  it('all notices of a digest’s interval are sent in one message at the end of the interval', async () => {
    open({ NOTICE_DIGEST_MINUTES: '30' });
    for (const number of ['П-1', 'П-2', 'П-3']) {
      await notify(contact(number));
      shop.advance(9 * MINUTE);
    }
    await shop.sendMessages();
    expect([letters(), telegrams(), calls().length]).toEqual([[], [], 3]);
    shop.advance(3 * MINUTE);
    await shop.sendMessages();
    expect(letters()).toEqual([[OFFICE, '3 события в магазине']]);
    expect(shop.messages[0]?.text).toMatch(/12:00 .*П-1.*12:09 .*П-2.*12:18 .*П-3/s);
    expect(telegrams()).toHaveLength(1);
    expect(await left()).toEqual([0, 0]);
  });

  it('a digest that has too many notices for one Telegram message is split into several', async () => {
    open({ NOTICE_DIGEST_MINUTES: '30' });
    for (let count = 1; count <= 23; count += 1) await notify(contact(`П-${count}.`));
    shop.advance(30 * MINUTE);
    await shop.sendMessages();
    expect(letters()).toEqual([[OFFICE, '23 события в магазине']]);
    const all = telegrams();
    expect(all).toHaveLength(3);
    for (let count = 1; count <= 23; count += 1)
      expect(all.filter((text) => text.includes(`Обращение П-${count}.`))).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  const NIGHT = { NOTICE_QUIET_HOURS: '22:00-09:00' };

  it('notices to people wait until the quiet hours end, and then come in one message; the webhook is called at once', async () => {
    open(NIGHT);
    shop.advance(11 * HOUR);
    for (const number of ['П-1', 'П-2']) {
      await notify(contact(number));
      await shop.sendMessages();
      shop.advance(2 * HOUR);
    }
    expect([letters(), telegrams(), calls().length]).toEqual([[], [], 2]);
    shop.advance(6 * HOUR - 1);
    await shop.sendMessages();
    expect(letters()).toEqual([]);
    shop.advance(1);
    await shop.sendMessages();
    expect(letters()).toEqual([[OFFICE, '2 события в магазине']]);
    expect(telegrams()).toHaveLength(1);
  });

  it('quiet hours are counted in the time zone of the warehouse', async () => {
    open(NIGHT);
    let dueAt: Date | undefined;
    const changed = db.transaction(async (tx) => {
      await tx.execute(
        sql`update delivery_part set body = body || '{"timeZone": "Pacific/Auckland"}' where part = 'warehouse'`,
      );
      await notifyShop(tx, shop.deps, contact('П-1'));
      [{ dueAt } = { dueAt }] = await tx.select().from(waitingShopNotice);
      tx.rollback();
    });
    await expect(changed).rejects.toThrow(TransactionRollbackError);
    // At this moment it is 22:00 in the time zone of the warehouse.
    expect(dueAt).toEqual(new Date('2026-11-21T20:00:00Z'));
  });

  it('messages that become due while the shop is closed, and repeated attempts, wait for the end of the quiet hours', async () => {
    open(NIGHT);
    outside.setReply(TELEGRAM, json({ ok: false, error_code: 502 }, 502));
    shop.advance(10 * HOUR - MINUTE);
    await notify(contact('П-1'));
    await shop.sendMessages();
    expect([letters().length, telegrams().length]).toEqual([1, 1]);
    await notify(contact('П-2'));
    shop.advance(HOUR);
    await shop.sendMessages();
    expect([letters().length, telegrams().length]).toEqual([1, 1]);
    outside.setReply(TELEGRAM, json({ ok: true, result: {} }));
    shop.advance(10 * HOUR + MINUTE);
    await shop.sendMessages();
    expect([letters().length, telegrams().length]).toEqual([2, 3]);
    expect(await left()).toEqual([0, 0]);
  });
});

describe('a notice of a dead letter', () => {
  const refuse = () =>
    outside.setReply(TELEGRAM, json({ ok: false, error_code: 403, description: 'Forbidden' }, 403));

  it('a dead letter to a shopper causes a notice, without the shopper’s address', async () => {
    open();
    const message = { channel: 'email', to: 'anna@example.ru', subject: '', text: '' } as const;
    await db.insert(outboxMessage).values({
      key: shop.deps.ids(),
      content: { kind: 'letter', message },
      attempts: 99,
      dueAt: shop.deps.clock(),
      createdAt: shop.deps.clock(),
      expiresAt: new Date(shop.deps.clock().getTime() + DAY),
    });
    await shop.sendMessages();
    expect(calls()).toMatchObject([{ event: 'MESSAGE_DEAD', command: 'npm run outbox -- list --dead' }]);
    expect(JSON.stringify([calls(), telegrams(), letters()])).not.toContain('anna@');
  });

  it('a dead letter to the retailer causes no notice', async () => {
    open();
    refuse();
    await notify(contact('П-1'));
    await shop.sendMessages();
    await shop.sendMessages();
    expect(telegrams()).toHaveLength(1);
    expect(calls()).toHaveLength(1);
    expect(await left()).toEqual([1, 0]);
  });
});

it('a notice is dropped when it is too old', async () => {
  open({ NOTICE_DIGEST_MINUTES: '30' });
  await notify(contact('П-1'));
  shop.advance(4 * DAY);
  await shop.sendMessages();
  await cleanUp(shop.deps);
  expect([letters(), telegrams(), calls()]).toEqual([[], [], []]);
  expect(await left()).toEqual([0, 0]);
});
