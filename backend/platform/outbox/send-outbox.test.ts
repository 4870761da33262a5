import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IdentityMessage } from '../../identity/base/identity-message.ts';
import { goodsChange } from '../../listing/base/tables.ts';
import type { Transaction } from '../db/database.ts';
import type { LogFields } from '../log/logger.ts';
import { type Delivery, type Message, RefusedForGood, RetryLater } from '../ports/messenger.ts';
import { freshDatabase } from '../testing/database.ts';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';
import { enqueue } from './enqueue.ts';
import type { OutboxHandlers } from './handlers.ts';
import type { LetterMessage } from './outbox-content.ts';
import { type DeadMessage, LEASE_MS, sendOutbox } from './send-outbox.ts';
import { outboxMessage } from './tables.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let now: number;
let keys: number;
let sent: (Delivery & { to: string })[];
let log: [level: string, LogFields, string][];
let send: (message: Message, delivery: Delivery) => Promise<void>;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outboxMessage);
  now = Date.parse('2026-11-21T09:00:00.000Z');
  keys = 0;
  sent = [];
  log = [];
  send = async ({ to }, delivery) => void sent.push({ to, ...delivery });
});

const clock = () => new Date(now);
const keyOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const ids = () => keyOf(++keys);
const logTo =
  (level: string) =>
  (...[fields, text]: [LogFields, string]) =>
    void log.push([level, fields, text]);
const tools = () => ({
  db: database.db,
  clock,
  logger: { debug: logTo('debug'), info: logTo('info'), warn: logTo('warn'), error: logTo('error') },
  chance: () => 0,
});

const letterTo = (to: string) => ({
  kind: 'letter' as const,
  message: { channel: 'email' as const, to, subject: '', text: '' },
});
const write = (to: string, life = DAY, tx: Transaction | typeof database.db = database.db) =>
  enqueue<LetterMessage>(tx, { clock, ids }, { content: letterTo(to), life });
const never = { write: () => Promise.reject(new Error('not in this test')) };
const handlers = (): OutboxHandlers<LetterMessage | IdentityMessage> => ({
  letter: { send: ({ message }, delivery) => send(message, delivery) },
  'password-reset': never,
  confirmation: never,
  'address-confirmation': never,
});
const work = (others: Partial<OutboxHandlers> = {}, signal?: AbortSignal) =>
  sendOutbox(tools(), { ...handlers(), ...others }, signal);
const rows = () => database.db.select().from(outboxMessage).orderBy(outboxMessage.id);
const failing = (error: Error) => {
  send = async () => {
    throw error;
  };
};

describe('an outbox message', () => {
  it('an outbox message is stored if the change is committed, but not if it is rolled back (§6.3.8)', async () => {
    await database.db.transaction((tx) => write('anna@example.ru', DAY, tx));
    await database.db
      .transaction(async (tx) => {
        await write('boris@example.ru', DAY, tx);
        throw new Error('no change');
      })
      .catch(() => {});
    expect(await work()).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual(['anna@example.ru']);
  });

  it('an outbox message is sent once, with its key and time, and then deleted', async () => {
    await write('anna@example.ru');
    const writtenAt = clock();
    now += 500;
    expect(await work()).toBe(1);
    expect(await work()).toBe(0);
    expect(sent).toEqual([{ to: 'anna@example.ru', key: keyOf(1), writtenAt }]);
    expect(await rows()).toEqual([]);
  });

  it('an outbox message is sent after all earlier messages, also across batches', async () => {
    const all = Array.from({ length: 20 }, (_, index) => `a${index}@example.ru`);
    for (const to of all) await write(to);
    expect(await work()).toBe(20);
    expect(sent.map(({ to }) => to)).toEqual(all);
  });

  it('an outbox message whose delivery fails does not delay other messages', async () => {
    await write('anna@example.ru');
    await write('boris@example.ru');
    send = async ({ to }, delivery) => {
      if (to === 'anna@example.ru') throw new Error('down');
      sent.push({ to, ...delivery });
    };
    expect(await work()).toBe(1);
    expect((await rows()).map(({ content }) => content)).toEqual([letterTo('anna@example.ru')]);
  });
});

