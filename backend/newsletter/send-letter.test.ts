import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openSmallShop } from '../catalog/testing/database.ts';
import { cleanUp } from '../clean-up.ts';
import { recordConsents } from '../domain/consents/consents.ts';
import { account } from '../domain/tables/identities.ts';
import { openAccount } from '../identity/testing/account.ts';
import type { Database } from '../platform/db/database.ts';
import { outboxMessage } from '../platform/outbox/tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { readLetter } from './read-letter.ts';
import { countByKind, receivers } from './receivers.ts';
import { planLetter, sendLetter } from './send-letter.ts';
import { newsletterLetter, newsletterSending, newsletterSubscription as subscription } from './tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const db: Database = await openSmallShop();
let test: TestApp;
beforeEach(async () => {
  test = createTestApp(db);
  await forgetEveryone(db);
  for (const table of [subscription, newsletterLetter, newsletterSending, outboxMessage])
    await db.delete(table);
});

const letterOf = (text: string, name = 'zima.md') => readLetter(name, `---\nsubject: Зима\n---\n${text}`);
const letter = letterOf('Пальто [здесь](/palto)');
const send = (perMinute = 60, which = letter) => sendLetter(test.deps, { letter: which, perMinute });

const confirmed = (...emails: string[]) =>
  db.insert(subscription).values(
    emails.map((email) => ({
      id: test.deps.ids(),
      email,
      state: 'confirmed' as const,
      ip: '203.0.113.7',
      askedAt: test.deps.clock(),
      confirmedAt: test.deps.clock(),
      consentDocument: '/page/marketing-agreement',
      consentVersion: '1',
      consentTextHash: 'hash',
    })),
  );

async function withNews(email: string, agreed = true): Promise<string> {
  const { id } = await openAccount(test, { email, subscriptions: ['EMAIL_NEWS'] });
  const given = { accountId: id, texts: ['subscriptions' as const], ip: '203.0.113.7' };
  if (agreed)
    await db.transaction((tx) =>
      recordConsents(tx, { ...given, now: test.deps.clock(), ids: test.deps.ids }),
    );
  return id;
}

/** Advances the clock until all messages are due, then sends them. */
async function deliver() {
  test.advance(DAY);
  await test.sendMessages();
  return test.messages;
}

it('a newsletter letter is sent once to each subscribed account and confirmed address', async () => {
  await withNews('vera@example.ru');
  await confirmed('anna@example.ru', 'vera@example.ru');
  await withNews('without@example.ru', false);
  await openAccount(test, { email: 'quiet@example.ru' });
  await db.insert(subscription).values({
    id: test.deps.ids(),
    email: 'asked@example.ru',
    state: 'asked',
    ip: '203.0.113.7',
    askedAt: test.deps.clock(),
    keptUntil: test.deps.clock(),
    consentDocument: '/page/marketing-agreement',
    consentVersion: '1',
    consentTextHash: 'hash',
  });
  expect((await receivers(db, { most: 10 })).map(({ email, kind }) => [email, kind])).toEqual([
    ['anna@example.ru', 'subscription'],
    ['vera@example.ru', 'account'],
  ]);
  expect(await countByKind(db)).toEqual({ account: 1, subscription: 1 });
  expect((await send()).written).toBe(2);
  expect((await deliver()).map(({ to }) => to)).toEqual(['anna@example.ru', 'vera@example.ru']);
});

it('a letter has the unsubscribe header and link, and the text of the file', async () => {
  await confirmed('anna@example.ru');
  await send();
  const [sent] = await deliver();
  expect(sent?.subject).toBe('Зима');
  expect(sent?.text).toContain('https://shop.example/palto');
  expect(sent?.unsubscribe).toMatch(/^https:\/\/shop\.example\/unsubscribe\/one-click\?token=[\w-]{43}$/);
  const token = new URL(sent?.unsubscribe ?? '').searchParams.get('token');
  expect(sent?.html).toContain(`https://shop.example/unsubscribe?token=${token}`);
  const ended = await test.call('/api/user-orchestration/v1/unsubscriptions', { body: { token } });
  expect(await ended.json()).toEqual({ letters: 'NEWS' });
  expect(await countByKind(db)).toEqual({ account: 0, subscription: 0 });
});

it('a newsletter letter is not sent to addresses that unsubscribed while it was queued', async () => {
  await confirmed('anna@example.ru', 'boris@example.ru');
  await send();
  await db.update(subscription).set({ state: 'ended' }).where(sql`email = 'anna@example.ru'`);
  expect((await deliver()).map(({ to }) => to)).toEqual(['boris@example.ru']);
});

