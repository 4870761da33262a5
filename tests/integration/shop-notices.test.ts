import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { LEASE_MS } from '../../backend/platform/outbox/send-outbox.ts';
import { outboxMessage } from '../../backend/platform/outbox/tables.ts';
import { waitingShopNotice } from '../../backend/shop-notices/base/tables.ts';
import { notifyShop } from '../../backend/shop-notices/notify-shop.ts';

const PROCESS = fileURLToPath(new URL('./shop-notice-process.ts', import.meta.url));
const NOTICES = 24;

type Step = { step: 'ready' | 'sent'; ids: string[] };

let admin: pg.Client;
let database: OpenDatabase;
let url: string;
let sent: string[][];

beforeAll(async () => {
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  const name = `notices_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  url = address.href;
  database = await openDatabase({ dataDir: '', databaseUrl: url, logger });
});
afterAll(async () => {
  await database?.close();
  await admin?.end();
});
beforeEach(async () => {
  sent = [];
  await database.db.delete(outboxMessage);
  await database.db.delete(waitingShopNotice);
});

/** Writes `count` shop notices, each in its own transaction. Returns their ids. */
async function write(count: number): Promise<string[]> {
  const receivers = ['-1001'];
  const channel = { name: 'telegram', receivers, isForPeople: true, most: 3, send: async () => {} } as const;
  const shopNotices = { channels: [channel], quiet: null, digestMinutes: 0 };
  const tools = { clock: () => new Date(), ids: () => randomUUID(), shopNotices };
  for (let index = 0; index < count; index += 1)
    await database.db.transaction((tx) =>
      notifyShop(tx, tools, { event: 'MESSAGE_DEAD', outboxId: index, message: 'letter' }),
    );
  return (await database.db.select().from(waitingShopNotice)).map(({ notice }) => notice.id);
}

/**
 * Starts a process that sends its notices to this test. At each step, `answer` returns whether the process
 * may continue.
 */
function start(clockAhead: number, answer: (step: Step, child: ChildProcess) => boolean) {
  const child = fork(PROCESS, [url, String(clockAhead)], { execArgv: [] });
  child.on('message', (message) => {
    const step = message as Step;
    if (step.step === 'sent') sent.push(step.ids);
    if (answer(step, child)) child.send(`${step.step} ${step.ids[0]}`);
  });
  return once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
}

const left = async () => [
  await database.db.$count(outboxMessage),
  await database.db.$count(waitingShopNotice),
];

it('killing a process before or after sending loses no shop notice; only messages without a receipt are sent again', async () => {
  const ids = await write(NOTICES);
  const withoutReceipt: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const killedAt = round % 2 === 0 ? 'ready' : 'sent';
    // The clock of each new process is further ahead, so that the leases with which earlier processes
    // reserved notices have expired.
    const ended = await start(round * LEASE_MS, ({ step, ids: some }, child) => {
      if (step !== killedAt) return true;
      if (step === 'sent') withoutReceipt.push(...some);
      child.kill('SIGKILL');
      return false;
    });
    expect(ended).toEqual([null, 'SIGKILL']);
  }
  expect(await start(6 * LEASE_MS, () => true)).toEqual([0, null]);
  const times = (id: string) => sent.flat().filter((one) => one === id).length;
  const repeats = (id: string) => withoutReceipt.filter((one) => one === id).length;
  expect(ids.map(times)).toEqual(ids.map((id) => 1 + repeats(id)));
  expect(withoutReceipt.length).toBeGreaterThan(0);
  expect(await left()).toEqual([0, 0]);
});

it('only one of several processes collects the shop notices into messages', async () => {
  const ids = await write(NOTICES);
  const processes = Array.from({ length: 3 }, () => start(0, () => true));
  expect(await Promise.all(processes)).toEqual(processes.map(() => [0, null]));
  expect(sent.flat().toSorted()).toEqual(ids.toSorted());
  expect(await left()).toEqual([0, 0]);
});
