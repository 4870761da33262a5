import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { silentLogger } from '../log/logger.ts';
import { outboxMessage } from '../outbox/tables.ts';
import { freshDatabase } from '../testing/database.ts';
import { gaugeConnections, gaugeWork } from './database-gauges.ts';
import { createMetrics } from './metrics.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(outboxMessage));

const samples = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.registry.metrics())
    .split('\n')
    .filter((line) => /^vitrina_(outbox|payments|database)/.test(line));

async function write(minutesAgo: number, isDead: boolean): Promise<void> {
  const createdAt = new Date(NOW.getTime() - minutesAgo * 60_000);
  await database.db.insert(outboxMessage).values({
    key: crypto.randomUUID(),
    content: { kind: 'letter', message: { channel: 'email', to: 'anna@example.ru', subject: '', text: '' } },
    dueAt: NOW,
    deadAt: isDead ? NOW : null,
    createdAt,
    expiresAt: new Date('2027-01-01T00:00:00Z'),
  });
}

it('the database metrics report the number and age of waiting messages, and the number of dead letters', async () => {
  const metrics = createMetrics();
  gaugeWork({ db: database.db, clock: () => NOW, metrics, logger: silentLogger });
  expect(await samples(metrics)).toEqual([
    'vitrina_outbox_messages{state="waiting"} 0',
    'vitrina_outbox_messages{state="dead"} 0',
    'vitrina_outbox_oldest_seconds 0',
  ]);
  await write(2, false);
  await write(5, false);
  await write(90, true);
  expect(await samples(metrics)).toEqual([
    'vitrina_outbox_messages{state="waiting"} 2',
    'vitrina_outbox_messages{state="dead"} 1',
    'vitrina_outbox_oldest_seconds 300',
  ]);
});

it('database metrics that cannot be read are omitted, and the other metrics are reported', async () => {
  const metrics = createMetrics();
  const warnings: string[] = [];
  const logger = { ...silentLogger, warn: (_: object, message: string) => void warnings.push(message) };
  const db = { execute: () => Promise.reject(new Error('gone')) } as unknown as typeof database.db;
  gaugeWork({ db, clock: () => NOW, metrics, logger });
  metrics.searches.inc({ found: 'no' });
  expect(await samples(metrics)).toEqual([]);
  expect(warnings).toHaveLength(2);
  expect(await metrics.registry.metrics()).toContain('vitrina_searches_total{found="no"} 1');
});

it('the database metrics report the use of connections if there is a connection pool', async () => {
  const metrics = createMetrics();
  gaugeConnections(metrics, {});
  gaugeConnections(metrics, { connections: () => ({ busy: 3, idle: 1, waiting: 0 }) });
  expect(await samples(metrics)).toEqual([
    'vitrina_database_connections{state="busy"} 3',
    'vitrina_database_connections{state="idle"} 1',
    'vitrina_database_connections{state="waiting"} 0',
  ]);
});
