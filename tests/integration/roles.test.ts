import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

let admin: pg.Client;
let databaseUrl: string;
beforeAll(async () => {
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  const name = `roles_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  databaseUrl = address.href;
});
afterAll(() => admin?.end());

/** Starts the program of the shop in the given role, with the test's database and a new data folder. */
async function start(ROLE: string) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), `vitrina-${ROLE}-`));
  const settings = {
    ROLE,
    DATA_DIR,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    DEMO_DATA: 'off',
    METRICS_PORT: '0',
  };
  const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, ...settings, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [PROGRAM, '--lang', 'en'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(DATA_DIR, { recursive: true, force: true });
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await vi.waitFor(() => expect(output).toMatch(/ at http:\S+:\d+ .*Prometheus reads port \d+\n/s));
  const [, metricsPort = ''] = /Prometheus reads port (\d+)/.exec(output) ?? [];
  const [, origin = ''] = / at (http:\S+:\d+) /.exec(output) ?? [];
  return {
    output,
    get: async (path: string, init?: RequestInit) => fetch(origin + path, init),
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    letters: () => readdir(join(DATA_DIR, 'mail')).catch(() => []),
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0] as number | null;
    },
  };
}

const anna = {
  firstName: 'Анна',
  email: 'anna@example.ru',
  password: 'lipovyy-chay-1986',
  personalDataConsent: true,
  marketingConsent: false,
};

it('one process serves the API without running jobs, and another runs the jobs without serving calls', async () => {
  const api = await start('api');
  expect(api.output).toContain('The API is at');
  const register = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-from': 'server',
      'x-site-id': 'ru',
      'x-request-id': randomUUID(),
    },
    body: JSON.stringify(anna),
  };
  for (const path of ['/healthz', '/readyz']) expect((await api.get(path)).status, path).toBe(200);
  expect((await api.get('/api/auth/register?site=ru', register)).status).toBe(200);

  const worker = await start('worker');
  expect(worker.output).toContain('The jobs run');
  for (const path of ['/healthz', '/readyz']) expect((await worker.get(path)).status, path).toBe(200);
  expect((await worker.get('/api/auth/register?site=ru', register)).status).toBe(404);

  // The letter was still unsent when the worker started. A process with another role must not send letters.
  await vi.waitFor(async () => expect(await worker.letters()).toHaveLength(1));
  expect(await api.letters()).toEqual([]);
  const sent = /^vitrina_job_seconds_count\{name="outbox",outcome="done"\} \d+$/m;
  await vi.waitFor(async () => expect(await worker.metrics()).toMatch(sent));
  const counts = await worker.metrics();
  expect(counts).toContain('vitrina_outbox_messages{state="waiting"} 0');
  expect(counts).toMatch(/^vitrina_database_connections\{state="idle"\} \d+$/m);
  expect(await api.metrics()).not.toMatch(/^vitrina_(job|outbox)\w+\{/m);
  expect(await Promise.all([api.stop(), worker.stop()])).toEqual([0, 0]);
});
