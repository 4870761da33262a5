import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorLog, WaitingMessage, WaitingMessages } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { order } from '../../domain/tables/orders.ts';
import { createOperator, type TestOperator } from '../../orders/testing/operators.ts';
import { MAX_ATTEMPTS } from '../../platform/outbox/backoff.ts';
import type { OutboxContent } from '../../platform/outbox/outbox-content.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { writeOrders } from '../testing/many-orders.ts';

const HOUR = 60 * 60 * 1000;

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order']);
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
});

const letter = {
  kind: 'letter',
  message: {
    channel: 'email' as const,
    to: 'anna@example.ru',
    subject: 'Заказ оформлен',
    text: 'Анна, спасибо',
  },
};

async function write({
  isDead = true,
  life = HOUR,
  content = letter as OutboxContent,
} = {}): Promise<string> {
  const key = randomUUID();
  const now = shop.deps.clock();
  const dead = { attempts: MAX_ATTEMPTS, deadAt: now, lastError: 'Greeting never received' };
  await db.insert(outboxMessage).values({
    ...{ key, content, createdAt: now, dueAt: now, expiresAt: new Date(now.getTime() + life) },
    ...(isDead && dead),
  });
  return key;
}

const list = async (query: Record<string, string> = {}): Promise<WaitingMessages> =>
  (await manager.call('/messages', { query })).json();
const repeat = (key: string) => manager.call(`/messages/${key}/repetition`, { method: 'POST' });
const repeatSeveral = async (...messageIds: string[]) =>
  (await manager.call('/messages/repetition', { body: { messageIds } })).json();
const drop = (key: string) => manager.call(`/messages/${key}`, { method: 'DELETE' });
const calls = async (about: string) => {
  const log: OperatorLog = await (await manager.call('/calls', { query: { about } })).json();
  return log.items.map(({ operator, operation, outcome }) => `${operator} ${operation} ${outcome}`);
};

describe('messages that have not left the shop', () => {
  it('messages that have not left the shop are listed without their texts, with addresses masked', async () => {
    const key = await write();
    await write({ isDead: false });
    const all = await list();
    expect(all.totalItems).toBe(2);
    expect(JSON.stringify(all)).not.toMatch(/anna@|спасибо/);
    const { items } = await list({ state: 'DEAD' });
    expect(items).toMatchObject([
      {
        id: key,
        kind: 'письмо покупателю',
        subject: 'Заказ оформлен',
        to: 'a…@example.ru',
        order: null,
        attempts: MAX_ATTEMPTS,
        failure: 'Greeting never received',
        mayRepeat: true,
      },
    ]);
    expect((await list({ state: 'WAITING' })).items).toMatchObject([{ state: 'WAITING', mayRepeat: false }]);
  });

  it('a message to a carrier names the order that it is about', async () => {
    await writeOrders(db, { count: 1, state: 'PACKING', placedAt: shop.deps.clock() });
    const [placed] = await db.select({ id: order.id, number: order.number }).from(order);
    await db.update(order).set({ number: 'В-123456-6' });
    await write({ content: { kind: 'shipment-register', orderId: placed?.id } as OutboxContent });
    await write({ content: { kind: 'refund', refundId: randomUUID() } as OutboxContent });
    expect((await list()).items).toMatchObject([
      { order: { id: placed?.id, number: 'В-123456-6' }, subject: null, to: null },
      { kind: 'возврат денег', order: null },
    ]);
  });

  it('only managers and owners see messages, and decide about them', async () => {
    const key = await write();
    for (const role of ['viewer', 'packer', 'exchange'] as const) {
      const other = await createOperator(shop, `some-${role}`, role);
      for (const [path, method] of [
        ['/messages', 'GET'],
        ['/messages/repetition', 'POST'],
        [`/messages/${key}/repetition`, 'POST'],
        [`/messages/${key}`, 'DELETE'],
        ['/health', 'GET'],
        ['/health/checks', 'GET'],
      ] as const)
        expect(
          (await other.call(path, { method, ...(method === 'POST' && { body: { messageIds: [key] } }) }))
            .status,
          `${role} ${path}`,
        ).toBe(403);
    }
    expect(await db.$count(outboxMessage)).toBe(1);
  });
});

describe('a dead letter', () => {
  it('a dead letter that two operators repeat at once is repeated by one of them, and sent once', async () => {
    const key = await write();
    const answers = await Promise.all([repeat(key), repeat(key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await shop.sendMessages();
    expect(shop.messages.map(({ to }) => to)).toEqual(['anna@example.ru']);
    expect(await calls(key)).toEqual(
      expect.arrayContaining(['ofis-1 repeatMessage OK', 'ofis-1 repeatMessage MESSAGE_STEP_REFUSED']),
    );
  });

  it('a dead letter that is repeated waits with all attempts and the key that it had', async () => {
    const key = await write();
    const response = await manager.call(`/messages/${key}/repetition`, {
      method: 'POST',
      leaveMessages: true,
    });
    const message: WaitingMessage = await response.json();
    expect(message).toMatchObject({
      id: key,
      state: 'WAITING',
      attempts: 0,
      failure: null,
      mayRepeat: false,
    });
  });

  it('a dead letter whose time has passed can be dropped, but is never sent again', async () => {
    const key = await write({ life: -HOUR });
    expect((await list()).items).toMatchObject([{ mayRepeat: false }]);
    expect((await repeat(key)).status).toBe(409);
    expect(await repeatSeveral(key)).toEqual({ repeated: 0 });
    expect(shop.messages).toEqual([]);
    expect((await drop(key)).status).toBe(204);
  });

  it('a dead letter that moves money cannot be dropped, because the money would be neither paid nor owed', async () => {
    const key = await write({ content: { kind: 'refund', refundId: randomUUID() } as OutboxContent });
    expect((await list()).items).toMatchObject([{ mayRepeat: true, mayDrop: false }]);
    expect((await drop(key)).status).toBe(409);
    expect((await list()).totalItems).toBe(1);
  });

  it('a dead letter that is dropped is not sent, and the log says who dropped it', async () => {
    const key = await write();
    expect((await drop(key)).status).toBe(204);
    expect((await drop(key)).status).toBe(404);
    await shop.sendMessages();
    expect(shop.messages).toEqual([]);
    expect(await calls(key)).toEqual(['ofis-1 dropMessage NOT_FOUND', 'ofis-1 dropMessage OK']);
    expect(shop.log).toContainEqual({
      level: 'info',
      fields: { requestId: expect.any(String), messageKind: 'letter' },
      message: 'an operator dropped a dead letter',
    });
  });

  it('a message that waits can be neither repeated nor dropped', async () => {
    const key = await write({ isDead: false });
    expect([(await repeat(key)).status, (await drop(key)).status]).toEqual([409, 409]);
    expect((await repeat(randomUUID())).status).toBe(404);
  });

  it('several dead letters are repeated at once, and messages whose time has passed are left', async () => {
    const keys = [await write(), await write(), await write({ life: -HOUR }), await write({ isDead: false })];
    const other = await write();
    expect(await repeatSeveral(...keys)).toEqual({ repeated: 2 });
    expect((await list({ state: 'DEAD' })).items.map(({ id }) => id)).toEqual([keys[2], other]);
  });
});
