import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buyersOf } from '../integration/orders.ts';
import { type ShopProcess, startProcess } from '../integration/processes.ts';
import { type IntegrationShop, openShop } from '../integration/shop.ts';
import { NOTHING_WRONG, reconcile, type Submission, submissionOf, submit } from './reconcile.ts';
import { report, roundsOf } from './rounds.ts';

const ROUNDS = roundsOf('SHOP_KILLS', 3);
const AT_ONCE = 6;
const STOCK = 1_000_000;

let shop: IntegrationShop;
let survivor: ShopProcess;
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  survivor = await startProcess(shop.url);
});
afterAll(async () => {
  await survivor?.close();
  await shop?.close();
});

it('killing the shop’s process at random moments of the checkout neither loses nor duplicates orders', async () => {
  const articleId = await shop.articleWithStock(STOCK);
  const submissions: Submission[] = [];
  let beforeTheKill = 0;
  let next = startProcess(shop.url);
  // How long a round takes if no process is killed, in ms.
  let usual = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const victim = await next;
    if (round < ROUNDS) next = startProcess(shop.url);
    const buyers = await buyersOf(shop, Array(AT_ONCE).fill(articleId));
    const ofRound = buyers.map(submissionOf);
    submissions.push(...ofRound);
    const began = performance.now();
    const all = Promise.all(ofRound.map((each) => submit(each, victim.fetch)));
    if (round === 0) {
      expect(await all).toEqual(Array(AT_ONCE).fill(true));
      usual = performance.now() - began;
      await victim.close();
      continue;
    }
    // Waits for a random time, up to a little longer than a whole round takes. The kill may then happen
    // before the first statement, at any later point, or after the last response.
    await Promise.race([all, sleep(Math.random() * usual * 1.2)]);
    await victim.kill();
    beforeTheKill += ofRound.filter(({ acknowledged }) => acknowledged !== undefined).length;
    // Submits all orders again. Acknowledged orders already exist; each of the other orders must be created
    // exactly once.
    for (const each of ofRound) expect(await submit(each, survivor.fetch)).toBe(true);
  }
  report({ kills: ROUNDS, orders: submissions.length, acknowledgedBeforeTheKill: beforeTheKill });
  expect(await reconcile(shop.sql, submissions, { articleId, stockBefore: STOCK })).toEqual(NOTHING_WRONG);
});

it('the check of orders finds a lost order, a duplicated order, and missing pieces', async () => {
  const articleId = await shop.articleWithStock(STOCK);
  const submissions = (await buyersOf(shop, Array(2).fill(articleId))).map(submissionOf);
  for (const each of submissions) await submit(each, survivor.fetch);
  const around = { articleId, stockBefore: STOCK };
  expect(await reconcile(shop.sql, submissions, around)).toEqual(NOTHING_WRONG);

  const [first, second] = submissions as [Submission, Submission];
  await shop.sql.query('update article set stock = stock - 1 where id = $1', [articleId]);
  expect(await reconcile(shop.sql, submissions, around)).toMatchObject({ stockIsOff: 1 });
  await shop.sql.query('update "order" set owner_id = $1 where id = $2', [
    first.buyer.shopper.id,
    second.acknowledged,
  ]);
  expect(await reconcile(shop.sql, submissions, around)).toMatchObject({ lost: 1, doubled: 1 });
});
