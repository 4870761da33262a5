import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkDatabase } from '../../backend/doctor/database.ts';
import { openSession } from '../../backend/platform/db/client.ts';
import { migrate, readMigrations } from '../../backend/platform/db/migrate.ts';

const NAME = `doctor_${randomUUID().replaceAll('-', '')}`;
const PASSWORD = 'hush-hush';

let admin: pg.Client;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-doctor-'));
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query(`create role ${NAME} login password '${PASSWORD}'`);
  await admin.query(`create database ${NAME} owner ${NAME}`);
});
afterAll(async () => {
  await admin.query(`drop database if exists ${NAME} with (force)`);
  await admin.query(`drop role if exists ${NAME}`);
  await admin.end();
  await rm(dataDir, { recursive: true });
});

function address({ password = PASSWORD, database = NAME } = {}): string {
  return Object.assign(new URL(inject('postgresUrl')), {
    username: NAME,
    password,
    pathname: `/${database}`,
  }).href;
}

async function check(databaseUrl = address(), workers = 1) {
  const found = await checkDatabase({ dataDir, databaseUrl, workers });
  expect(JSON.stringify(found)).not.toContain(PASSWORD);
  return found;
}

/** Runs an SQL statement, then `work`, then the statement `undo`, which reverts the first one. */
async function during(statement: string, undo: string, work: () => Promise<void>) {
  await admin.query(statement);
  try {
    await work();
  } finally {
    await admin.query(undo);
  }
}

/** Runs the `doctor` command and returns its output and exit code. */
const runDoctor = (databaseUrl: string) =>
  new Promise<{ code: number | string; output: string }>((done) => {
    const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
    execFile(
      process.execPath,
      [resolve('scripts/doctor.ts')],
      {
        cwd: dataDir,
        env: { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

it('the doctor reports how many migrations the database does not have, and does not apply them', async () => {
  const lacks = {
    state: 'warning',
    says: expect.stringContaining(`lacks ${readMigrations().length} migrations from 0000_shop`),
  };
  expect((await check()).database).toEqual(lacks);
  expect((await check()).database).toEqual(lacks);
});

it('the doctor accepts a database with all migrations', async () => {
  const { db, close } = await openSession({ dataDir, databaseUrl: address(), alone: true });
  await migrate(db);
  await close();
  expect(await check()).toMatchObject({
    database: { state: 'ok' },
    connections: { state: 'ok' },
    clock: { state: 'ok' },
  });
});

it('the doctor names the setting with a wrong password and does not print the password', async () => {
  const { code, output } = await runDoctor(address({ password: 'wrong-secret' }));
  expect(code).toBe(1);
  expect(output).toMatch(/^ошибка +база данных .*Впишите в DATABASE_URL имя и пароль/m);
  expect(output).not.toMatch(/wrong-secret|hush/);
});

it('the doctor asks the operator to create a missing database', async () => {
  const { database } = await check(address({ database: 'absent' }));
  expect(database).toEqual({ state: 'problem', says: expect.stringContaining('Create that database') });
});

it('the doctor reports a database user who may not create tables', async () => {
  await during(
    `alter database ${NAME} owner to current_user`,
    `alter database ${NAME} owner to ${NAME}`,
    () =>
      check().then(({ database }) =>
        expect(database).toEqual({
          state: 'problem',
          says: expect.stringContaining('may not create tables'),
        }),
      ),
  );
});

it('the doctor reports a server that has too few connections for the processes of the shop', async () => {
  // The test server allows 200 connections and reserves three of them for superusers.
  expect((await check(address(), 19)).connections.state).toBe('ok');
  expect((await check(address(), 20)).connections).toEqual({
    state: 'problem',
    says: expect.stringContaining('197 connections, and 20 processes take up to 201: raise max_connections'),
  });
});

it.each(['role', 'database'])(
  'the doctor reports a limit of the %s that is too low for the processes of the shop',
  async (kind) => {
    const limit = (most: number) => `alter ${kind} ${NAME} connection limit ${most}`;
    await during(limit(20), limit(-1), async () => {
      expect((await check(address(), 2)).connections.state).toBe('problem');
      expect((await check(address(), 1)).connections.state).toBe('ok');
    });
  },
);

it('the doctor asks the operator to raise the limit of a server that has no free connections', async () => {
  const limit = (most: number) => `alter role ${NAME} connection limit ${most}`;
  await during(limit(0), limit(-1), async () => {
    const { database, connections } = await check();
    expect(database).toEqual({
      state: 'problem',
      says: expect.stringContaining('All connections are in use'),
    });
    expect(connections.state).toBe('warning');
  });
});