describe('a failed delivery', () => {
  it('a failed delivery of an outbox message is retried after a pause, with the same key', async () => {
    await write('anna@example.ru');
    failing(new Error('550 <anna@example.ru> later'));
    expect(await work()).toBe(0);
    expect(await rows()).toMatchObject([
      { attempts: 1, deadAt: null, lastError: '550 <…@…> later', dueAt: new Date(now + pauseAfter(1, 0)) },
    ]);
    expect(log).toMatchObject([
      ['warn', { outboxId: expect.any(Number) }, 'a message was not sent; it will be tried again'],
    ]);
    expect(JSON.stringify(log)).not.toContain('anna@');
    send = async ({ to }, delivery) => void sent.push({ to, ...delivery });
    now += pauseAfter(1, 0) - 1;
    expect(await work()).toBe(0);
    now += 1;
    expect(await work()).toBe(1);
    expect(sent).toMatchObject([{ key: keyOf(1) }]);
  });

  it('an outbox message becomes a dead letter after the last failed attempt', async () => {
    await write('anna@example.ru');
    let attempts = 0;
    send = async () => {
      attempts += 1;
      throw new Error('down');
    };
    for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
      expect(await rows()).toMatchObject([{ attempts: count - 1, deadAt: null }]);
      await work();
      now += pauseAfter(count, 0);
    }
    expect(attempts).toBe(MAX_ATTEMPTS);
    expect(await rows()).toMatchObject([{ attempts, deadAt: new Date(now - HOUR), lastError: 'down' }]);
    expect(log.at(-1)).toMatchObject(['error', {}, 'a message is dead']);
    await work();
    expect(attempts).toBe(MAX_ATTEMPTS);
  });

  it('an outbox message becomes a dead letter at once if the receiver refuses it for good', async () => {
    await write('anna@example.ru');
    failing(new RefusedForGood('550 no such user'));
    await work();
    expect(await rows()).toMatchObject([{ attempts: 1, deadAt: clock() }]);
  });

  it('an outbox message whose kind this process does not know counts as failed', async () => {
    await write('anna@example.ru');
    await database.db.update(outboxMessage).set({ content: { kind: 'of tomorrow' } as never });
    await work();
    expect(await rows()).toMatchObject([{ attempts: 1, deadAt: null }]);
  });
});

describe('the lease of a message', () => {
  const crash = () => {
    send = () => new Promise(() => {});
    // The work is not awaited, as if its process had died.
    void work();
    return expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
  };

  it('the lease of a message keeps other processes from sending the message until the lease ends; then they send it with the same key', async () => {
    await write('anna@example.ru');
    await crash();
    send = async ({ to }, delivery) => void sent.push({ to, ...delivery });
    now += LEASE_MS - 1;
    expect(await work()).toBe(0);
    now += 1;
    expect(await work()).toBe(1);
    expect(sent).toMatchObject([{ key: keyOf(1) }]);
  });

  it('an outbox attempt counts even if the process crashes, so that a message that crashes its process is not retried forever', async () => {
    await write('anna@example.ru');
    await database.db.update(outboxMessage).set({ attempts: MAX_ATTEMPTS });
    await work();
    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([{ deadAt: clock(), lastError: 'No attempt finished' }]);
  });

  it('a failure that is reported after the lease of a message has ended does not affect the next attempt', async () => {
    await write('anna@example.ru');
    const { promise, reject } = Promise.withResolvers<void>();
    send = () => promise;
    const late = work();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    now += LEASE_MS;
    const { promise: second, resolve } = Promise.withResolvers<void>();
    send = () => second;
    const next = work();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(2);
    reject(new Error('too late'));
    await late;
    expect(await rows()).toMatchObject([{ lastError: null, dueAt: new Date(now + LEASE_MS) }]);
    resolve();
    expect(await next).toBe(1);
    expect(await rows()).toEqual([]);
  });
});

