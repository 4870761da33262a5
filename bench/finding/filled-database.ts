import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { DatabaseKind } from '../../backend/platform/db/client.ts';
import type { PostgresServer } from './postgres-server.ts';

const CATALOG = fileURLToPath(new URL('../../backend/cli/catalog.ts', import.meta.url));

/** A database with a generated catalog, and how many seconds filling it took. */
export type FilledDatabase = {
  kind: DatabaseKind;
  size: number;
  dataDir: string;
  databaseUrl?: string | undefined;
  filledIn: number;
};

/**
 * Returns a database with a catalog of the given size. It is filled only once, and kept in `folder` for later
 * runs.
 */
export async function filledDatabase(
  folder: string,
  { kind, size, server }: { kind: DatabaseKind; size: number; server: PostgresServer | undefined },
): Promise<FilledDatabase> {
  const name = `${kind}_${size}`;
  const dataDir = join(folder, name);
  const mark = join(folder, `${name}.json`);
  const databaseUrl = kind === 'postgresql' ? await server?.database(name) : undefined;
  if (existsSync(mark)) {
    const { filledIn } = JSON.parse(await readFile(mark, 'utf8')) as { filledIn: number };
    return { kind, size, dataDir, databaseUrl, filledIn };
  }
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const began = Date.now();
  // If an earlier run was interrupted, a PostgreSQL database may already contain goods. They are replaced.
  const more = kind === 'postgresql' ? ['--replace'] : [];
  const child = spawn(process.execPath, [CATALOG, 'generate', '--variants', String(size), ...more], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO_DATA: 'on' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Filling ${name} ended with ${code}.`);
  const filledIn = (Date.now() - began) / 1000;
  if (databaseUrl) await settle(databaseUrl);
  await writeFile(mark, JSON.stringify({ filledIn }));
  return { kind, size, dataDir, databaseUrl, filledIn };
}

/**
 * Vacuums and analyzes the database now. Otherwise autovacuum would run minutes later, in the middle of a
 * measurement.
 */
async function settle(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
