import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { enqueue } from '../../backend/platform/outbox/enqueue.ts';
import type { LetterMessage } from '../../backend/platform/outbox/outbox-content.ts';
import { BATCH, LEASE_MS, sendOutbox } from '../../backend/platform/outbox/send-outbox.ts';
import { outboxMessage } from '../../backend/platform/outbox/tables.ts';

const PROCESS = fileURLToPath(new URL('./outbox-process.ts', import.meta.url));
const LETTERS = 200;

type Step = { step: 'ready' | 'letter'; key: string; to: string };

let admin: pg.Client;
let database: OpenDatabase;
let url: string;
/** The steps that the sending processes have reported, in order. */
let received: Step[];

beforeAll(async () => {
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  const name = `outbox_${randomUUID().replaceAll('-', '')}`;
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
  received = [];
  await database.db.delete(outboxMessage);
});

async function writeLetters(count: number): Promise<void> {
  const tools = { clock: () => new Date(), ids: randomUUID };
  await database.db.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      const message = { channel: 'email', to: `a${index}@example.ru`, subject: '', text: '' } as const;
      await enqueue<LetterMessage>(tx, tools, {
        content: { kind: 'letter', message },
        life: 24 * 60 * 60 * 1000,
      });
    }
  });
}

const keptKeys = async () => (await database.db.select().from(outboxMessage)).map(({ key }) => key);

/**
 * Starts a process that sends its letters to this test. At each step, `answer` returns whether the process
 * may continue.
 */
function start(clockAhead: number, answer: (step: Step, child: ChildProcess) => boolean) {
  const child = fork(PROCESS, [url, String(clockAhead)], { execArgv: [] });
  child.on('message', (message) => {
    const step = message as Step;
    if (step.step === 'letter') received.push(step);
    if (answer(step, child)) child.send(`${step.step} ${step.key}`);
  });
  return { child, ended: once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]> };
}

const timesReceived = () => {
  const times = new Map<string, number>();
  for (const { key } of received) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
};

it('two processes share the messages of the outbox, and a message that is sent slowly is not sent twice', async () => {
  await writeLetters(LETTERS);
  const keys = await keptKeys();
  let slow: ChildProcess | undefined;
  const pending: string[] = [];
  const process = () =>
    start(0, ({ step, key }, child) => {
      slow ??= child;
      if (child !== slow || step === 'ready') return true;
      pending.push(`${step} ${key}`);
      return false;
    });
  const [one, other] = [process(), process()];
  const first = await Promise.race([one, other].map(({ child, ended }) => ended.then(() => child)));
  expect(first).not.toBe(slow);
  expect(pending).toHaveLength(BATCH);
  expect(received).toHaveLength(LETTERS);
  for (const answer of pending) slow?.send(answer);
  expect(await Promise.all([one.ended, other.ended])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(received).toHaveLength(LETTERS);
  expect(new Set(received.map(({ key }) => key))).toEqual(new Set(keys));
  expect(await keptKeys()).toEqual([]);
});

it('eight parallel workers send each message of the outbox once', async () => {
  await writeLetters(LETTERS);
  const sent: string[] = [];
  const never = { write: () => Promise.reject(new Error('only letters here')) };
  const handlers = {
    letter: { send: async (_: unknown, { key }: { key: string }) => void sent.push(key) },
    'password-reset': never,
    confirmation: never,
    'address-confirmation': never,
  };
  const tools = { db: database.db, clock: () => new Date(), logger };
  const shares = await Promise.all(Array.from({ length: 8 }, () => sendOutbox(tools, handlers)));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(LETTERS);
  expect(new Set(sent).size).toBe(LETTERS);
  expect(sent).toHaveLength(LETTERS);
});

it('killing a process before or after sending loses no message of the outbox; only messages without a receipt are sent again, with the same key (§6.3.8)', async () => {
  await writeLetters(LETTERS);
  const rows = await database.db.select().from(outboxMessage);
  const withoutReceipt: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const killedAt = round % 2 === 0 ? 'ready' : 'letter';
    const finished = BATCH * (round % 3);
    let [receipts, pending] = [0, 0];
    // The clock of each new process is further ahead, so that the leases with which earlier processes
    // reserved letters have expired.
    const { ended } = start(round * LEASE_MS, ({ step, key }, child) => {
      if (receipts < finished || step !== killedAt) {
        if (step === 'letter') receipts += 1;
        return true;
      }
      pending += 1;
      if (step === 'letter') withoutReceipt.push(key);
      if (pending === BATCH) child.kill('SIGKILL');
      return false;
    });
    expect(await ended).toEqual([null, 'SIGKILL']);
  }
  const { ended } = start(20 * LEASE_MS, () => true);
  expect(await ended).toEqual([0, null]);

  const times = timesReceived();
  expect(new Set(times.keys())).toEqual(new Set(rows.map(({ key }) => key)));
  for (const { key, content } of rows) {
    const repeats = withoutReceipt.filter((other) => other === key).length;
    expect(times.get(key)).toBe(1 + repeats);
    const to = content.kind === 'letter' && content.message?.to;
    expect(new Set(received.filter((step) => step.key === key).map((step) => step.to))).toEqual(
      new Set([to]),
    );
  }
  expect(withoutReceipt).toHaveLength(10 * BATCH);
  expect(await keptKeys()).toEqual([]);
});

it('a letter in the outbox whose row is locked by another transaction is skipped', async () => {
  await writeLetters(2);
  const [locked, free] = await keptKeys();
  const other = new pg.Client(url);
  await other.connect();
  await other.query('begin');
  await other.query('select 1 from outbox_message where key = $1 for update', [locked]);
  const { ended } = start(0, () => true);
  expect(await ended).toEqual([0, null]);
  expect(received.map(({ key }) => key)).toEqual([free]);
  await other.end();
});