it('after a failed attempt, the pause is the usual one or, if longer, the one that the receiver asks for, but a day at most', async () => {
  await write('anna@example.ru', 9 * DAY);
  for (const [asked, pause] of [
    [1000, pauseAfter(1, 0)],
    [HOUR, HOUR],
    [30 * DAY, DAY],
  ] as const) {
    failing(new RetryLater('not now', asked));
    await work();
    expect(await rows()).toMatchObject([{ dueAt: new Date(now + pause), deadAt: null }]);
    now += pause;
  }
});

describe('a notice of dead letters', () => {
  const dead: DeadMessage[] = [];
  const workNotifying = (fails = false) =>
    sendOutbox(
      {
        ...tools(),
        async onDead(tx, message) {
          await tx.insert(goodsChange).values({ changedAt: clock() });
          if (fails) throw new Error('planted');
          dead.push(message);
        },
      },
      handlers() as Partial<OutboxHandlers>,
    );
  const written = () => database.db.$count(goodsChange, eq(goodsChange.changedAt, clock()));
  beforeEach(() => void dead.splice(0));

  it('a notice of dead letters is written once for each dead letter, in the transaction that marks it', async () => {
    now += 2;
    await write('anna@example.ru');
    failing(new Error('down'));
    await workNotifying();
    expect(dead).toEqual([]);
    failing(new RefusedForGood('550'));
    now += pauseAfter(1, 0);
    await workNotifying();
    await workNotifying();
    expect(dead).toEqual([{ id: (await rows())[0]?.id, kind: 'letter' }]);
    expect(await written()).toBe(1);
  });

  it('if the notice of a dead letter cannot be written, the message is not marked as dead', async () => {
    now += 3;
    await write('anna@example.ru');
    failing(new RefusedForGood('550'));
    await expect(workNotifying(true)).rejects.toThrow('planted');
    expect(await written()).toBe(0);
    expect(await rows()).toMatchObject([{ deadAt: null, attempts: 1 }]);
    now += LEASE_MS;
    await workNotifying();
    expect(dead).toHaveLength(1);
  });
});

it('when sending the outbox is stopped, leased messages are finished, and no further messages are leased', async () => {
  for (let index = 0; index < 20; index += 1) await write(`a${index}@example.ru`);
  const stopping = new AbortController();
  send = async ({ to }, delivery) => {
    stopping.abort();
    sent.push({ to, ...delivery });
  };
  const done = await work({}, stopping.signal);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(20);
  expect(sent).toHaveLength(done);
  expect(await rows()).toHaveLength(20 - done);
  expect((await rows()).every(({ attempts }) => attempts === 0)).toBe(true);
});

it('an outbox message that has expired is not sent', async () => {
  await write('anna@example.ru', HOUR);
  now += HOUR;
  expect(await work()).toBe(0);
  expect(sent).toEqual([]);
});

describe('internal work', () => {
  const address = { channel: 'email', value: 'anna@example.ru' } as const;
  const ask = () =>
    enqueue<IdentityMessage>(
      database.db,
      { clock, ids },
      { content: { kind: 'password-reset', address }, life: HOUR },
    );
  const changes = () => database.db.$count(goodsChange, eq(goodsChange.changedAt, clock()));

  it('internal outbox work is done in the transaction that deletes its message; a letter that it writes is sent in the same run', async () => {
    await ask();
    const writes = async (tx: Transaction) => {
      await tx.insert(goodsChange).values({ changedAt: clock() });
      await write('anna@example.ru', HOUR, tx);
    };
    expect(await work({ 'password-reset': { write: writes } })).toBe(2);
    expect([await changes(), sent.length, (await rows()).length]).toEqual([1, 1, 0]);
  });

  it('internal outbox work is rolled back if it fails', async () => {
    await ask();
    now += 1;
    const writes = async (tx: Transaction) => {
      await tx.insert(goodsChange).values({ changedAt: clock() });
      throw new Error('planted');
    };
    expect(await work({ 'password-reset': { write: writes } })).toBe(0);
    expect(await changes()).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: 'planted' }]);
  });
});
