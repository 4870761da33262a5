import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { DeliveryOptions, Order } from '#contract/client/client.schemas.ts';
import { attemptsOf } from '../../backend/payments/attempts.ts';
import { type OpenDatabase, openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { createTestApp, type TestApp } from '../../backend/testing/app.ts';
import { orderBody } from '../../backend/testing/calls.ts';
import { becomeGuest } from '../../backend/testing/shopping.ts';
import { type RunningBank, startBank } from '../../mocks/bank/start-bank.ts';
import { type PayingTask, payingSteps } from './paying-steps.ts';
import { CARTS, type IntegrationShop, openShop } from './shop.ts';
import { type BankStop, startWayTo } from './stopping-bank.ts';
import { openStoppingLocks, type StoppingLocks } from './stopping-locks.ts';

const PROCESS = fileURLToPath(new URL('./paying-process.ts', import.meta.url));
/** Longer than any lease or interval that could keep another process from taking over, in ms. */
const LEASE_MS = 180_000;

type Table = 'payment' | 'order_event' | 'outbox_message' | 'refund' | 'commit';
type Point = {
  step: PayingTask['step'];
  /** Whether the order is cancelled before this step. The step then pays the money back. */
  isCancelled?: boolean;
  /**
   * The process is killed before it writes to this table, or in the commit of a transaction that writes to
   * it. Absent if the process is killed at a call to the bank.
   */
  table?: Table;
  /**
   * The call to the bank at which the process is killed. `unasked`: before the request reaches the bank.
   * `unheard`: before the response reaches the shop. `asked`: the call succeeds, and the process is killed
   * later.
   */
  bank?: 'asked' | 'unasked' | 'unheard';
  letter?: 'offers' | 'hands over';
};

/**
 * Points at which a process is killed, in the order in which a payment passes them: start, confirmation,
 * refund.
 */
const POINTS: readonly Point[] = [
  { step: 'start', table: 'payment' },
  { step: 'start', table: 'commit' },
  { step: 'start', bank: 'unasked' },
  { step: 'start', bank: 'unheard' },
  { step: 'start', bank: 'asked', table: 'payment' },
  { step: 'ask', bank: 'unheard' },
  { step: 'ask', bank: 'asked', table: 'order_event' },
  { step: 'ask', bank: 'asked', table: 'payment' },
  { step: 'ask', bank: 'asked', table: 'commit' },
  { step: 'send', letter: 'offers' },
  { step: 'send', letter: 'hands over' },
  { step: 'cancel', table: 'refund' },
  { step: 'cancel', table: 'commit' },
  { step: 'send', isCancelled: true, bank: 'unasked' },
  { step: 'send', isCancelled: true, bank: 'unheard' },
  { step: 'send', isCancelled: true, bank: 'asked', table: 'refund' },
  { step: 'send', isCancelled: true, bank: 'asked', table: 'commit' },
];

let shop: IntegrationShop;
let database: OpenDatabase;
/** The test's own shop. Buyers place their orders in it. */
let counter: TestApp;
/** The payment steps as the test's own process, which is never killed, performs them. */
let steps: ReturnType<typeof payingSteps>;
let bank: RunningBank;
let way: Awaited<ReturnType<typeof startWayTo>>;
/**
 * Database locks with which the test makes a process hang at one of these points, so that it can be killed
 * there.
 */
let locks: StoppingLocks;
/**
 * By how many ms the clock of this test is ahead (a day at first). The jobs of the test's own shop use the
 * real time, so that nothing this test writes is due for them.
 */
let ahead = 24 * 60 * 60 * 1000;
const clock = () => new Date(Date.now() + ahead);
/**
 * The letters handed over by all processes. `isLast`: whether the process that was not killed handed the
 * letter over.
 */
const letters: { to: string; subject: string; key: string; isLast: boolean }[] = [];

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  bank = await startBank({ port: 0, shopId: 'shop', secretKey: 'secret', clock, send: async () => {} });
  way = await startWayTo(bank.url);
  database = await openDatabase({ dataDir: '', databaseUrl: shop.url, logger });
  const mail = {
    send: async ({ to, subject }: { to: string; subject: string }, { key }: { key: string }) =>
      void letters.push({ to, subject, key, isLast: true }),
  };
  steps = payingSteps(database.db, bank.url, { clock, mail });
  counter = createTestApp(database.db, { clock });
  locks = await openStoppingLocks(shop.url, [
    { event: 'insert', table: 'payment' },
    { event: 'insert', table: 'order_event' },
    { event: 'update', table: 'refund' },
  ]);
});
afterAll(async () => {
  await locks?.close();
  await way?.close();
  await bank?.stop();
  await database?.close();
  await shop?.close();
});

