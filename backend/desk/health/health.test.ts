import { beforeEach, describe, expect, it } from 'vitest';
import type { ShopChecks, ShopHealth } from '#contract/client/client.schemas.ts';
import { contractVersion } from '#contract/operations.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { ok, problem, warning } from '../../doctor/check.ts';
import { noteImport } from '../../exchange/base/import-state.ts';
import { createOperator } from '../../orders/testing/operators.ts';
import { noteRuns } from '../../platform/jobs/note-runs.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';

const MINUTE = 60_000;

const db = await openSmallShop();
let shop: TestApp;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'job_run', 'import_state']);
  shop = createTestApp(db);
});

async function ask<Answer>(path: string): Promise<Answer> {
  const owner = await createOperator(shop, `owner-${Math.random()}`, 'owner');
  return (await owner.call(path)).json();
}

describe('how the shop is', () => {
  it('the desk shows the last run of each job, and why it failed', async () => {
    const onRun = noteRuns(shop.deps);
    const end = onRun({ name: 'feed import', every: 60 * MINUTE, run: async () => {} });
    shop.advance(MINUTE);
    await end('Выгрузка не скачана.');
    await onRun({ name: 'outbox', every: 2000, run: async () => {} })(null);
    const { jobs } = await ask<ShopHealth>('/health');
    expect(jobs).toEqual([
      {
        name: 'импорт выгрузки',
        everySeconds: 3600,
        startedAt: '2026-11-21T09:00:00.000Z',
        finishedAt: '2026-11-21T09:01:00.000Z',
        nextAt: '2026-11-21T10:00:00.000Z',
        failedAt: '2026-11-21T09:01:00.000Z',
        failure: 'Выгрузка не скачана.',
      },
      expect.objectContaining({ name: 'отправка сообщений', failedAt: null, failure: null }),
    ]);
  });

  it('the desk shows when an import of a source succeeded and failed last', async () => {
    const at = shop.deps.clock();
    await noteImport(db, 'feed', { at, failure: null });
    await noteImport(db, 'feed', { at: new Date(at.getTime() + MINUTE), failure: 'Её сервер отвечает 404.' });
    const { imports } = await ask<ShopHealth>('/health');
    expect(imports).toEqual([
      {
        source: 'FEED',
        succeededAt: '2026-11-21T09:00:00.000Z',
        failedAt: '2026-11-21T09:01:00.000Z',
        failure: 'Её сервер отвечает 404.',
      },
    ]);
  });

  it('the desk shows no import of a source that the settings no longer name', async () => {
    await noteImport(db, 'feed', { at: shop.deps.clock(), failure: 'Её сервер отвечает 404.' });
    shop = createTestApp(db, { importSources: ['1c'] });
    expect((await ask<ShopHealth>('/health')).imports).toEqual([]);
  });

  it('the desk shows since when messages wait that should have left', async () => {
    const at = shop.deps.clock();
    const expiresAt = new Date(at.getTime() + 60 * MINUTE);
    const content = { kind: 'letter' };
    await db
      .insert(outboxMessage)
      .values({ key: crypto.randomUUID(), content, createdAt: at, dueAt: at, expiresAt });
    expect((await ask<ShopHealth>('/health')).messages).toEqual({ waiting: 1, dead: 0, oldestAt: null });
    shop.advance(2 * MINUTE);
    expect((await ask<ShopHealth>('/health')).messages.oldestAt).toBe(at.toISOString());
  });

  it('the desk shows the last backup and the versions of what runs', async () => {
    expect((await ask<ShopHealth>('/health')).backup).toBeNull();
    const at = shop.deps.clock();
    shop = createTestApp(db, {
      selfChecks: { ...shop.deps.selfChecks, lastBackup: async () => ({ at, bytes: 4096 }) },
    });
    const { backup, versions } = await ask<ShopHealth>('/health');
    expect(backup).toEqual({ at: at.toISOString(), bytes: 4096 });
    expect(versions).toMatchObject({
      app: 'test',
      contract: contractVersion,
      schema: expect.stringMatching(/^\d{4}_/),
      database: expect.stringMatching(/^PostgreSQL \d+.*, встроенная$/),
    });
  });
});

it('the desk shows the findings of the doctor in Russian', async () => {
  const at = shop.deps.clock();
  const found = [
    { section: 'checks', check: 'database', ...ok('The database responds and has all migrations.') },
    {
      section: 'checks',
      check: 'disk',
      ...problem('250 MB are free at DATA_DIR: the shop needs at least 300 MB; free some space.'),
    },
    {
      section: 'opening',
      check: 'backup',
      ...warning(
        'The last backup known in DATA_DIR is 3 days old: run npm run backup -- --to <file> every day, by cron.',
      ),
    },
  ] as const;
  shop = createTestApp(db, {
    selfChecks: { ...shop.deps.selfChecks, findings: async () => ({ at, found }) },
  });
  const { findings } = await ask<ShopChecks>('/health/checks');
  expect(findings).toMatchObject([
    { section: 'CHECKS', check: 'база данных', state: 'OK', says: 'База отвечает, все миграции сделаны.' },
    { section: 'CHECKS', check: 'диск', state: 'PROBLEM' },
    { section: 'OPENING', check: 'копия', state: 'WARNING' },
  ]);
  for (const { says } of findings) expect(says).toMatch(/^[А-ЯЁ]/);
});
