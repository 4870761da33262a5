import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** A dev server in a child process that takes its `.env` from a message, and the text that it printed. */
let child: ReturnType<typeof start>;
let printed = '';
let folder: string;
let origin: string;

function start() {
  return spawn(process.execPath, [join(import.meta.dirname, 'fixtures/restarted-server.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: join(folder, 'data'),
      VITE_CACHE_DIR: join(folder, 'cache'),
      SETTINGS_DIR: folder,
      // This port has no API, because the pages of this test need none.
      API_BASE_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-restart-'));
  child = start();
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'close').then(() => Promise.reject(new Error(printed))),
  ]);
  origin = `http://localhost:${(message as { port: number }).port}`;
});
afterAll(async () => {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true });
});

/**
 * Restarts the server with this `.env`, while requests are sent continuously. Returns the statuses of these
 * requests, and the printed text.
 */
async function restartWith(env: string) {
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
}

/** The URL of the shop, read from a file that contains it. */
const publicUrl = async () =>
  /^Sitemap: (.*)\/sitemap\.xml$/m.exec(await (await fetch(`${origin}/robots.txt`)).text())?.[1];

it('the dev server uses the first, a changed and a removed value of .env, and requests wait for its restart', async () => {
  const atStart = await publicUrl();
  for (const [env, expected] of [
    ['PUBLIC_URL=https://first.example', 'https://first.example'],
    ['PUBLIC_URL=https://second.example', 'https://second.example'],
    ['', atStart],
  ]) {
    const { statuses } = await restartWith(env ?? '');
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
    await restartWith('PUBLIC_URL=https://before.example');
    const { statuses, terminal } = await restartWith(`PUBLIC_URL=https://new.example\n${env}`);
    expect(terminal).toContain(sentence);
    expect(terminal).not.toMatch(/\n +at /);
    expect(statuses).toEqual([200]);
    expect(await publicUrl()).toBe('https://before.example');
  },
);