it(`killing a process during a payment, at ${POINTS.length} points, neither loses nor repeats money or letters`, async () => {
  const articleId = await shop.articleWithStock(100);
  let next = startVictim();
  for (const [round, point] of POINTS.entries()) {
    const victim = await next;
    if (round + 1 < POINTS.length) next = startVictim();
    const about = JSON.stringify(point);
    const task = await placeUnpaid(articleId, `round-${round}@example.ru`);

    const crash = () => killAt(victim, point, task);
    if (point.step === 'start') await crash();
    await survive('start', task);
    const attempts = await attemptsOf(database.db, task.orderId);
    expect(attempts, about).toMatchObject([{ state: 'WAITING', key: task.key }]);
    const [atBank, ...others] = paymentsAtBank(attempts[0]?.id);
    expect(others, about).toEqual([]);
    if (!atBank) throw new Error(`The bank has no payment: ${about}`);
    bank.bank.choose(atBank, 'pay');

    if (point.step === 'ask') await crash();
    await survive('ask', task);
    expect((await orderOf(task)).state, about).toBe('PAID');
    if (point.step === 'send' && !point.isCancelled) await crash();
    await survive('send', task);

    if (point.step === 'cancel') await crash();
    if ((await orderOf(task)).state === 'PAID') await survive('cancel', task);
    if (point.isCancelled) await crash();
    await survive('send', task);

    const { rows } = await shop.sql.query(
      `select e.state, e.by from order_event e where order_id = $1 order by e.position`,
      [task.orderId],
    );
    expect(
      rows.map(({ state }) => state),
      about,
    ).toEqual(['PLACED', 'AWAITING_PAYMENT', 'PAID', 'CANCELLED']);
    expect(await refundsOf(task), about).toEqual([{ state: 'DONE', reason: 'CANCELLED' }]);
    expect(paymentsAtBank(attempts[0]?.id), about).toHaveLength(1);
    expect(atBank.refunded_amount, about).toEqual(atBank.amount);
    const own = letters.filter(({ to }) => to === `round-${round}@example.ru`);
    const keys = new Map(own.map(({ key, subject }) => [key, subject]));
    expect(new Set(keys.values()).size, about).toBe(4);
    expect(keys.size, about).toBe(4);
    // Only a letter that the killed process had already handed over may be sent twice, and then with the same
    // key.
    const bySurvivor = own.filter(({ isLast }) => isLast).map(({ key }) => key);
    expect(new Set(bySurvivor).size, about).toBe(bySurvivor.length);
    if (point.letter === 'hands over') expect(bySurvivor, about).toHaveLength(4);
  }
  const { rows } = await shop.sql.query('select content from outbox_message where due_at > $1', [
    new Date(Date.now() + 12 * 60 * 60 * 1000),
  ]);
  expect(rows).toEqual([]);
  const { rows: stock } = await shop.sql.query('select stock from article where id = $1', [articleId]);
  expect(stock).toEqual([{ stock: 100 }]);
}, 600_000);

type Task = Omit<PayingTask, 'step' | 'now'>;

