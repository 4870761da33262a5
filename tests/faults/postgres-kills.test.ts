import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { buyersOf } from '../integration/orders.ts';
import { makeDemoShop } from '../integration/postgres.ts';
import { startProcess } from '../integration/processes.ts';
import { openShop } from '../integration/shop.ts';
import { openPostgres } from '../support/postgres.ts';
import { NOTHING_WRONG, reconcile, submissionOf, submit } from './reconcile.ts';
import { middleOf, report, roundsOf } from './rounds.ts';

const ROUNDS = roundsOf('POSTGRES_KILLS', 2);
const AT_ONCE = 6;
const STOCK = 1_000_000;

it('the shop keeps every acknowledged order when PostgreSQL is killed, and accepts orders again without a restart of the shop', async () => {
  const postgres = await openPostgres();
  onTestFinished(() => postgres.close());
  await makeDemoShop(postgres.url);
  const shop = await openShop(postgres.url);
  // When PostgreSQL is killed, this connection emits an error. Without the listener the error would end the
  // test process.
  shop.sql.on('error', () => {});
  const door = await startProcess(shop.url);
  onTestFinished(async () => {
    await door.close();
    await shop.close();
  });
  const articleId = await shop.articleWithStock(STOCK);
  const buyers = await buyersOf(shop, Array((ROUNDS + 1) * AT_ONCE).fill(articleId));
  const submissions = buyers.map(submissionOf);

  const began = performance.now();
  await Promise.all(submissions.slice(0, AT_ONCE).map((each) => submit(each, door.fetch)));
  const usual = performance.now() - began;
  const backAfterMs: number[] = [];
  const refusals = new Set<number>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ofRound = submissions.slice(round * AT_ONCE, (round + 1) * AT_ONCE);
    const all = Promise.all(ofRound.map((each) => submit(each, door.fetch)));
    await sleep(Math.random() * usual);
    await postgres.kill();
    await all;
    for (const { statuses } of ofRound)
      for (const status of statuses) if (status !== 200) refusals.add(status);
    await postgres.start();
    const ready = performance.now();
    for (const each of ofRound) await expect.poll(() => submit(each, door.fetch)).toBe(true);
    backAfterMs.push(Math.round(performance.now() - ready));
  }
  report({
    kills: ROUNDS,
    orders: submissions.length,
    refusedWith: [...refusals],
    msUntilAllOrdersWereTaken: { median: middleOf(backAfterMs), longest: Math.max(...backAfterMs) },
  });
  // While the database is down, the shop may refuse calls only with 503.
  expect([...refusals].filter((status) => status !== 503)).toEqual([]);
  const sql = new pg.Client(shop.url);
  await sql.connect();
  const wrong = await reconcile(sql, submissions, { articleId, stockBefore: STOCK });
  await sql.end();
  expect(wrong).toEqual(NOTHING_WRONG);
});
