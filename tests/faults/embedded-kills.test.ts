import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openSession } from '../../backend/platform/db/client.ts';
import { buyersOf } from '../integration/orders.ts';
import { guestsOver, httpDoor } from './http-door.ts';
import { NOTHING_WRONG, type Rows, reconcile, type Submission, submissionOf, submit } from './reconcile.ts';
import { report, roundsOf } from './rounds.ts';
import { startWebProcess } from './web-processes.ts';

const ROUNDS = roundsOf('EMBEDDED_KILLS', 2);
const AT_ONCE = 6;
const STOCK = 1_000_000;

/**
 * Opens the embedded database in a shop's data folder and runs `work` on it. The shop must have been stopped:
 * only one process may open the database.
 */
async function look<T>(dataDir: string, work: (rows: Rows) => Promise<T>): Promise<T> {
  const opened = await openSession({ dataDir, databaseUrl: undefined, alone: true });
  const client = (opened.db as unknown as { $client: Rows }).$client;
  try {
    return await work(client);
  } finally {
    await opened.close();
  }
}

it('killing the process with the embedded database while it places orders neither loses nor duplicates orders', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-embedded-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  let web = await startWebProcess('', { dataDir });
  onTestFinished(() => web.kill());
  const door = httpDoor(() => web.port);
  const { newGuest } = guestsOver(door);
  web.stop();
  await web.ended;
  const articleId = await look(dataDir, async (rows) => {
    const { rows: found } = await rows.query('select id from article order by id limit 1', []);
    const [{ id }] = found as [{ id: string }];
    await rows.query('update article set stock = $2 where id = $1', [id, STOCK]);
    return id;
  });

  const submissions: Submission[] = [];
  let usual = 0;
  let beforeTheKill = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    web = await startWebProcess('', { dataDir });
    // After the restart, submits again every order that was not acknowledged. Each must then succeed and
    // exist exactly once.
    for (const each of submissions) if (!each.acknowledged) expect(await submit(each, door)).toBe(true);
    const ofRound = (await buyersOf({ newGuest }, Array(AT_ONCE).fill(articleId))).map(submissionOf);
    submissions.push(...ofRound);
    const began = performance.now();
    const all = Promise.all(ofRound.map((each) => submit(each, door)));
    if (round === 0) {
      expect(await all).toEqual(Array(AT_ONCE).fill(true));
      usual = performance.now() - began;
    } else await Promise.race([all, sleep(Math.random() * usual * 1.2)]);
    web.kill();
    await Promise.all([web.ended, all]);
    if (round > 0) beforeTheKill += ofRound.filter(({ acknowledged }) => acknowledged).length;
  }
  web = await startWebProcess('', { dataDir });
  for (const each of submissions) if (!each.acknowledged) expect(await submit(each, door)).toBe(true);
  web.stop();
  expect(await web.ended).toBe(0);
  report({ kills: ROUNDS + 1, orders: submissions.length, acknowledgedBeforeTheKill: beforeTheKill });
  await look(dataDir, async (rows) => {
    expect(await reconcile(rows, submissions, { articleId, stockBefore: STOCK })).toEqual(NOTHING_WRONG);
    // Tests `reconcile` itself, which must find both planted faults: a missing piece, and an acknowledged
    // order that does not exist.
    const [first, ...others] = submissions as [Submission, ...Submission[]];
    const unknown = { ...first, acknowledged: crypto.randomUUID() };
    await rows.query('update article set stock = stock - 1 where id = $1', [articleId]);
    expect(await reconcile(rows, [unknown, ...others], { articleId, stockBefore: STOCK })).toEqual({
      ...NOTHING_WRONG,
      lost: 1,
      stockIsOff: 1,
    });
  });
});
