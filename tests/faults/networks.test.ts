import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { buyersOf } from '../integration/orders.ts';
import { type IntegrationShop, openShop } from '../integration/shop.ts';
import { type FaultProxy, startFaultProxy, type Weather } from '../support/fault-proxy.ts';
import { httpDoor, NO_ANSWER } from './http-door.ts';
import { NOTHING_WRONG, reconcile, type Submission, submissionOf, submit } from './reconcile.ts';
import { report, roundsOf } from './rounds.ts';
import { startWebProcess } from './web-processes.ts';

const ROUNDS = roundsOf('NETWORKS', 3);
const AT_ONCE = 6;
const STOCK = 1_000_000;
const WEATHERS: Weather[] = ['fair', 'slow', 'silent'];

let shop: IntegrationShop;
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());

/**
 * Starts a shop in a separate process with two faulty networks: one between the clients and the shop, one
 * between the shop and the database.
 */
async function start() {
  const url = new URL(shop.url);
  const behind = await startFaultProxy(Number(url.port));
  url.port = String(behind.port);
  // Sets the same kinds of timeouts as the shop does by default, but longer: on a busy machine statements may
  // be slow.
  url.search = '?statement_timeout=10000&connect_timeout=20';
  const web = await startWebProcess(url.href);
  const before = await startFaultProxy(web.port);
  onTestFinished(async () => {
    await before.close();
    await behind.close();
    web.kill();
    await web.ended;
  });
  return { before, behind, door: httpDoor(() => before.port) };
}

type Part = 'before' | 'behind';

/**
 * Places orders through a faulty network. When the network works again, repeats each order until it succeeds.
 */
async function placeThrough(
  part: Part,
): Promise<{ submissions: Submission[]; articleId: string; cuts: number }> {
  const { door, ...networks } = await start();
  const network: FaultProxy = networks[part];
  const articleId = await shop.articleWithStock(STOCK);
  const submissions: Submission[] = [];
  let usual = 0;
  let cuts = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ofRound = (await buyersOf(shop, Array(AT_ONCE).fill(articleId))).map(submissionOf);
    submissions.push(...ofRound);
    const began = performance.now();
    if (round > 0) network.setWeather(WEATHERS[round % WEATHERS.length] ?? 'fair');
    const all = Promise.all(ofRound.map((each) => submit(each, door)));
    if (round === 0) {
      await all;
      usual = performance.now() - began;
    } else await Promise.race([all, sleep(Math.random() * usual * 1.2)]);
    // Cuts the connections, except for a silent network between the shop and the database: there the shop
    // must notice the silence by its own timeout. In front of the shop a silent network is cut, as a browser
    // would give up after some time.
    if (round > 0 && (part === 'before' || round % WEATHERS.length !== 2)) {
      cuts += 1;
      network.cut();
    }
    await all;
    network.setWeather('fair');
    for (const each of ofRound) await expect.poll(() => submit(each, door)).toBe(true);
  }
  return { submissions, articleId, cuts };
}

it.each<Part>(['before', 'behind'])(
  'orders are neither lost nor duplicated when the network %s the shop fails',
  async (part) => {
    const { submissions, articleId, cuts } = await placeThrough(part);
    const statuses = new Set(submissions.flatMap((each) => each.statuses));
    report({
      [part === 'before' ? 'cutsBeforeTheShop' : 'cutsBehindTheShop']: cuts,
      orders: submissions.length,
      answers: [...statuses].map((status) => (status === NO_ANSWER ? 'none' : status)),
    });
    // Without a database the shop may fail only with 503 (or with no response at all).
    expect([...statuses].filter((status) => ![200, 503, NO_ANSWER].includes(status))).toEqual([]);
    expect(await reconcile(shop.sql, submissions, { articleId, stockBefore: STOCK })).toEqual(NOTHING_WRONG);
  },
);

it('the check of orders finds an order that was placed twice because its response was lost', async () => {
  const articleId = await shop.articleWithStock(STOCK);
  const [buyer] = await buyersOf(shop, [articleId]);
  if (!buyer) throw new Error('There is no buyer.');
  const first = submissionOf(buyer);
  await submit(first, shop.backend.fetch);
  const [other] = (await buyersOf(shop, [articleId])).map(submissionOf) as [Submission];
  await submit(other, shop.backend.fetch);
  await shop.sql.query('update "order" set owner_id = $1 where id = $2', [
    buyer.shopper.id,
    other.acknowledged,
  ]);
  expect(await reconcile(shop.sql, [first], { articleId, stockBefore: STOCK })).toMatchObject({ doubled: 1 });
});