it('sending a letter again writes to no address a second time, but writes to addresses subscribed since then', async () => {
  await confirmed('anna@example.ru');
  expect(await send()).toMatchObject({ written: 1, before: 0 });
  expect(await send()).toEqual({ written: 0, before: 1, last: null });
  await deliver();
  await confirmed('vera@example.ru');
  expect(await send()).toMatchObject({ written: 1, before: 1 });
  expect((await deliver()).map(({ to }) => to)).toEqual(['anna@example.ru', 'vera@example.ru']);
});

it('after an interruption, sending a letter continues with the remaining addresses', async () => {
  const many = Array.from(
    { length: 450 },
    (_, place) => `reader-${String(place).padStart(3, '0')}@example.ru`,
  );
  await confirmed(...many);
  let batches = 0;
  const stopped = new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver);
      return (...given: Parameters<Database['transaction']>) => {
        batches += 1;
        if (batches === 2) throw new Error('killed');
        return target.transaction(...given);
      };
    },
  });
  await expect(sendLetter({ ...test.deps, db: stopped }, { letter, perMinute: 60 })).rejects.toThrow(
    'killed',
  );
  expect(await send()).toMatchObject({ written: 250, before: 200 });
  const waiting = await db.select().from(outboxMessage);
  const addresses = waiting.map(({ content }) => content.address?.value ?? '');
  expect(addresses.toSorted()).toEqual(many);
  // Messages written after the interruption continue at the same rate: no two messages are due at the same
  // time.
  expect(new Set(waiting.map(({ dueAt }) => dueAt.getTime())).size).toBe(450);
});

it('two parallel runs of the same letter write to each address once', async () => {
  await confirmed('anna@example.ru', 'boris@example.ru', 'vera@example.ru');
  const [one, other] = await Promise.all([send(), send()]);
  expect(one.written + other.written).toBe(3);
  expect(await db.select().from(outboxMessage)).toHaveLength(3);
});

it('messages become due at the given rate, after messages of another queued letter', async () => {
  await confirmed('anna@example.ru', 'boris@example.ru');
  const now = test.deps.clock().getTime();
  expect((await send(2)).last).toEqual(new Date(now + MINUTE / 2));
  const second = await send(2, letterOf('Весна', 'vesna.md'));
  expect(second.last).toEqual(new Date(now + 1.5 * MINUTE));
  await test.sendMessages();
  expect(test.messages.map(({ to }) => to)).toEqual(['anna@example.ru']);
});

it('planning a letter counts its recipients, and writes nothing', async () => {
  await confirmed('anna@example.ru', 'boris@example.ru');
  expect(await planLetter(test.deps, { letter })).toEqual({ receivers: 2, before: 0 });
  for (const table of [newsletterLetter, newsletterSending, outboxMessage])
    expect(await db.select().from(table)).toEqual([]);
});

it.each([
  ['changed', letterOf('Другие слова'), 0, /A letter zima with another text was already sent on 2026-11-21/],
  [
    'renamed',
    { ...letter, id: 'zima-2' },
    0,
    /The same letter was already sent as zima\. Nothing is sent twice/,
  ],
  ['old', letter, 31 * DAY, /was sent more than 30 days ago/],
])(
  'a newsletter letter that was sent before is refused if it has become %s',
  async (_, which, later, why) => {
    await confirmed('anna@example.ru');
    await send();
    test.advance(later);
    await expect(send(60, which)).rejects.toThrow(why);
    await expect(planLetter(test.deps, { letter: which })).rejects.toThrow(why);
    expect(await db.select().from(outboxMessage)).toHaveLength(1);
  },
);

it('the record of a letter’s receivers stores hashes, and not plain addresses', async () => {
  await confirmed('anna@example.ru');
  await send();
  const [row] = await db.select().from(newsletterSending);
  expect(JSON.stringify(row)).not.toContain('anna');
  expect(row?.receiverHash).toMatch(/^[\da-f]{64}$/);
  expect(await db.select({ id: account.id }).from(account)).toEqual([]);
});

it('the record of a letter’s receivers is deleted when the letter can no longer be sent', async () => {
  await confirmed('anna@example.ru');
  await send();
  test.advance(29 * DAY);
  await cleanUp(test.deps);
  expect(await db.$count(newsletterSending)).toBe(1);
  test.advance(60 * DAY);
  await cleanUp(test.deps);
  expect(await db.$count(newsletterSending)).toBe(0);
});