/** Places an order as a new guest. It is to be paid by SBP. */
async function placeUnpaid(articleId: string, email: string): Promise<Task> {
  const call = async <T>(path: string, options: Parameters<TestApp['call']>[1] = {}): Promise<T> => {
    const answer = await counter.call(path, { ...options, token, leaveMessages: true });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { access: token } = await becomeGuest(counter);
  const { id: ownerId } = await call<{ id: string }>('/api/auth/user-identity');
  const items = [{ action: 'ADD', articleId, quantity: 1, isGift: false }];
  await call(`${CARTS}/items/list`, { body: { items } });
  const options = await call<DeliveryOptions>('/api/delivery-orchestration/v1/options', {
    query: { city: 'kazan' },
  });
  const courier = options.methods.find(({ id }) => id === 'courier');
  const total = options.goodsSum + (courier?.price ?? 0);
  const body = orderBody({ cartVersion: options.cartVersion, pieces: 1, total });
  const day = courier?.days.find(({ isFull }) => !isFull)?.day ?? null;
  const { id: orderId } = await call<Order>('/api/order-orchestration/v1/orders', {
    body: {
      ...body,
      contact: { ...body.contact, email },
      delivery: { ...body.delivery, day, interval: courier?.intervals[0] ?? null },
      payment: { method: 'sbp' },
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  return { orderId, ownerId, key: randomUUID() };
}

/**
 * Repeats the step in the process that was not killed, after the lease of the killed one has expired. A step
 * that was already complete changes nothing.
 */
async function survive(step: PayingTask['step'], task: Task): Promise<void> {
  ahead += LEASE_MS;
  await steps[step](task);
  // Sends the letters that the step wrote, and asks the bank about unfinished payments, until nothing is left
  // to do.
  if (step === 'send') while ((await steps.send()) + (await steps.ask()) > 0);
}

const paymentsAtBank = (attemptId: string | undefined) =>
  [...bank.bank.payments.values()].filter(({ metadata }) => metadata.payment === attemptId);

async function orderOf({ orderId }: Task): Promise<{ state: string }> {
  return (await shop.sql.query('select state from "order" where id = $1', [orderId])).rows[0];
}

async function refundsOf({ orderId }: Task): Promise<unknown[]> {
  const { rows } = await shop.sql.query(
    'select r.state, r.reason from refund r join payment p on p.id = r.payment_id where p.order_id = $1',
    [orderId],
  );
  return rows;
}

type Victim = Awaited<ReturnType<typeof startVictim>>;

/**
 * Starts a process that waits for a task. Its database connections have a name, so that the test can find
 * them in PostgreSQL.
 */
async function startVictim() {
  const url = new URL(shop.url);
  url.searchParams.set('application_name', 'victim');
  const child = fork(PROCESS, [url.href, way.url], { execArgv: [] });
  await once(child, 'message');
  return child;
}

/** Gives a task to a process and kills it at the given point. */
async function killAt(victim: Victim, point: Point, task: Task): Promise<void> {
  const { step, table, bank: onWay, letter } = point;
  ahead += LEASE_MS;
  const cut: BankStop | undefined =
    onWay === 'asked' ? () => hold(table) : onWay === undefined ? undefined : onWay;
  const gotThere = way.cut(cut);
  if (onWay === undefined) await hold(table);
  const said = new Promise<void>((done, failed) => {
    victim.on('message', (message: { said: string; key: string; to: string; subject: string }) => {
      if (message.said === 'ended')
        return failed(new Error(`The process was not stopped: ${JSON.stringify(point)}`));
      if (message.said === 'hands over') letters.push({ ...message, isLast: false });
      if (message.said === letter) done();
      else victim.send({ taken: message.key });
    });
  });
  victim.send({ ...task, step, now: clock().getTime() } satisfies PayingTask);
  const isAtBank = onWay === 'unasked' || onWay === 'unheard';
  await Promise.race([said, ...(isAtBank ? [gotThere] : []), ...(table ? [stopped()] : [])]);
  const gone = once(victim, 'exit');
  victim.kill('SIGKILL');
  await gone;
  way.cut(undefined);
  if (table) await locks.release();
  while ((await connections()) > 0);
}

async function hold(table: Table | undefined): Promise<void> {
  if (table) await locks.hold(table);
}

/**
 * The test holds a database lock, so that the process hangs at the chosen point. Resolves once the process
 * waits there.
 */
async function stopped(): Promise<void> {
  while ((await connections("wait_event_type = 'Lock'")) === 0);
}

async function connections(condition = 'true'): Promise<number> {
  const { rows } = await shop.sql.query(
    `select count(*)::int as n from pg_stat_activity
     where ${condition} and application_name = 'victim' and datname = current_database()`,
  );
  return rows[0].n;
}
