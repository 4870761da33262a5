import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { freshDatabase } from './testing/database.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it('the manifest contains the name of the build', async () => {
  const { call } = createTestApp(database.db, { build: '3f9c1d2a' });
  expect(await (await call('/api/_build/manifest')).json()).toEqual({ version: '3f9c1d2a' });
});

it.each(['pglite', 'postgresql'] as const)(
  'the health check reports that the shop works on %s',
  async (databaseKind) => {
    const { call } = createTestApp(database.db, { databaseKind });
    expect(await (await call('/api/_health')).json()).toEqual({ status: 'ok', database: databaseKind });
  },
);

it('the health check answers 503 with Retry-After if the database is down', async () => {
  const gone = await freshDatabase();
  await gone.close();
  const { call, log } = createTestApp(gone.db);
  const response = await call('/api/_health');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(log.some(({ level }) => level === 'error')).toBe(true);
  expect((await call('/api/_build/manifest')).status).toBe(200);
});

it('the health check answers 503 if tables are missing', async () => {
  const empty = await freshDatabase();
  await empty.client.exec('drop table principal cascade');
  expect((await createTestApp(empty.db).call('/api/_health')).status).toBe(503);
  await empty.close();
});
