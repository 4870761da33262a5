import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type BackendOptions, openBackend } from '../../backend/index.ts';
import { openSession } from '../../backend/platform/db/client.ts';
import { migrate, readMigrations } from '../../backend/platform/db/migrate.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { openPostgres } from '../support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server, including a user who may create databases. */
    postgresUrl: string;
  }
}

/** Name of a template database that contains the demo shop. */
export const DEMO_SHOP = 'demo_shop';

/** Starts one PostgreSQL server, with one demo shop, for all integration tests. Provides its URL to them. */
export default async function startPostgres(project: TestProject) {
  const postgres = await openPostgres();
  await makeDemoShop(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return () => postgres.close();
}

/** Opens the backend with the demo data on a database. By default there are no external services. */
export const openDemoBackend = (options: Pick<BackendOptions, 'dataDir' | 'databaseUrl' | 'services'>) =>
  openBackend({
    ...options,
    demo: true,
    publicUrl: 'http://localhost:3999',
    build: 'test',
    site: 'ru',
    logger: silentLogger,
  });

/** Creates the template database from which the databases of the tests are copied. */
export async function makeDemoShop(serverUrl: string) {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`create database ${DEMO_SHOP}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${DEMO_SHOP}`;
  await migrateAhead(url.href);
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-integration-'));
  const backend = await openDemoBackend({ dataDir, databaseUrl: url.href });
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * If NEWER_MIGRATIONS is set (a folder with the migrations of a later version), also applies those. `npm run
 * upgrade:rehearse` does this to show that this version still works on a database that was already migrated
 * to the later version.
 */
async function migrateAhead(databaseUrl: string) {
  const folder = process.env.NEWER_MIGRATIONS;
  if (!folder) return;
  const database = await openSession({ dataDir: '', databaseUrl, alone: true });
  await migrate(database.db, readMigrations(folder));
  await database.close();
}
