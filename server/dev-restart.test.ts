import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Starts a dev server in a child process. The process writes its `.env` from a message of the test. */
async function startServer(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-restart-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures/restarted-server.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: join(folder, 'data'),
      VITE_CACHE_DIR: join(folder, 'cache'),
      SETTINGS_DIR: folder,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'close').then(() => Promise.reject(new Error(printed))),
  ]);
  const origin = `http://localhost:${(message as { port: number }).port}`;

  return {
    origin,
    /**
     * Changes `.env`, which restarts the server, and sends requests all the time. Returns their statuses and
     * what the server printed.
     */
    async restartWith(env: string) {
      const before = printed.length;
      const statuses: number[] = [];
      let isRestarting = true;
      const asking = (async () => {
        while (isRestarting) statuses.push((await fetch(`${origin}/robots.txt`)).status);
      })();
      child.send({ env });
      await once(child, 'message');
      isRestarting = false;
      await asking;
      return { statuses: [...new Set(statuses)], terminal: printed.slice(before) };
    },
    async stop() {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  // Nothing listens on this port. These tests call no API.
  server = await startServer({ API_BASE_URL: 'http://127.0.0.1:9' });
});
afterAll(() => server.stop());

/** The shop's origin according to the sitemap line in /robots.txt. */
const publicUrl = async () =>
  /^Sitemap: (.*)\/sitemap\.xml$/m.exec(await (await fetch(`${server.origin}/robots.txt`)).text())?.[1];

it('the dev server restarts with each new state of .env, and requests wait until it has restarted', async () => {
  const atStart = await publicUrl();
  for (const [env, expected] of [
    ['PUBLIC_URL=https://first.example', 'https://first.example'],
    ['PUBLIC_URL=https://second.example', 'https://second.example'],
    ['', atStart],
  ]) {
    const { statuses } = await server.restartWith(env ?? '');
    expect(await publicUrl()).toBe(expected);
    expect(statuses).toEqual([200]);
  }
});

it.each([
  ['TRUST_PROXY=77', 'TRUST_PROXY must be a whole number from 0 to 5, but it is "77".'],
  ['BRNAD=Витрина', '.env sets BRNAD, which is no setting of the shop: did you mean BRAND?'],
])(
  'the dev server reports the error in %s in one sentence, and continues to serve the unchanged shop',
  async (env, sentence) => {
    await server.restartWith('PUBLIC_URL=https://before.example');
    const { statuses, terminal } = await server.restartWith(`PUBLIC_URL=https://new.example\n${env}`);
    expect(terminal).toContain(sentence);
    expect(terminal).not.toMatch(/\n +at /);
    expect(statuses).toEqual([200]);
    expect(await publicUrl()).toBe('https://before.example');
  },
);

it('the dev server keeps its database if the one in a changed .env cannot be reached, and uses .env after it is corrected', async () => {
  const own = await startServer({ DEMO_DATA: 'off' });
  onTestFinished(() => own.stop());
  const health = async () => {
    const headers = { 'x-requested-from': 'browser', 'x-site-id': 'ru' };
    return (await fetch(`${own.origin}/api/_health?site=ru`, { headers })).json();
  };
  const atStart = await health();
  expect(atStart).toEqual({ status: 'ok', database: 'pglite' });
  const { statuses, terminal } = await own.restartWith(
    'DATABASE_URL=postgres://anna:secret@127.0.0.1:9/shop',
  );
  expect(statuses).toEqual([200]);
  expect(terminal).toMatch(/DATABASE_URL: the database at 127\.0\.0\.1:9\/shop cannot be reached \(.*\)\.$/m);
  expect(terminal).not.toMatch(/\n +at |secret/);
  expect(await health()).toEqual(atStart);
  expect((await own.restartWith('BRAND=Проба')).terminal).toContain('server restarted');
  expect(await health()).toEqual(atStart);
});
