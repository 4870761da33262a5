import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Deps } from '../../backend/deps.ts';
import { createLimits } from '../../backend/limits.ts';
import { readLetter } from '../../backend/newsletter/read-letter.ts';
import { sendLetter } from '../../backend/newsletter/send-letter.ts';
import { subscribe } from '../../backend/newsletter/subscribe.ts';
import { openDatabase } from '../../backend/platform/db/client.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { type IntegrationShop, openShop } from './shop.ts';

const READERS = 500;
let shop: IntegrationShop;
const processes: { db: Database; close(): Promise<void> }[] = [];

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  const { rows } = await shop.sql.query<{ name: string }>('select current_database() as name');
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${rows[0]?.name}`;
  for (let one = 0; one < 4; one++)
    processes.push(await openDatabase({ dataDir: '', databaseUrl: url.href, logger: silentLogger }));
});
afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()));
  await shop?.close();
});

const tools = {
  // The clock of these tests is an hour ahead, so that messages are due for them but not yet for the jobs of
  // the test shop, which would send them first.
  clock: () => new Date(Date.now() + 60 * 60 * 1000),
  ids: randomUUID,
  secrets: () => randomBytes(32).toString('base64url'),
  publicUrl: 'http://shop.test',
  shopName: 'Лавка',
  wakeOutbox() {},
};

it('an e-mail address that is submitted many times in parallel gets one subscription', async () => {
  const requests = Array.from({ length: 12 }, (_, place) => {
    const deps = { ...tools, db: processes[place % 4]?.db, limits: createLimits() } as unknown as Deps;
    return subscribe(deps, { email: 'Anna@example.ru', clientIp: `203.0.113.${place}` });
  });
  await Promise.all(requests);
  const { rows } = await shop.sql.query(`select state from newsletter_subscription`);
  expect(rows).toEqual([{ state: 'asked' }]);
  await shop.sql.query('delete from newsletter_subscription');
  await shop.sql.query('delete from outbox_message');
});

it('runs of the newsletter job in parallel write one letter for each address, and the last run finds nothing left', async () => {
  await shop.sql.query(
    `insert into newsletter_subscription
       (id, email, state, consent_document, consent_version, consent_text_hash, ip, asked_at, confirmed_at)
     select gen_random_uuid(), 'reader-' || place || '@example.ru', 'confirmed', '', '1', '', '', now(), now()
     from generate_series(1, $1::int) place`,
    [READERS],
  );
  const letter = readLetter('zima.md', '---\nsubject: Зима\n---\nПальто');
  const runs = await Promise.all(
    processes.map(({ db }) => sendLetter({ ...tools, db }, { letter, perMinute: 600 })),
  );
  expect(runs.reduce((sum, { written }) => sum + written, 0)).toBe(READERS);
  const { rows } = await shop.sql.query<{ to: string }>(
    `select content #>> '{address,value}' as to from outbox_message`,
  );
  expect(rows).toHaveLength(READERS);
  expect(new Set(rows.map(({ to }) => to)).size).toBe(READERS);
  const [again] = processes;
  if (!again) throw new Error('No process is open.');
  expect((await sendLetter({ ...tools, db: again.db }, { letter, perMinute: 600 })).written).toBe(0);
});
